import type { TicketToShow } from '@booking-dashboard/core'
import type { JoinedTickets } from '@booking-dashboard/core/ports'
import { useState } from 'react'
import { joinPdfs } from '../bookings/files/gate/drawPages'
import { saveFile } from '../bookings/files/saveFile'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { Button } from '../design'
import { TicketFileOutcome } from './TicketFileOutcome'

interface TicketFileButtonProps {
  readonly bookingRef: string
  readonly tickets: readonly TicketToShow[]
}

/** All e-tickets in one file. It is saved at once if it is whole; otherwise it is offered beside what is missing. */
export function TicketFileButton({ bookingRef, tickets }: TicketFileButtonProps) {
  const area = useArea('bookingPage')
  const { booking, bookingPage } = useTexts('bookingPage').screen
  const [state, setState] = useState<JoinedTickets | 'joining' | null>(null)
  const join = async (): Promise<void> => {
    setState('joining')
    const end = await area.ticketFile(bookingRef, tickets, joinPdfs).then(
      (file) => file.join(),
      () => ({ kind: 'failed', missing: [] }) as const,
    )
    if (end.kind === 'joined' && end.isWhole) saveFile(end.file)
    setState(end.kind === 'cancelled' ? null : end)
  }
  return (
    <>
      <div>
        <Button
          variant="secondary"
          icon="download"
          busy={state === 'joining'}
          busyLabel={booking.deliveries.downloading}
          onClick={() => void join()}
        >
          {bookingPage.ticketFile.save}
        </Button>
      </div>
      {state !== null && state !== 'joining' && <TicketFileOutcome joined={state} onRetry={() => void join()} />}
    </>
  )
}
