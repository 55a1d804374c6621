import { refuse } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import type { CustomerRecord } from '../records/CustomerRecord.js'
import type { PassengerRecord } from '../records/PassengerRecord.js'

/** The additional customers on a customer's bookings, without duplicates. */
export const additionalCustomers = (world: World, customer: CustomerRecord): readonly PassengerRecord[] => {
  const ids = ownBookings(world, customer).flatMap(({ additionalCustomerIds }) => additionalCustomerIds)
  return world.additionalCustomers.filter(({ id }) => ids.includes(id))
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
export const requireAdditional = (world: World, customer: CustomerRecord, id: string): PassengerRecord =>
  additionalCustomers(world, customer).find((passenger) => passenger.id === id) ??
  refuse('notYourCustomer', 'This passenger is on none of your bookings.', 403)

const ownBookings = (world: World, customer: CustomerRecord) =>
  world.bookings.filter(({ customerId }) => customerId === customer.id)
