import {
  basketOf,
  type Booking,
  chosenStops,
  everybody,
  toAddTransportInput,
  toggleTraveller,
  transportProblems,
  transportTotals,
  type Travellers,
} from '@booking-dashboard/core'
import { useEffect, useState } from 'react'
import { moneyIn } from '../../bookings/moneyIn'
import { useDashboard, useTexts } from '../../composition/DashboardContext'
import { ErrorSummary, WithSummary } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { problemFieldOf, problemWords } from './problemWords'
import { HeldJourneys } from './HeldJourneys'
import { TransportOutcome } from './TransportOutcome'
import { TransportSteps } from './TransportSteps'
import { TransportSummary } from './TransportSummary'
import { useAddTransport } from './useAddTransport'
import { useTransportSteps } from './useTransportSteps'

/** What is booked, then adding step by step, and what that comes to. */
export function TransportBody({ booking }: { readonly booking: Booking }) {
  const texts = useTexts().screen.transport
  const dashboard = useDashboard()
  const finder = dashboard.transportFinder(booking.reference)
  const search = useBehavior(finder.search$)
  const basket = dashboard.basket(booking.reference)
  const inBasket = basketOf(useBehavior(basket.state$))
  const busy = useBehavior(basket.processing$)
  const pax = [...booking.pax, ...(inBasket?.pax ?? [])]
  const [chosen, setChosen] = useState<Travellers | null>(null)
  const [attempt, setAttempt] = useState(0)
  const walk = useTransportSteps(finder, search)
  const travellers = chosen ?? everybody(pax)
  const inMoney = moneyIn(booking.currency)
  const problems = attempt > 0 ? transportProblems(search, travellers) : []

  useEffect(() => void finder.start(), [finder])

  const { outcome, adding, add, forget } = useAddTransport(basket, finder, () => {
    setChosen(null)
    walk.startOver()
  })
  const press = (): void => {
    const input = toAddTransportInput(search, travellers, pax)
    if (input === null) return setAttempt((before) => before + 1)
    setAttempt(0)
    void add(input)
  }
  return (
    <WithSummary
      summary={
        <TransportSummary
          bookingRef={booking.reference}
          totals={transportTotals(search, travellers)}
          inMoney={inMoney}
          adding={adding || busy}
          ready={walk.step === 'travellers'}
          added={outcome.kind === 'added'}
          onAdd={press}
        />
      }
    >
      <ErrorSummary
        title={texts.add.problems}
        attempt={attempt}
        errors={problems.map((problem) => ({
          fieldId: problemFieldOf(problem),
          message: problemWords(problem, chosenStops(search), texts),
        }))}
      />
      <TransportOutcome outcome={outcome} bookingRef={booking.reference} />
      <HeldJourneys booking={booking} basket={inBasket} />
      <TransportSteps
        finder={finder}
        search={search}
        walk={walk}
        pax={pax}
        held={[...booking.transport, ...(inBasket?.transport ?? [])]}
        travellers={travellers}
        problems={transportProblems(search, travellers)}
        inMoney={inMoney}
        onChoice={forget}
        onTraveller={(paxId) => setChosen(toggleTraveller(travellers, paxId))}
      />
    </WithSummary>
  )
}
