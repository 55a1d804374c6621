import type { Pax } from '../bookings/Booking.js'
import { activePax } from '../bookings/holdings/passengers.js'
import type { WhoTravels } from './AddInputs.js'
import type { Basket } from './Basket.js'

/** Specification 2, §3 and §9. */
export const defaultPaxId = 1
export const roomExtrasPaxId = 1

/** The pax whose customer_id equals the customer's; the default where none does. Cancelled ones are not in the list. */
export const customersPaxId = (customerId: string | null, pax: readonly Pax[]): number =>
  activePax(pax).find((one) => customerId !== null && one.customerId === customerId)?.id ?? defaultPaxId

/** Who travels, as the back end knows them: a customer id is swapped for the matching pax id (specification 2, §3). */
export const travellersPaxId = (traveller: WhoTravels, pax: readonly Pax[]): number =>
  'paxId' in traveller ? traveller.paxId : customersPaxId(traveller.customerId, pax)

/** One more than the highest that the booking or the basket names, cancelled passengers and holders whom nobody knows included. */
export const nextPaxId = (
  bookingPax: readonly Pax[],
  { pax, tickets, transport }: Pick<Basket, 'pax' | 'tickets' | 'transport'>,
): number =>
  Math.max(0, ...[...bookingPax, ...pax].map(({ id }) => id), ...[...tickets, ...transport].map(({ paxId }) => paxId)) +
  1
