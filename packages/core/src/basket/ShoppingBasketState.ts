import type { Failure } from '../failure/Failure.js'
import type { Basket, CheckoutObstacle } from './Basket.js'
import type { BasketOverview } from './basketOverview.js'
import type { BasketFlags, ChangeElsewhere } from './basketStore.js'
import type { MissingPassengers } from './missingPassengers.js'

/** A question to the customer. */
export type BasketQuestion =
  /** Whether to remove what the button named, which may take along what belongs to it. */
  | { readonly kind: 'remove'; readonly label: string; readonly takesAlong: boolean }
  /** Without these lines new passengers would have nothing: should they be removed as well? */
  | { readonly kind: 'passengersToo'; readonly names: string; readonly passengers: number; readonly lines: number }
  /** Whether to discard the whole basket. */
  | { readonly kind: 'discard' }

export type RemovalEnd =
  | { readonly kind: 'removed' }
  | { readonly kind: 'nothingToRemove' | 'cancelled' }
  | { readonly kind: 'failed'; readonly failure: Failure }

export type DiscardEnd =
  | { readonly kind: 'discarded' }
  /** Not discarded either where the basket had been changed elsewhere: it is shown first. */
  | { readonly kind: 'changedElsewhere' | 'cancelled' }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** A passenger whom the basket adds to the booking. */
export interface NewPassenger {
  /** What `remove` takes. */
  readonly key: string
  readonly name: string
  /** The basket holds nothing for this passenger, who can be removed. */
  readonly isUnused: boolean
}

export interface LoadedBasket extends BasketOverview {
  readonly kind: 'loaded'
  readonly basket: Basket
  /** What is picked to be removed, including what belongs to picked lines. */
  readonly picked: ReadonlySet<string>
  /** Whether there is more than one line to pick from. */
  readonly canPick: boolean
  readonly areAllPicked: boolean
  /** The keys of what is being removed. */
  readonly removing: ReadonlySet<string>
  readonly isRemovingPicked: boolean
  readonly isDiscarding: boolean
  readonly question: BasketQuestion | null
  readonly newPassengers: readonly NewPassenger[]
  /** Null where nobody is missing. */
  readonly missing: MissingPassengers | null
  /** Why it cannot be paid for; null where it can. */
  readonly obstacle: CheckoutObstacle | null
  /** How the last removal ended; null before one. */
  readonly lastRemoval: RemovalEnd | null
  /** What the last load found that somebody else had done. */
  readonly changed: ChangeElsewhere | null
}

/** Everything that the basket's page shows, with the client-side flags of specification 2, §3. */
export type ShoppingBasketState = BasketFlags & {
  /** Of which booking the last reset was; null before one. */
  readonly bookingRef: string | null
  /** Something is being done to the basket. */
  readonly processing: boolean
} & (
    | { readonly kind: 'unknown' | 'loading'; readonly count: null }
    | { readonly kind: 'failed'; readonly count: null; readonly failure: Failure; readonly isRetrying: boolean }
    /** No basket, or one that holds nothing. */
    | {
        readonly kind: 'none'
        readonly count: 0
        readonly basket: Basket | null
        readonly changed: ChangeElsewhere | null
      }
    | LoadedBasket
  )

/** The basket that is there, even one that holds nothing. */
export const basketOf = (state: ShoppingBasketState): Basket | null => ('basket' in state ? state.basket : null)
