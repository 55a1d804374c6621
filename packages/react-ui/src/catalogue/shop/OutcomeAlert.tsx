import { paths, type ShopOutcome } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { Alert, ButtonLink } from '../../design'
import { useInPlace } from '../../messages/useInPlace'
import { IntoView } from './IntoView'

/** The link to the basket after something was added. */
export function ToBasket({ bookingRef }: { readonly bookingRef: string }) {
  return (
    <ButtonLink to={paths.basket(bookingRef)} variant="secondary" icon="basket">
      {useTexts('basket').screen.shop.summary.viewBasket}
    </ButtonLink>
  )
}

interface OutcomeAlertProps {
  readonly outcome: ShopOutcome
  readonly bookingRef: string
  /** Says that so many items stay chosen. */
  readonly partlyAdded?: (left: number) => string
}

/** Shows the outcome where the customer is working; the toast gives the reason for a failure. */
export function OutcomeAlert({ outcome, bookingRef, partlyAdded }: OutcomeAlertProps) {
  const { shop: texts, basket } = useTexts('basket').screen
  const { kind } = outcome
  const isAdded = kind === 'added'
  useInPlace(isAdded ? outcome.messages : [])
  if (kind === 'none') return null
  const isFailed = kind === 'failed'
  const left = kind === 'partlyAdded' && partlyAdded?.(outcome.left)
  return (
    <IntoView key={kind}>
      <Alert
        meaning={isAdded ? 'success' : isFailed ? 'danger' : 'warning'}
        title={isFailed ? texts.notAdded : left ? texts.partlyAdded : !isAdded && texts.unclear}
        live
        lines={isAdded ? outcome.messages : [isFailed ? texts.notAddedSentence : left || texts.unclearSentence]}
        actions={
          !isFailed && (
            <>
              {isAdded && (
                <ButtonLink to={paths.checkout(bookingRef)} icon="lock">
                  {basket.summary.checkout}
                </ButtonLink>
              )}
              <ToBasket bookingRef={bookingRef} />
            </>
          )
        }
      />
    </IntoView>
  )
}
