import { paths, type ShopOutcome } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { Alert, ButtonLink } from '../../design'
import { IntoView } from './IntoView'

/** The outcome of the last adding. `unclear`: the product could not learn whether the basket holds the items. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' | 'unclear' }
  | { readonly kind: 'added'; readonly what: string }
  /** Part of the choice is in the basket; the rest stays chosen. */
  | { readonly kind: 'partlyAdded'; readonly sentence: string }

interface ShopWords {
  readonly summary: { readonly count: (count: number) => string }
  readonly partlyAdded: (left: number) => string
}

export const inWords = (outcome: ShopOutcome, { summary, partlyAdded }: ShopWords): Outcome => {
  switch (outcome.kind) {
    case 'added':
      return { kind: 'added', what: summary.count(outcome.count) }
    case 'partlyAdded':
      return { kind: 'partlyAdded', sentence: partlyAdded(outcome.left) }
    default:
      return outcome
  }
}

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
  if (outcome.kind === 'none') return null
  return (
    <IntoView key={outcome.kind}>
      <OutcomeWords outcome={outcome} bookingRef={bookingRef} />
    </IntoView>
  )
}

interface OutcomeWordsProps {
  readonly outcome: Exclude<Outcome, { readonly kind: 'none' }>
  readonly bookingRef: string
}

function OutcomeWords({ outcome, bookingRef }: OutcomeWordsProps) {
  const { shop: texts, basket } = useTexts('basket').screen
  const toBasket = <ToBasket bookingRef={bookingRef} />
  switch (outcome.kind) {
    case 'added':
      return (
        <Alert
          meaning="success"
          live
          actions={
            <>
              <ButtonLink to={paths.checkout(bookingRef)} icon="lock">
                {basket.summary.checkout}
              </ButtonLink>
              {toBasket}
            </>
          }
        >
          {texts.added(outcome.what)}
        </Alert>
      )
    case 'partlyAdded':
      return (
        <Alert meaning="warning" title={texts.partlyAdded} live actions={toBasket}>
          {outcome.sentence}
        </Alert>
      )
    case 'unclear':
      return (
        <Alert meaning="warning" title={texts.unclear} live actions={toBasket}>
          {texts.unclearSentence}
        </Alert>
      )
    case 'failed':
      return (
        <Alert meaning="danger" title={texts.notAdded} live>
          {texts.notAddedSentence}
        </Alert>
      )
  }
}
