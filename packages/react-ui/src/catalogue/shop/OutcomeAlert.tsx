import { paths, type ShopOutcome } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../dashboard/DashboardContext'
import { Alert, ButtonLink } from '../../design'
import { useInPlace } from '../../messages/useInPlace'
import { IntoView } from './IntoView'

/** The outcome of the last adding. `unclear`: the product could not learn whether the basket holds the items. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' | 'unclear' }
  | { readonly kind: 'added'; readonly messages: readonly string[] }
  /** Part of the choice is in the basket; the rest stays chosen. */
  | { readonly kind: 'partlyAdded'; readonly sentence: string }

interface ShopWords {
  readonly partlyAdded: (left: number) => string
}

export const inWords = (outcome: ShopOutcome, { partlyAdded }: ShopWords): Outcome =>
  outcome.kind === 'partlyAdded' ? { kind: 'partlyAdded', sentence: partlyAdded(outcome.left) } : outcome

/** The link to the basket after something was added. */
export function ToBasket({ bookingRef }: { readonly bookingRef: string }) {
  return (
    <ButtonLink to={paths.basket(bookingRef)} variant="secondary" icon="basket">
      {useTexts('basket').screen.shop.summary.viewBasket}
    </ButtonLink>
  )
}

interface AddedProps {
  readonly messages: readonly string[]
  /** The ways on. */
  readonly children: ReactNode
}

/** Says what was added, in place of the toasts. */
export function Added({ messages, children }: AddedProps) {
  useInPlace(messages)
  return <Alert meaning="success" live lines={messages} actions={children} />
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
        <Added messages={outcome.messages}>
          <ButtonLink to={paths.checkout(bookingRef)} icon="lock">
            {basket.summary.checkout}
          </ButtonLink>
          {toBasket}
        </Added>
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
