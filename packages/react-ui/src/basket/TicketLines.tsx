import { type BasketSectionLine, fullName, type HeldTicket, ticketsByEvent } from '@booking-dashboard/core'
import { EventTicketList } from '../bookings/EventTicketList'
import { useTexts } from '../composition/DashboardContext'
import { CheckboxField, VisuallyHidden } from '../design'
import type { BasketSectionProps } from './BasketSectionCard'
import styles from './BasketScreen.module.css'
import { LineAside } from './LineAside'

/** The tickets of the basket by event. */
export function TicketLines({ section, basket, booking, removal }: BasketSectionProps) {
  const { basket: texts, booking: shared } = useTexts().screen
  const lineOf = ({ ticket }: HeldTicket): BasketSectionLine | undefined =>
    section.lines.find(({ id }) => id === ticket.id)
  const nameOf = ({ passenger }: HeldTicket): string => (passenger === null ? texts.noPassenger : fullName(passenger))
  if (section.lines.length === 0) return <p className={styles.none}>{shared.tickets.none}</p>
  return (
    <EventTicketList
      events={ticketsByEvent(basket.tickets, [...booking.pax, ...basket.pax])}
      renderBefore={(held) => {
        const line = lineOf(held)
        return (
          line !== undefined &&
          removal.count > 1 && (
            <CheckboxField
              label={<VisuallyHidden>{texts.select(held.ticket.name, nameOf(held))}</VisuallyHidden>}
              checked={removal.isChosen(line)}
              onChange={(on) => removal.choose(line, on)}
            />
          )
        )
      }}
      renderAside={(held) => {
        const line = lineOf(held)
        return (
          line && (
            <LineAside
              line={line}
              basket={basket}
              name={texts.removeOne(held.ticket.name, nameOf(held))}
              removal={removal}
            />
          )
        )
      }}
    />
  )
}
