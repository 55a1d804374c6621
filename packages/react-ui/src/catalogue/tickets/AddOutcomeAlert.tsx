import type { TicketsOutcome } from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { Alert } from '../../design'
import { IntoView } from '../shop/IntoView'
import { ToBasket } from '../shop/OutcomeAlert'

interface AddOutcomeAlertProps {
  readonly outcome: TicketsOutcome
  readonly bookingRef: string
}

/** How adding ended, where the customer is looking; the toast says why it failed. */
export function AddOutcomeAlert({ outcome, bookingRef }: AddOutcomeAlertProps) {
  const { tickets: texts, shop } = useTexts().screen
  const toBasket = <ToBasket bookingRef={bookingRef} />
  switch (outcome.kind) {
    case 'none':
      return null
    case 'added':
      return (
        <IntoView key={outcome.kind}>
          <Alert meaning="success" live actions={toBasket}>
            {texts.added(outcome.count)}
          </Alert>
        </IntoView>
      )
    case 'failed':
      return (
        <IntoView key={outcome.kind}>
          <Alert meaning="danger" title={texts.notAdded} live>
            {texts.notAddedSentence}
          </Alert>
        </IntoView>
      )
    case 'unclear':
      return (
        <IntoView key={outcome.kind}>
          <Alert meaning="warning" title={shop.unclear} live actions={toBasket}>
            {shop.unclearSentence}
          </Alert>
        </IntoView>
      )
    case 'partlyAdded':
      return (
        <IntoView key={outcome.kind}>
          <Alert meaning="warning" title={texts.partlyAdded} live actions={toBasket}>
            {outcome.tickets > 0 ? texts.ticketsLeft(outcome.tickets) : texts.partlyAddedSentence}
          </Alert>
        </IntoView>
      )
  }
}
