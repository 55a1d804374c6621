import type { Failure } from '../failure/Failure.js'
import { type Basket, countItems } from './Basket.js'
import type { ChangeElsewhere } from './changeElsewhere.js'

export type BasketContents =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | { readonly kind: 'loaded'; readonly basket: Basket }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** What is being done to the basket. */
export type BasketActivity = 'idle' | 'checking' | 'getting' | 'adding' | 'removing' | 'resetting'

export interface BasketState {
  /** As the answer to a reset names it; null before one (specification 2, §4). */
  readonly bookingRef: string | null
  readonly contents: BasketContents
  readonly activity: BasketActivity
  /** What the last load found that somebody else had done to it. */
  readonly changed: ChangeElsewhere | null
}

/** Signals of specification 2, §4. */
export type BasketSignal = 'addFailed' | 'addSucceeded' | 'checkComplete' | 'getSucceeded' | 'resetSucceeded'

export const initialBasketState: BasketState = {
  bookingRef: null,
  contents: { kind: 'unknown' },
  activity: 'idle',
  changed: null,
}

export const basketOf = (state: BasketState): Basket | null =>
  state.contents.kind === 'loaded' ? state.contents.basket : null

/** What the basket's button counts; null while it is not known. */
export const itemCount = (state: BasketState): number | null => {
  switch (state.contents.kind) {
    case 'none':
      return 0
    case 'loaded':
      return countItems(state.contents.basket)
    default:
      return null
  }
}
