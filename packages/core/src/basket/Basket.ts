import { bookingStatuses } from '../domain/bookingCodes.js'
import { type Currency, type Minor, zeroMinor } from '../money/Money.js'
import type { MandatorySection } from './BasketKind.js'
import type { BasketItems } from './basketKinds.js'
import { countItems } from './itemRules.js'

/** The answer of a status check (behaviour/payments#d1.10). An unknown status is preserved for the report. */
export type BasketPaymentStatus =
  | { readonly kind: 'paid' | 'pending' | 'failed' | 'cancelled' }
  | { readonly kind: 'unhandled'; readonly status: string }

/** See behaviour/basket#2.3, basket payment record. */
export interface BasketPayment {
  readonly id: string
  readonly paid: boolean
  /** See behaviour/basket#2.4: 2 paid, 3 confirmed, 6 failed, 7 pending, 9 unknown. */
  readonly status: number
  /** The key of the request that made this payment. Null if the back end does not send it. */
  readonly idempotencyKey: string | null
}

export type { BasketCharge, BasketNameChange } from './kinds/nameChange.js'
export type { BasketExtra } from './kinds/extra.js'
export type { BasketTransport } from './kinds/transport.js'
export type { BasketRoom } from './kinds/room.js'

/** Basket status (behaviour/basket#2.4). */
export const basketStatuses = { ...bookingStatuses, 100: 'deleted', 110: 'error' } as const

/** `unknown` stands for a status that is not in the table; such a basket is shown. */
export type BasketStatus = (typeof basketStatuses)[keyof typeof basketStatuses] | 'unknown'

export interface SectionStatus {
  readonly valid: boolean
  readonly errors: readonly string[]
}

/** A basket of one booking, with one list for each kind of item (behaviour/basket#2.3). */
export interface Basket extends BasketItems {
  readonly id: string
  readonly status: BasketStatus
  readonly currency: Currency
  /** What completing the basket costs: the sum of its lines. */
  readonly total: Minor
  /** Empty if the back end does not list them. */
  readonly payments: readonly BasketPayment[]
  readonly mandatoryStatus: Readonly<Record<MandatorySection, SectionStatus>>
}

/** Why the customer cannot pay for the basket. Null if they can. */
export type CheckoutObstacle = 'nothingToBuy' | 'mandatorySection' | 'belowZero'

/**
 * Why the basket cannot be paid: a mandatory section is incomplete, it has nothing to buy, or its total is below zero,
 * which no card can pay. Null if it can be paid.
 */
export const checkoutObstacle = (basket: Basket): CheckoutObstacle | null => {
  if (Object.values(basket.mandatoryStatus).some(({ valid }) => !valid)) return 'mandatorySection'
  if (countItems(basket) === 0) return 'nothingToBuy'
  return basket.total < zeroMinor ? 'belowZero' : null
}
