import { useEffect } from 'react'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useArea, useTexts, useFormats } from '../../dashboard/DashboardContext'
import { ErrorSummary, WithSummary } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { HeldTransport } from './HeldTransport'
import { TransportOutcome } from './TransportOutcome'
import { TransportSteps } from './TransportSteps'
import { TransportSummary } from './TransportSummary'
import { stepId, type TransportProps, passengersId } from './transportParts'

/** The booked transport, then the steps to add more, and the price. */
export function TransportBody() {
  const formats = useFormats()
  const texts = useTexts('transport').screen.transport
  const bookingRef = useBookingRef()
  const finder = useArea('transport').transportFinder(bookingRef)
  const state = useBehavior(finder.state$)
  useEffect(() => void finder.open(), [finder])

  if (state.kind === 'loading' || state.kind === 'failed') return null
  const parts: TransportProps = { finder, state, inMoney: formats.moneyIn(state.currency) }
  return (
    <WithSummary summary={<TransportSummary {...parts} />}>
      <ErrorSummary
        title={texts.add.problems}
        attempt={state.refusals}
        errors={state.refusedFor.map(({ kind, message }) => ({
          fieldId: kind === 'transportOpen' ? stepId : passengersId,
          message,
        }))}
      />
      <TransportOutcome outcome={state.outcome} bookingRef={bookingRef} />
      <HeldTransport booked={state.booked} inBasket={state.inBasket} />
      <TransportSteps {...parts} />
    </WithSummary>
  )
}
