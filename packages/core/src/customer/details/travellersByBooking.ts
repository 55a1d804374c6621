import type { AdditionalCustomerLink } from '../Customer.js'

export interface TravellersOfBooking {
  readonly bookingRef: string
  readonly customerIds: readonly string[]
}

/** Grouped by booking. Who travels on several is listed once, with the first: their details are the same on each. */
export const travellersByBooking = (links: readonly AdditionalCustomerLink[]): readonly TravellersOfBooking[] => {
  const seen = new Set<string>()
  const groups = new Map<string, string[]>()
  for (const { customerId, bookingRef } of links) {
    if (seen.has(customerId)) continue
    seen.add(customerId)
    groups.set(bookingRef, [...(groups.get(bookingRef) ?? []), customerId])
  }
  return [...groups].map(([bookingRef, customerIds]) => ({ bookingRef, customerIds }))
}
