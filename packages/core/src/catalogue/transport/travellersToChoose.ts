import type { Pax } from '../../bookings/Booking.js'
import { activePax, fullName } from '../../bookings/holdings/passengers.js'
import type { HeldTransport } from '../../bookings/holdings/Holdings.js'

/** Somebody who can be given a seat. */
export interface TravellerToChoose {
  readonly paxId: number
  readonly name: string
  readonly lead: boolean
  /** Has a journey already, in the booking or in the basket. */
  readonly hasTransport: boolean
}

export const travellersToChoose = (
  pax: readonly Pax[],
  held: readonly HeldTransport[],
): readonly TravellerToChoose[] => {
  const travelling = new Set(held.map(({ paxId }) => paxId))
  return activePax(pax).map((one) => ({
    paxId: one.id,
    name: fullName(one),
    lead: one.lead,
    hasTransport: travelling.has(one.id),
  }))
}
