import type { Pax, TicketLine } from '../bookings/Booking.js'
import type { Currency, Minor } from '../money/Money.js'

/** Basket status (specification 2, §4). */
export const basketStatuses = {
  10: 'inProgress',
  20: 'saved',
  30: 'inReview',
  40: 'checkout',
  50: 'abandoned',
  60: 'cancelled',
  70: 'completed',
  80: 'locked',
  90: 'archived',
  100: 'deleted',
  110: 'error',
} as const

export type BasketStatus = (typeof basketStatuses)[keyof typeof basketStatuses] | 'unknown'

export const mandatorySections = ['tickets', 'accommodation', 'extras', 'transport'] as const
export type MandatorySection = (typeof mandatorySections)[number]

export interface SectionStatus {
  readonly valid: boolean
  readonly errors: readonly string[]
}

/** A line of a section that needs no more than its name and price to be shown. */
export interface BasketLine {
  readonly id: string
  readonly name: string
  readonly total: Minor
}

/** A basket of one booking (specification 2, §3). */
export interface Basket {
  readonly id: string
  readonly status: BasketStatus
  readonly currency: Currency
  /** What completing the basket costs: the sum of its lines. */
  readonly total: Minor
  readonly tickets: readonly TicketLine[]
  readonly accommodations: readonly BasketLine[]
  readonly extras: readonly BasketLine[]
  readonly transport: readonly BasketLine[]
  readonly nameChanges: readonly BasketLine[]
  /** The passengers that this basket adds. */
  readonly pax: readonly Pax[]
  /** The charges group's CHANGE_TICKET_CUSTOMER_DATA list. */
  readonly charges: readonly BasketLine[]
  readonly mandatoryStatus: Readonly<Record<MandatorySection, SectionStatus>>
}

/** How many things the basket holds, as its button counts them; passengers are not things. */
export const countItems = (basket: Basket): number =>
  basket.tickets.length +
  basket.accommodations.length +
  basket.extras.length +
  basket.transport.length +
  basket.nameChanges.length +
  basket.charges.length

/** Specification 2, §3: a basket that holds passengers alone is not empty. */
export const isEmptyBasket = (basket: Basket): boolean => countItems(basket) === 0 && basket.pax.length === 0
