import type { Pax, TicketLine } from '../bookings/Booking.js'
import type { HeldExtra, HeldRoom, HeldTransport } from '../bookings/holdings/Holdings.js'
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

/** What a line of the basket costs in all. */
export interface BasketLine {
  readonly total: Minor
}

export interface BasketExtra extends HeldExtra, BasketLine {}

/** After a reload each room has the basket extras of its accommodation and its place (specification 2, §3). */
export interface BasketRoom extends HeldRoom, BasketLine {
  readonly extras: readonly BasketExtra[]
}

export interface BasketTransport extends HeldTransport, BasketLine {}

/** A change of name that waits for the basket to be completed. */
export interface BasketNameChange {
  readonly id: string
  readonly ticketId: string
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  /** What is paid for it, and what removes it. */
  readonly chargeId: string
}

/** An entry of CHANGE_TICKET_CUSTOMER_DATA. */
export interface BasketCharge extends BasketLine {
  readonly id: string
  readonly name: string
  readonly ticketId: string | null
}

/** A basket of one booking (specification 2, §3). */
export interface Basket {
  readonly id: string
  readonly status: BasketStatus
  readonly currency: Currency
  /** What completing the basket costs: the sum of its lines. */
  readonly total: Minor
  readonly tickets: readonly TicketLine[]
  readonly accommodations: readonly BasketRoom[]
  /** Of rooms, too. */
  readonly extras: readonly BasketExtra[]
  readonly transport: readonly BasketTransport[]
  readonly nameChanges: readonly BasketNameChange[]
  /** The passengers that this basket adds. */
  readonly pax: readonly Pax[]
  /** The charges group's CHANGE_TICKET_CUSTOMER_DATA list. */
  readonly charges: readonly BasketCharge[]
  readonly mandatoryStatus: Readonly<Record<MandatorySection, SectionStatus>>
}

/** Charges that belong to no change of name; a change and its charge are one thing. */
export const otherCharges = ({
  charges,
  nameChanges,
}: Pick<Basket, 'charges' | 'nameChanges'>): readonly BasketCharge[] =>
  charges.filter(({ id }) => nameChanges.every(({ chargeId }) => chargeId !== id))

/** How many things the basket holds, as its button counts them; passengers are not things. */
export const countItems = (basket: Basket): number =>
  basket.tickets.length +
  basket.accommodations.length +
  basket.extras.length +
  basket.transport.length +
  basket.nameChanges.length +
  otherCharges(basket).length

/** Specification 2, §3: a basket that holds passengers alone is not empty. */
export const isEmptyBasket = (basket: Basket): boolean => countItems(basket) === 0 && basket.pax.length === 0
