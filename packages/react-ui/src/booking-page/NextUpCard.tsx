import type { NextUp } from '@booking-dashboard/core'
import { Entry } from '../bookings/itinerary/ItineraryCard'
import { useFormats } from '../dashboard/DashboardContext'
import { Badge, ButtonLink, Card, Row } from '../design'

/** The next entry of a trip that is near, first on its page. */
export function NextUpCard({ nextUp: { date, days, isCounted, entry, tickets } }: { readonly nextUp: NextUp }) {
  const formats = useFormats()
  return (
    <Card
      tone="accent"
      labelledBy="next-up"
      title={<span id="next-up">{formats.date(date)}</span>}
      aside={
        <Row gap="tight">
          {!isCounted && <Badge meaning="info">{formats.daysUntil(days)}</Badge>}
          {tickets && (
            <ButtonLink to={tickets.path} icon="ticket" variant="secondary">
              {tickets.label}
            </ButtonLink>
          )}
        </Row>
      }
    >
      <ul>
        <Entry entry={entry} />
      </ul>
    </Card>
  )
}
