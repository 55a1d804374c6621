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

/** Passengers whom this basket adds, and for whom it would hold neither a ticket nor a seat once these are gone. */
export const paxLeftOver = (
  basket: Basket,
  removedTicketIds: readonly string[],
  removedTransportIds: readonly string[] = [],
): readonly Pax[] => {
  const [tickets, seats] = [new Set(removedTicketIds), new Set(removedTransportIds)]
  const before = new Set([...basket.tickets, ...basket.transport].map(({ paxId }) => paxId))
  const kept = [
    ...basket.tickets.filter(({ id }) => !tickets.has(id)),
    ...basket.transport.filter(({ id }) => !seats.has(id)),
  ]
  const after = new Set(kept.map(({ paxId }) => paxId))
  return basket.pax.filter(({ id }) => before.has(id) && !after.has(id))
}

/** Who holds tickets of the basket without being known to it or to the booking: passengers who were refused after their tickets. */
export const missingPaxIds = (basket: Basket, bookingPax: readonly Pax[]): readonly number[] => {
  const known = new Set([...bookingPax, ...basket.pax].map(({ id }) => id))
  return [...new Set(basket.tickets.map(({ paxId }) => paxId))].filter((id) => !known.has(id)).toSorted((a, b) => a - b)
}

/** Passengers whom this basket adds, and for whom it holds neither a ticket nor a seat nor a room. */
export const paxWithoutLines = (basket: Basket): readonly Pax[] => {
  const used = new Set([
    ...[...basket.tickets, ...basket.transport].map(({ paxId }) => paxId),
    ...basket.accommodations.flatMap(({ paxIds }) => paxIds),
  ])
  return basket.pax.filter(({ id }) => !used.has(id))
}
