import type { BookingPassenger } from '../../domain/Booking.js'
import type { Cost } from '../../money/Money.js'
import type { BasketKind } from '../BasketKind.js'

/** A passenger of the booking or of the basket (behaviour/basket#2.3). */
export interface BasketPassenger extends BookingPassenger {
  /** Empty if not given. */
  readonly telephone: string
  readonly email: string
  /** Null if the back end sends no price. */
  readonly cost: Cost | null
}

export interface HeldPassengers {
  /** The new passengers in this basket. */
  readonly passengers: readonly BasketPassenger[]
}

/** A new passenger in the basket is neither counted nor charged, but a basket that holds one is not empty. */
export const passenger: BasketKind<HeldPassengers> = {
  ids: ({ passengers }) => passengers.map(({ id }) => String(id)),
  count: () => 0,
  section: null,
}
