import type { Cancelled, Failed, Failure } from '../failure/Failure.js'
import type { Basket, CheckoutObstacle } from './Basket.js'
import type { BasketOverview } from './basketOverview.js'
import type { BasketFlags } from './basketStore.js'
import type { MissingPassengers } from './passengers.js'

/** A question to the customer. */
export type BasketQuestion =
  /** Whether to remove the item on the button, and whether related lines are removed with it. */
  | { readonly kind: 'remove'; readonly label: string; readonly takesAlong: boolean }
  /** Without these lines new passengers would have nothing: should they be removed as well? */
  | { readonly kind: 'passengersToo'; readonly names: string; readonly passengers: number; readonly lines: number }
  /** Whether to discard the whole basket. */
  | { readonly kind: 'discard' }

/** A failed change of the basket, in words. */
export interface NotDone {
  readonly what: 'removal' | 'emptying'
  readonly lines: readonly string[]
}

/** The end of the removal of lines. */
export type RemovalEnd = { readonly kind: 'removed' | 'nothingToRemove' } | Cancelled | Failed

/** The end of discarding the whole basket. */
export type DiscardEnd =
  /** `changedElsewhere`: nothing was discarded, since the change is shown first. */
  { readonly kind: 'discarded' | 'changedElsewhere' } | Cancelled | Failed

/** A new passenger in the basket. */
export interface NewPassenger {
  /** The key that `remove` takes. */
  readonly key: string
  readonly name: string
  /** The basket holds nothing for this passenger, who can be removed. */
  readonly isUnused: boolean
}

/** A basket with its sections, and the lines picked for removal. */
export interface LoadedBasket extends BasketOverview {
  readonly kind: 'loaded'
  readonly basket: Basket
  /** The keys of the picked lines, and of the lines that belong to them. */
  readonly picked: ReadonlySet<string>
  /** Whether there is more than one line. */
  readonly canPick: boolean
  readonly areAllPicked: boolean
  /** The keys of what is being removed. */
  readonly removing: ReadonlySet<string>
  readonly isRemovingPicked: boolean
  readonly isDiscarding: boolean
  /** The last removal or emptying of this basket, if it failed, until the next one. */
  readonly notDone: NotDone | null
  readonly question: BasketQuestion | null
  readonly newPassengers: readonly NewPassenger[]
  /** Null if no passenger is missing. */
  readonly missing: MissingPassengers | null
  /** Why the customer cannot pay for the basket. Null if they can. */
  readonly obstacle: CheckoutObstacle | null
}

/** The state of the basket's page, with the client-side flags of behaviour/basket#2.3. */
export type ShoppingBasketState = BasketFlags & {
  /** The booking of the last reset. Null before a reset. */
  readonly bookingRef: string | null
  /** Whether a flow is running. */
  readonly processing: boolean
} & (
    | { readonly kind: 'unknown' | 'loading' }
    | { readonly kind: 'failed'; readonly failure: Failure; readonly isRetrying: boolean }
    /** There is no basket, or it is empty. */
    | { readonly kind: 'none'; readonly basket: Basket | null }
    | LoadedBasket
  )

/** The loaded basket, even an empty one. */
export const basketOf = (state: ShoppingBasketState): Basket | null => ('basket' in state ? state.basket : null)
