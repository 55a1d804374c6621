import { paths } from '@booking-dashboard/core'
import { useBasketTexts } from '../../dashboard/DashboardContext'
import { Alert, ButtonLink } from '../../design'
import { IntoView } from './IntoView'

/** How the last adding ended. `unclear`: whether it is in the basket could not be learnt. */
export type Outcome =
  | { readonly kind: 'none' | 'failed' | 'unclear' }
  | { readonly kind: 'added'; readonly what: string }
  /** Part of it is in the basket, and the rest stays chosen. */
  | { readonly kind: 'partlyAdded'; readonly sentence: string }

/** The way into the basket, after something went in. */
export function ToBasket({ bookingRef }: { readonly bookingRef: string }) {
  return (
    <ButtonLink to={paths.basket(bookingRef)} variant="secondary" icon="basket">
      {useBasketTexts().screen.shop.summary.viewBasket}
    </ButtonLink>
  )
}

/** Where the customer is looking; the toast says why it failed. */
export function OutcomeAlert({ outcome, bookingRef }: { readonly outcome: Outcome; readonly bookingRef: string }) {
  const { shop: texts, basket } = useBasketTexts().screen
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
