import type { Pax } from '../bookings/Booking.js'
import { type Basket, countItems, mandatorySections, type MandatorySection } from './Basket.js'

export interface SectionWarning {
  readonly section: MandatorySection
  readonly errors: readonly string[]
}

/** The sections that have to be put right before the basket can be paid for. */
export const invalidSections = (basket: Basket): readonly SectionWarning[] =>
  mandatorySections.flatMap((section) => {
    const { valid, errors } = basket.mandatoryStatus[section]
    return valid ? [] : [{ section, errors }]
  })

/** Why checkout is not possible; null where it is. */
export const checkoutObstacle = (basket: Basket): 'nothingToBuy' | 'mandatorySection' | null => {
  if (invalidSections(basket).length > 0) return 'mandatorySection'
  return countItems(basket) > 0 ? null : 'nothingToBuy'
}

/** Passengers whom this basket adds, and who would be left without a ticket in it once these are gone. */
export const paxLeftOver = (basket: Basket, removedTicketIds: readonly string[]): readonly Pax[] => {
  const removed = new Set(removedTicketIds)
  const before = new Set(basket.tickets.map(({ paxId }) => paxId))
  const after = new Set(basket.tickets.filter(({ id }) => !removed.has(id)).map(({ paxId }) => paxId))
  return basket.pax.filter(({ id }) => before.has(id) && !after.has(id))
}

/** Who holds tickets of the basket without being known to it or to the booking: passengers who were refused after their tickets. */
export const missingPaxIds = (basket: Basket, bookingPax: readonly Pax[]): readonly number[] => {
  const known = new Set([...bookingPax, ...basket.pax].map(({ id }) => id))
  return [...new Set(basket.tickets.map(({ paxId }) => paxId))].filter((id) => !known.has(id)).toSorted((a, b) => a - b)
}
