import type { TicketToShow } from '@booking-dashboard/core'
import { useMemo } from 'react'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { Badge, Card, quiet } from '../design'
import { drawPages } from '../bookings/files/gate/drawPages'
import { GateButton } from '../bookings/files/gate/GateButton'
import { FirstOnes } from '../bookings/FirstOnes'
import { TicketLink } from './TicketLink'
import styles from './TicketsReadyCard.module.css'

interface TicketsReadyCardProps {
  readonly bookingRef: string
  readonly tickets: readonly TicketToShow[]
}

/** Every ticket that the customer can show at a gate now. The card of the bookings list links here. */
export function TicketsReadyCard({ bookingRef, tickets }: TicketsReadyCardProps) {
  const { booking, offline } = useTexts('bookingPage').screen
  const texts = booking.deliveries
  const area = useArea('bookingPage')
  const gate = useMemo(() => area.gateView(bookingRef, tickets, drawPages), [area, bookingRef, tickets])
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
            {shown.map((ticket, index) => (
              <li key={index}>
                <TicketLink bookingRef={bookingRef} ticket={ticket} />
              </li>
            ))}
          </ul>
        )}
      </FirstOnes>
      <GateButton view={gate} words={offline} variant="secondary" />
      <p className={quiet}>{texts.readySentence}</p>
    </Card>
  )
}
