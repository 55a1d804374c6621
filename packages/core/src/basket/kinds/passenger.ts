import type { Pax } from '../../bookings/Booking.js'
import type { BasketKind } from '../BasketKind.js'

export interface HeldPassengers {
  /** The passengers that this basket adds. */
  readonly pax: readonly Pax[]
}

/** Somebody whom the basket adds to the booking: nothing to count or to pay for, but a basket that holds one is not empty. */
export const passenger: BasketKind<HeldPassengers> = {
  ids: ({ pax }) => pax.map(({ id }) => String(id)),
  count: () => 0,
  section: null,
  lines: () => [],
}
