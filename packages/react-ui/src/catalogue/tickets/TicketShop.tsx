import {
  basketOf,
  type Booking,
  type EventOnSale,
  selectionProblems,
  selectionTotals,
  toAddTicketsInput,
} from '@booking-dashboard/core'
import { useState } from 'react'
import { moneyIn } from '../../bookings/moneyIn'
import { useDashboard, useTexts } from '../../composition/DashboardContext'
import { ErrorSummary, WithSummary } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { AddOutcomeAlert } from './AddOutcomeAlert'
import { EventCard } from './EventCard'
import { fieldIdOf, problemWords } from './fieldIds'
import { ChoiceSummary } from '../shop/ChoiceSummary'
import { useTicketSelection } from './useTicketSelection'

interface TicketShopProps {
  readonly booking: Booking
  readonly events: readonly EventOnSale[]
}

/** What is on sale, what is chosen of it, and who for. */
export function TicketShop({ booking, events }: TicketShopProps) {
  const texts = useTexts().screen.tickets
  const dashboard = useDashboard()
  const basket = dashboard.basket(booking.reference)
  const busy = useBehavior(basket.processing$)
  const inBasket = basketOf(useBehavior(basket.state$))
  const pax = [...booking.pax, ...(inBasket?.pax ?? [])]
  const { selection, actions, outcome, add } = useTicketSelection(booking.reference, basket, pax)
  const [attempt, setAttempt] = useState(0)
  const [adding, setAdding] = useState(false)
  const problems = attempt > 0 ? selectionProblems(selection, events) : []
  const inMoney = moneyIn(booking.currency)
  const totals = selectionTotals(selection, events)

  const press = async (): Promise<void> => {
    const input = toAddTicketsInput(selection, events)
    if (input === null) return setAttempt((before) => before + 1)
    setAttempt(0)
    setAdding(true)
    await add(input)
    setAdding(false)
    // What was taken, here or by others meanwhile, is no longer on sale.
    void dashboard.ticketCatalogue.load(booking.reference)()
  }
  return (
    <WithSummary
      summary={
        <ChoiceSummary
          bookingRef={booking.reference}
          lines={totals.lines.map(({ event, type, quantity, cost }) => ({
            name: type.name,
            note: event.name,
            quantity,
            display: { kind: 'amount', amount: cost },
            cost,
          }))}
          count={totals.count}
          total={totals.total}
          bookingFee={totals.bookingFee}
          words={texts.summary}
          inMoney={inMoney}
          adding={totals.count > 0 && (adding || busy)}
          added={outcome.kind === 'added'}
          onAdd={() => void press()}
        />
      }
    >
      <ErrorSummary
        title={texts.problems.title}
        attempt={attempt}
        errors={problems.map((problem) => ({
          fieldId: fieldIdOf(problem),
          message: problemWords(problem, texts.problems),
        }))}
      />
      <AddOutcomeAlert outcome={outcome} bookingRef={booking.reference} />
      {events.map((event) => (
        <EventCard
          key={event.id}
          event={event}
          selection={selection}
          pax={pax}
          problems={problems}
          inMoney={inMoney}
          actions={actions}
        />
      ))}
    </WithSummary>
  )
}
