import {
  areManyTickets,
  type Booking,
  type PendingChange,
  resaleEntries,
  resaleGroups,
  resalePreview,
  resaleRows,
  resaleShown,
  resaleShownAs,
} from '@booking-dashboard/core'
import { useMemo, useState } from 'react'
import { moneyIn } from '../bookings/moneyIn'
import { TicketFinder } from '../bookings/holdings/TicketFinder'
import { useTicketFilter } from '../bookings/holdings/useTicketFilter'
import { useTexts } from '../composition/DashboardContext'
import { WithSummary } from '../design'
import { ResaleDialog } from './ResaleDialog'
import { ResaleFailure } from './ResaleFailure'
import { ResaleList } from './ResaleList'
import { ResaleSummary } from './ResaleSummary'
import { useResaleChoice } from './useResaleChoice'

interface ResaleDeskProps {
  readonly booking: Booking
  readonly pending: readonly PendingChange[]
}

/** The tickets, what is chosen of them, what will happen, and the question whether it shall. */
export function ResaleDesk({ booking, pending }: ResaleDeskProps) {
  const texts = useTexts().screen.resale
  const rows = useMemo(() => resaleRows(booking, pending), [booking, pending])
  const entries = useMemo(() => resaleEntries(rows), [rows])
  const inMoney = useMemo(() => moneyIn(booking.currency), [booking.currency])
  const control = useTicketFilter(entries, resaleShownAs)
  const groups = useMemo(() => resaleGroups(control.shown), [control.shown])
  const choice = useResaleChoice(booking.reference, rows)
  const [asking, setAsking] = useState(false)
  const preview = useMemo(
    () => resalePreview(choice.selection, rows, booking.tickets),
    [choice.selection, rows, booking.tickets],
  )
  // What was chosen may have come true elsewhere while it was asked about.
  if (asking && preview.isEmpty) setAsking(false)
  const many = areManyTickets(entries)
  const confirm = (): void => {
    setAsking(false)
    choice.update()
  }
  return (
    <WithSummary
      summary={
        <ResaleSummary
          preview={preview}
          inMoney={inMoney}
          updating={choice.updating}
          onReview={() => setAsking(true)}
          onClear={choice.clear}
        />
      }
    >
      <p>{texts.intro}</p>
      {choice.failure && <ResaleFailure failure={choice.failure} />}
      {many && <TicketFinder control={control} states={texts.states} order={resaleShown} />}
      <ResaleList groups={groups} choice={choice} inMoney={inMoney} many={many} filter={control.settled} />
      <ResaleDialog
        open={asking}
        preview={preview}
        pax={booking.pax}
        inMoney={inMoney}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      />
    </WithSummary>
  )
}
