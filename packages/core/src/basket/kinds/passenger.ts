import type { Pax } from '../../domain/Booking.js'
import type { Cost } from '../../money/Money.js'
import type { BasketKind } from '../BasketKind.js'

/** See behaviour/basket#2.3, pax: a passenger of the booking or of the basket. */
export interface BasketPassenger extends Pax {
  /** Empty if not given. */
  readonly telephone: string
  readonly email: string
  /** Null if the back end sends no price. */
  readonly cost: Cost | null
}

export interface HeldPassengers {
  /** The passengers that this basket adds. */
  readonly pax: readonly BasketPassenger[]
}

/** A passenger whom the basket adds to the booking: neither counted nor charged, but a basket that holds one is not empty. */
export const passenger: BasketKind<HeldPassengers> = {
  ids: ({ pax }) => pax.map(({ id }) => String(id)),
  count: () => 0,
  section: null,
}
