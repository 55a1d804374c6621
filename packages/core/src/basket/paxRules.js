import { activePax } from '../bookings/passengers.js';
/** Specification 2, §3 and §9. */
export const defaultPaxId = 1;
export const roomExtrasPaxId = 1;
/** The pax whose customer_id equals the customer's; the default where none does. Cancelled ones are not in the list. */
export const customersPaxId = (customerId, pax) => activePax(pax).find((one) => customerId !== null && one.customerId === customerId)?.id ?? defaultPaxId;
/** Who travels, as the back end knows them: a customer id is swapped for the matching pax id (specification 2, §3). */
export const travellersPaxId = (traveller, pax) => 'paxId' in traveller ? traveller.paxId : customersPaxId(traveller.customerId, pax);
