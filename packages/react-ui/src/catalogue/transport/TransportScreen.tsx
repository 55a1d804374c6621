import { useEffect, useRef } from 'react'
import { paths, type TransportChoosing } from '@booking-dashboard/core'
import { BookingFrame } from '../../bookings/BookingFrame'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useArea, useFormats, useTexts } from '../../dashboard/DashboardContext'
import { Alert, ButtonLink, ErrorSummary, WithSummary } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { HeldTransport } from './HeldTransport'
import { passengersId, stepId, type TransportProps } from './transportParts'
import { TransportSteps } from './TransportSteps'
import { TransportSummary } from './TransportSummary'

/** The booked transport, and the steps to add more. */
export default function TransportScreen() {
  const texts = useTexts('transport').screen.transport
  return (
    <BookingFrame beforeTrip title={texts.title}>
      {() => <TransportBody />}
    </BookingFrame>
  )
}

/** The booked transport, then the steps to add more, and the price. */
function TransportBody() {
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

/** The outcome of adding. It takes the focus, because the clicked button may be gone. */
function TransportOutcome({
  outcome,
  bookingRef,
}: {
  readonly outcome: TransportChoosing['outcome']
  readonly bookingRef: string
}) {
  const { transport: texts, shop } = useTexts('transport').screen
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome.kind !== 'none') place.current?.focus()
  }, [outcome])
  if (outcome.kind === 'none') return null
  const toBasket = (
    <ButtonLink to={paths.basket(bookingRef)} variant="secondary" icon="basket">
      {texts.summary.viewBasket}
    </ButtonLink>
  )
  return (
    <div ref={place} tabIndex={-1}>
      {outcome.kind === 'added' ? (
        <Alert meaning="success" live actions={toBasket}>
          {texts.added(outcome.count)}
        </Alert>
      ) : outcome.kind === 'unclear' || outcome.kind === 'partlyAdded' ? (
        <Alert meaning="warning" title={shop.unclear} live actions={toBasket}>
          {shop.unclearSentence}
        </Alert>
      ) : (
        <Alert meaning="danger" title={texts.notAdded} live>
          {texts.notAddedSentence}
        </Alert>
      )}
    </div>
  )
}
