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

/** A new passenger has a list of its own on the basket's page. */
export const passenger: BasketKind<HeldPassengers> = { section: null }
