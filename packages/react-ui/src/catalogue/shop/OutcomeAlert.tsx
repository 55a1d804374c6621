import { paths } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { Alert, ButtonLink } from '../../design'
import { IntoView } from './IntoView'

/** The outcome of the last adding. `unclear`: the product could not learn whether the basket holds the items. */
export type Outcome =
  | { readonly kind: 'none' | 'failed' | 'unclear' }
  | { readonly kind: 'added'; readonly what: string }
  /** Part of the choice is in the basket; the rest stays chosen. */
  | { readonly kind: 'partlyAdded'; readonly sentence: string }

/** The link to the basket after something was added. */
export function ToBasket({ bookingRef }: { readonly bookingRef: string }) {
  return (
    <ButtonLink to={paths.basket(bookingRef)} variant="secondary" icon="basket">
      {useTexts('basket').screen.shop.summary.viewBasket}
    </ButtonLink>
  )
}

/** Shows the outcome where the customer is working; the toast gives the reason for a failure. */
export function OutcomeAlert({ outcome, bookingRef }: { readonly outcome: Outcome; readonly bookingRef: string }) {
  const { shop: texts, basket } = useTexts('basket').screen
  switch (outcome.kind) {
    case 'none':
      return null
    case 'added':
      return (
        <IntoView key={outcome.kind}>
          <Alert
            meaning="success"
            live
            actions={
              <>
                <ButtonLink to={paths.checkout(bookingRef)} icon="lock">
                  {basket.summary.checkout}
                </ButtonLink>
                <ToBasket bookingRef={bookingRef} />
              </>
            }
          >
            {texts.added(outcome.what)}
          </Alert>
        </IntoView>
      )
    case 'partlyAdded':
      return (
        <IntoView key={outcome.kind}>
          <Alert meaning="warning" title={texts.partlyAdded} live actions={<ToBasket bookingRef={bookingRef} />}>
            {outcome.sentence}
          </Alert>
        </IntoView>
      )
    case 'unclear':
      return (
        <IntoView key={outcome.kind}>
          <Alert meaning="warning" title={texts.unclear} live actions={<ToBasket bookingRef={bookingRef} />}>
            {texts.unclearSentence}
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
  }
}
