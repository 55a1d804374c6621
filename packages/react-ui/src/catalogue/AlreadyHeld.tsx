import { type Booking, ticketsByEvent } from '@booking-dashboard/core'
import { EventTicketList } from '../bookings/EventTicketList'
import { useTexts } from '../composition/DashboardContext'
import { Icon } from '../design'
import styles from './EventCard.module.css'

/** What the booking has already, folded, before what can be added to it. */
export function AlreadyHeld({ booking }: { readonly booking: Booking }) {
  const texts = useTexts().screen.tickets
  if (booking.tickets.length === 0) return null
  return (
    <details className={styles.held}>
      <summary>
        {texts.held(booking.tickets.length)}
        <Icon name="chevron-down" />
      </summary>
      <div>
        <EventTicketList events={ticketsByEvent(booking.tickets, booking.pax)} headingLevel={2} />
      </div>
    </details>
  )
}
