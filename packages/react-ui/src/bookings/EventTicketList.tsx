import { type EventTickets, fullName, type HeldTicket } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { useBookingTexts, useFormats } from '../composition/DashboardContext'
import { Badge, Icon } from '../design'
import styles from './EventTicketList.module.css'

interface EventTicketListProps {
  readonly events: readonly EventTickets[]
  readonly headingLevel?: 2 | 3
  /** Before a ticket: a box to select it by. */
  readonly renderBefore?: (held: HeldTicket) => ReactNode
  /** At the far side of a ticket: its price, its actions. */
  readonly renderAside?: (held: HeldTicket) => ReactNode
}

/** Tickets under their events, each with who it is for. */
export function EventTicketList({ events, headingLevel = 3, renderBefore, renderAside }: EventTicketListProps) {
  const formats = useFormats()
  const texts = useBookingTexts().screen.booking.tickets
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.events}>
      {events.map(({ key, eventName, eventDate, tickets }) => (
        <section key={key} className={styles.event}>
          <Heading className={styles.name}>
            <Icon name="ticket" />
            {eventName}
          </Heading>
          {eventDate !== null && <p className={styles.date}>{formats.dateTime(eventDate)}</p>}
          <ul>
            {tickets.map((held) => (
              <li key={held.ticket.id} className={styles.ticket}>
                {renderBefore?.(held)}
                <div className={styles.words}>
                  <span className={styles.type}>{held.ticket.name}</span>
                  <span className={styles.passenger}>
                    {held.passenger === null ? texts.noPassenger : fullName(held.passenger)}
                    {held.passenger?.lead === true && <Badge>{texts.lead}</Badge>}
                  </span>
                </div>
                {renderAside?.(held)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
