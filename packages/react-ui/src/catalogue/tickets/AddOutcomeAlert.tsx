import { paths } from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { Alert, ButtonLink } from '../../design'
import type { AddOutcome } from './useTicketSelection'

/** How adding ended, where the customer is looking; the toast says why it failed. */
export function AddOutcomeAlert({
  outcome,
  bookingRef,
}: {
  readonly outcome: AddOutcome
  readonly bookingRef: string
}) {
  const { tickets: texts, shop } = useTexts().screen
  const toBasket = (
    <ButtonLink to={paths.basket(bookingRef)} variant="secondary" icon="basket">
      {shop.summary.viewBasket}
    </ButtonLink>
  )
  switch (outcome.kind) {
    case 'none':
      return null
    case 'added':
      return (
        <Alert meaning="success" live actions={toBasket}>
          {texts.added(outcome.count)}
        </Alert>
      )
    case 'failed':
      return (
        <Alert meaning="danger" title={texts.notAdded} live>
          {texts.notAddedSentence}
        </Alert>
      )
    case 'unclear':
      return (
        <Alert meaning="warning" title={shop.unclear} live actions={toBasket}>
          {shop.unclearSentence}
        </Alert>
      )
    case 'partly':
      return (
        <Alert meaning="warning" title={texts.partlyAdded} live actions={toBasket}>
          {texts.partlyAddedSentence}
        </Alert>
      )
  }
}
