import { paths, type TransportChoosing } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../dashboard/DashboardContext'
import { Alert, ButtonLink } from '../../design'

/** The outcome of adding. It takes the focus, because the clicked button may be gone. */
export function TransportOutcome({
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
