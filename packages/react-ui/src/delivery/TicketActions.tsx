import type { TicketToShow } from '@booking-dashboard/core'
import { useMemo } from 'react'
import { drawPages } from '../bookings/files/gate/drawPages'
import { GateButton } from '../bookings/files/gate/GateButton'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { TicketFileButton } from './TicketFileButton'

interface TicketActionsProps {
  readonly bookingRef: string
  readonly tickets: readonly TicketToShow[]
}

/** What can be done with all e-tickets together. */
export function TicketActions({ bookingRef, tickets }: TicketActionsProps) {
  const { offline } = useTexts('bookingPage').screen
  const area = useArea('bookingPage')
  const gate = useMemo(() => area.gateView(bookingRef, tickets, drawPages), [area, bookingRef, tickets])
  return (
    <>
      <GateButton view={gate} words={offline} variant="secondary" />
      {area.areJoinable(tickets) && <TicketFileButton bookingRef={bookingRef} tickets={tickets} />}
    </>
  )
}
