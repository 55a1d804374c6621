import {
  Alert,
  Badge,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  DataList,
  PageHeading,
  Price,
  Row,
  Stack,
  StickySummary,
  WithSummary,
} from '../src/design'

function Summary() {
  return (
    <StickySummary
      label="Left to pay"
      brief={
        <Stack gap="tight">
          <span>
            <Price value="£640.00" />
            <span> due Sat 14 March 2026</span>
          </span>
        </Stack>
      }
      action={
        <ButtonLink to="/pay" block>
          Pay balance
        </ButtonLink>
      }
    >
      <div>
        <p>Left to pay</p>
        <Price value="£640.00" size="large" />
      </div>
      <DataList
        items={[
          { label: 'Total', value: <Price value="£1,240.00" /> },
          { label: 'Paid so far', value: <Price value="-£600.00" tone="negative" /> },
          { label: 'Due', note: 'in 12 days', value: 'Sat 14 March 2026', total: true },
        ]}
      />
    </StickySummary>
  )
}

/** Not a real screen: shows how the parts combine. */
export function BookingPage() {
  return (
    <Stack gap="loose">
      <Breadcrumbs items={[{ label: 'My bookings', to: '/' }, { label: 'SUN1001', to: '/b' }, { label: 'Tickets' }]} />
      <PageHeading eyebrow="60 days to go" title="Sunrise Festival, Croatia">
        <span>Wed 1 to Mon 6 July 2026</span>
        <Badge meaning="warning" icon="clock">
          Balance due
        </Badge>
        <Button variant="quiet" icon="copy">
          SUN1001
        </Button>
      </PageHeading>
      <WithSummary summary={<Summary />}>
        <Card title="What needs your attention" tone="attention" aside={<Badge meaning="warning">2 things</Badge>}>
          <Alert meaning="warning" title="Your balance is due soon" headingLevel={3}>
            Pay £640.00 by Sat 14 March 2026 to keep your place.
          </Alert>
          <Row between>
            <span>Two passengers still have questions to answer.</span>
            <ButtonLink to="/info" variant="secondary" iconAfter="arrow-right">
              Answer the questions
            </ButtonLink>
          </Row>
        </Card>
        <Card title="Price summary">
          <DataList
            items={[
              { label: 'Package', note: '2 adults', value: <Price value="£980.00" /> },
              { label: 'Room upgrade', value: <Price value="£290.00" /> },
              { label: 'Early booking discount', value: <Price value="-£30.00" tone="negative" /> },
              { label: 'Total', value: <Price value="£1,240.00" />, total: true },
            ]}
          />
        </Card>
      </WithSummary>
    </Stack>
  )
}
