import { allTicketsToShow, type Booking } from '@booking-dashboard/core'
import { useMemo } from 'react'
import { useBookingTexts } from '../composition/DashboardContext'
import { Badge, Card } from '../design'
import { FirstOnes } from '../bookings/FirstOnes'
import { TicketLink } from './TicketLink'
import styles from './TicketsReadyCard.module.css'

/** Everything that can be shown at a gate now; the card of the bookings list leads here. */
export function TicketsReadyCard({ booking }: { readonly booking: Booking }) {
  const texts = useBookingTexts().screen.booking.deliveries
  const tickets = useMemo(() => allTicketsToShow(booking), [booking])
  if (tickets.length === 0) return null
  return (
    <Card
      id="tickets-ready"
      labelledBy="tickets-ready-title"
      title={<span id="tickets-ready-title">{texts.ready(tickets.length)}</span>}
      aside={
        <Badge meaning="success" icon="check">
          {texts.statuses.readyToDownload}
        </Badge>
      }
    >
      <FirstOnes of={tickets} first={12} more={texts.readyMore}>
        {(shown) => (
          <ul className={styles.tickets}>
            {shown.map((ticket, place) => (
              <li key={place}>
                <TicketLink bookingRef={booking.reference} ticket={ticket} />
              </li>
            ))}
          </ul>
        )}
      </FirstOnes>
      <p className={styles.hint}>{texts.readySentence}</p>
    </Card>
  )
}
