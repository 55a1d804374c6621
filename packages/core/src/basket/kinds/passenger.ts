import type { Pax } from '../../bookings/Booking.js'
import type { Cost } from '../../money/Money.js'
import type { BasketKind } from '../BasketKind.js'

/** Specification 2, §3, pax: somebody of the booking's or of the basket's, with what was given of them. */
export interface BasketPassenger extends Pax {
  /** Empty where they are not given. */
  readonly telephone: string
  readonly email: string
  /** What the passenger costs; null where the back end names no prices of passengers. */
  readonly cost: Cost | null
}

export interface HeldPassengers {
  /** The passengers that this basket adds. */
  readonly pax: readonly BasketPassenger[]
}

/** Somebody whom the basket adds to the booking: nothing to count or to pay for, but a basket that holds one is not empty. */
export const passenger: BasketKind<HeldPassengers> = {
  ids: ({ pax }) => pax.map(({ id }) => String(id)),
  count: () => 0,
  section: null,
  lines: () => [],
}
