import { Badge, Button, ButtonLink, Card, DataList, Icon, Price, Row, Spinner, Stack } from '../src/design'
import { icons, type IconName } from '../src/design/display/icons'
import styles from './gallery.module.css'

const roles = [
  ['surface', 'text'],
  ['surface-raised', 'muted'],
  ['surface-sunken', 'muted'],
  ['accent', 'on-accent'],
  ['accent-hover', 'on-accent'],
  ['accent-soft', 'accent-text'],
  ['info-soft', 'info-text'],
  ['success-soft', 'success-text'],
  ['warning-soft', 'warning-text'],
  ['danger-soft', 'danger-text'],
  ['danger', 'on-danger'],
] as const

const isIcon = (name: string): name is IconName => name in icons

export function Foundations() {
  return (
    <Stack gap="loose">
      <ul className={styles.swatches}>
        {roles.map(([ground, ink]) => (
          <li key={ground} style={{ background: `var(--${ground})`, color: `var(--${ink})` }}>
            <strong>{ground}</strong>
            <br />
            <span>{ink}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.icons}>
        {Object.keys(icons)
          .filter(isIcon)
          .map((name) => (
            <li key={name}>
              <Icon name={name} />
              <span>{name}</span>
            </li>
          ))}
      </ul>
    </Stack>
  )
}

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export function Actions() {
  return (
    <Stack>
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>Add to basket</Button>
          <Button variant={variant} icon="download">
            Download
          </Button>
          <Button variant={variant} busy busyLabel="Adding to your basket">
            Add to basket
          </Button>
          <Button variant={variant} aria-disabled>
            Not now
          </Button>
          <Button variant={variant} icon="x" iconOnly>
            Remove
          </Button>
        </Row>
      ))}
      <Row>
        <ButtonLink to="/" iconAfter="arrow-right">
          See your booking
        </ButtonLink>
        <ButtonLink to="/" variant="secondary" icon="arrow-left">
          Back to my bookings
        </ButtonLink>
        <a href="#main">A link in the text</a>
        <Spinner />
      </Row>
      <Row gap="tight">
        <Badge>Past</Badge>
        <Badge meaning="info" icon="truck">
          On its way
        </Badge>
        <Badge meaning="success" icon="check">
          Paid in full
        </Badge>
        <Badge meaning="warning" icon="clock">
          Balance due
        </Badge>
        <Badge meaning="danger" icon="alert-circle">
          Payment overdue
        </Badge>
      </Row>
    </Stack>
  )
}

export function Facts() {
  return (
    <Stack>
      <Card
        title="Your stay"
        aside={
          <Badge meaning="success" icon="check">
            Booked
          </Badge>
        }
      >
        <DataList
          layout="facts"
          items={[
            { label: 'Check in', value: 'Wed 1 July 2026' },
            { label: 'Check out', value: 'Mon 6 July 2026' },
            { label: 'Guests', value: 'Amara Okafor, Tom Reed' },
            { label: 'Reference', value: 'SUN1001' },
          ]}
        />
      </Card>
      <Card
        tone="quiet"
        title="A quiet card"
        footer={
          <>
            <span>Total</span>
            <Price value="£1,234.50" size="large" />
          </>
        }
      >
        <Row>
          <Price value="£45.00" per="per person" />
          <Price value="£60.00" tone="struck" />
          <Price value="£0.00" tone="muted" />
          <Price value="-£5.00" tone="negative" />
        </Row>
      </Card>
    </Stack>
  )
}
