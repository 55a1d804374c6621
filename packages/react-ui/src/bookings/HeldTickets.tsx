import { activePax, type Booking, fullName, paths, ticketsByEvent } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { Badge, ButtonLink, Card, EmptyState } from '../design'
import { EventTicketList } from './EventTicketList'
import styles from './HeldTickets.module.css'

/** The tickets of the booking, and the passengers who travel. */
export function HeldTickets({ booking }: { readonly booking: Booking }) {
  const texts = useTexts().screen.booking
  const add = (
    <ButtonLink to={paths.tickets(booking.reference)} variant="secondary" icon="plus">
      {texts.tickets.add}
    </ButtonLink>
  )
  return (
    <Card
      title={texts.tickets.heading}
      aside={booking.tickets.length > 0 && <Badge>{texts.tickets.count(booking.tickets.length)}</Badge>}
      footer={
        <div className={styles.foot}>
          <p>
            <span className={styles.label}>{texts.passengers}</span> {activePax(booking.pax).map(fullName).join(', ')}
          </p>
          {booking.tickets.length > 0 && add}
        </div>
      }
    >
      {booking.tickets.length === 0 ? (
        <EmptyState icon="ticket" heading={texts.tickets.none} headingLevel={3} action={add}>
          {texts.tickets.noneSentence}
        </EmptyState>
      ) : (
        <EventTicketList events={ticketsByEvent(booking.tickets, booking.pax)} />
      )}
    </Card>
  )
}
