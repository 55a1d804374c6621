import { Nonsense, readAs } from '../values/readAs.js'
import type { CustomerRecord } from '../records/CustomerRecord.js'
import { harts } from './demo/customers/demoAddresses.js'
import { customerRecord } from './demo/customers/demoCustomers.js'
import { findByEmail, type World } from '../world/World.js'
import { addBooking } from './addBooking.js'
import { currencies } from '../records/currencies.js'
import { CustomerDescription } from './WorldDescription.js'

/**
 * Adds a customer with their bookings. An existing customer only gets the bookings.
 * Throws Nonsense for an invalid customer, or for other details of an existing one.
 */
export const addCustomer = (world: World, given: CustomerDescription): void => {
  const { bookings = [], ...description } = readAs(CustomerDescription, given, 'This customer')
  const email = description.email.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Nonsense(`“${email.slice(0, 60)}” is no e-mail address.`)
  const known = findByEmail(world, email)
  if (known !== undefined && Object.keys(description).length > 1)
    throw new Nonsense(`There is a customer ${email} already: only bookings can be added.`)
  if (known === undefined) world.customers.push(recordOf(world, email, description))
  for (const booking of bookings) addBooking(world, email, booking)
}

const recordOf = (world: World, email: string, description: Omit<CustomerDescription, 'bookings'>): CustomerRecord => {
  const id = String(world.ids.next('described customer', 7201))
  const name = email.slice(0, email.indexOf('@'))
  const first = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return customerRecord(
    id,
    email,
    {
      first_name: description.firstName ?? first,
      last_name: description.lastName ?? 'Miller',
      ...(description.phone !== undefined && { phone: description.phone }),
    },
    {
      ...(description.street !== undefined && { address: { ...harts, address_1: description.street } }),
      ...(description.password !== undefined && { password: description.password }),
      locked: description.locked ?? false,
      emailVerified: !(description.unverified ?? false),
      resetRequired: description.mustChangePassword ?? false,
      credit: (description.credit ?? []).map(({ currency, amount }, index) => {
        const { symbol, exponent } = currencies[currency]
        return {
          id: `${id}${index}`,
          name: 'Credit',
          credit_display: `${symbol}${(amount / 10 ** exponent).toFixed(exponent)}`,
          credit_value: amount,
          currency_exponent: exponent,
          currency_iso_code: currency,
        }
      }),
    },
  )
}
