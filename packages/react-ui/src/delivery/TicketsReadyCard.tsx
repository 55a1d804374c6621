import type { TicketToShow } from '@booking-dashboard/core'
import { useTexts } from '../dashboard/DashboardContext'
import { Badge, Card, quiet } from '../design'
import { fileRows } from '../bookings/files/FileRow'
import { FirstOnes } from '../bookings/FirstOnes'
import { late } from '../loading/late'
import { TicketLink } from './TicketLink'
import styles from './TicketsReadyCard.module.css'

const TicketActions = late(async () => (await import('./TicketActions')).TicketActions)

interface TicketsReadyCardProps {
  readonly bookingRef: string
  readonly tickets: readonly TicketToShow[]
}

/** Every ticket that the customer can show at a gate now. The card of the bookings list links here. */
export function TicketsReadyCard({ bookingRef, tickets }: TicketsReadyCardProps) {
  const { booking } = useTexts('bookingPage').screen
  const texts = booking.deliveries
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
          <ul className={fileRows}>
            {shown.map((ticket, index) => (
              <li key={index}>
                <TicketLink bookingRef={bookingRef} ticket={ticket} />
              </li>
            ))}
          </ul>
        )}
      </FirstOnes>
      {tickets.some(({ download }) => download.kind === 'own') && (
        <div className={styles.actions}>
          <TicketActions bookingRef={bookingRef} tickets={tickets} />
        </div>
      )}
      <p className={quiet}>{texts.readySentence}</p>
    </Card>
  )
}
