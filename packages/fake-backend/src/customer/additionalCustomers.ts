import { refuse } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import type { CustomerRecord } from '../records/CustomerRecord.js'
import type { AdditionalCustomerRecord } from '../records/TravellerRecord.js'

/** The additional customers on a customer's bookings, without duplicates. */
export const additionalCustomers = (world: World, customer: CustomerRecord): readonly AdditionalCustomerRecord[] => {
  const ids = ownBookings(world, customer).flatMap(({ additionalCustomerIds }) => additionalCustomerIds)
  return world.travellers.filter(({ id }) => ids.includes(id))
}

/** The additional customers of each booking that has any. */
export const additionalCustomerLinks = (world: World, customer: CustomerRecord) =>
  ownBookings(world, customer)
    .filter(({ additionalCustomerIds }) => additionalCustomerIds.length > 0)
    .map(({ reference, additionalCustomerIds }) => ({
      booking_ref: reference,
      customer_ids: [...additionalCustomerIds],
    }))

/** HTTP 403 for anybody else, whether or not the customer exists. */
export const requireAdditional = (world: World, customer: CustomerRecord, id: string): AdditionalCustomerRecord =>
  additionalCustomers(world, customer).find((traveller) => traveller.id === id) ??
  refuse('notYourCustomer', 'This traveller is on none of your bookings.', 403)

const ownBookings = (world: World, customer: CustomerRecord) =>
  world.bookings.filter(({ customerId }) => customerId === customer.id)
