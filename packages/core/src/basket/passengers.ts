import { activePax, type Pax } from '../bookings/Booking.js'
import type { WhoTravels } from './adding/addInputs.js'
import type { Basket } from './Basket.js'
import { lineKey } from './BasketKind.js'
import { everyKind } from './basketKinds.js'

/** Specification 2, §3 and §9. */
export const defaultPaxId = 1

/** The pax whose customer_id equals the customer's; the default where none does. Cancelled ones are not in the list. */
export const customersPaxId = (customerId: string | null, pax: readonly Pax[]): number =>
  activePax(pax).find((one) => customerId !== null && one.customerId === customerId)?.id ?? defaultPaxId

/** Who travels, as the back end knows them: a customer id is swapped for the matching pax id (specification 2, §3). */
export const travellersPaxId = (traveller: WhoTravels, pax: readonly Pax[]): number =>
  'paxId' in traveller ? traveller.paxId : customersPaxId(traveller.customerId, pax)

/** One more than the highest id in use, including cancelled passengers and holders of tickets who are not known. */
export const nextPaxId = (
  bookingPax: readonly Pax[],
  { pax, tickets, transport }: Pick<Basket, 'pax' | 'tickets' | 'transport'>,
): number =>
  Math.max(0, ...[...bookingPax, ...pax].map(({ id }) => id), ...[...tickets, ...transport].map(({ paxId }) => paxId)) +
  1

/** The passengers who hold something in the basket, not counting these keys. */
const inNeedOf = (basket: Basket, without: ReadonlySet<string> = new Set()): ReadonlySet<number> =>
  new Set(
    everyKind().flatMap(([name, kind]) =>
      (kind.holders?.(basket) ?? []).flatMap(({ id, paxIds }) => (without.has(lineKey(name, id)) ? [] : paxIds)),
    ),
  )

/** Passengers whom the basket adds and for whom it holds nothing. */
export const unusedPassengers = (basket: Basket): readonly Pax[] => {
  const used = inNeedOf(basket)
  return basket.pax.filter(({ id }) => !used.has(id))
}

/** Passengers whom the basket adds, and for whom it would hold nothing any more once these lines are gone. */
export const passengersLeftOver = (basket: Basket, removed: readonly string[]): readonly Pax[] => {
  const [before, after] = [inNeedOf(basket), inNeedOf(basket, new Set(removed))]
  return basket.pax.filter(({ id }) => before.has(id) && !after.has(id))
}

/** Who holds tickets of the basket without being known to it or to the booking: passengers who were refused after their tickets. */
export const missingPaxIds = (basket: Basket, bookingPax: readonly Pax[]): readonly number[] => {
  const known = new Set([...bookingPax, ...basket.pax].map(({ id }) => id))
  return [...new Set(basket.tickets.map(({ paxId }) => paxId))].filter((id) => !known.has(id)).toSorted((a, b) => a - b)
}
