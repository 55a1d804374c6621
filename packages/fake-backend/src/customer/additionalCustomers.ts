import { refuse } from '../routing/Refusal.js'
import type { World } from '../world/World.js'
import type { CustomerRecord } from './CustomerRecord.js'
import type { TravellerRecord } from './TravellerRecord.js'

/** Who travels on a customer's bookings, each once. */
export const additionalCustomers = (world: World, customer: CustomerRecord): readonly TravellerRecord[] => {
  const ids = ownBookings(world, customer).flatMap(({ additionalCustomerIds }) => additionalCustomerIds)
  return world.travellers.filter(({ id }) => ids.includes(id))
}

/** Of each booking that has any. */
export const additionalCustomerLinks = (world: World, customer: CustomerRecord) =>
  ownBookings(world, customer)
    .filter(({ additionalCustomerIds }) => additionalCustomerIds.length > 0)
    .map(({ reference, additionalCustomerIds }) => ({
      booking_ref: reference,
      customer_ids: [...additionalCustomerIds],
    }))

/** HTTP 403 for everybody else, whether or not there is such a customer. */
export const requireAdditional = (world: World, customer: CustomerRecord, id: string): TravellerRecord =>
  additionalCustomers(world, customer).find((traveller) => traveller.id === id) ??
  refuse('notYourCustomer', 'This traveller is on none of your bookings.', 403)

const ownBookings = (world: World, customer: CustomerRecord) =>
  world.bookings.filter(({ customerId }) => customerId === customer.id)
