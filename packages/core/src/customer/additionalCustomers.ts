import { activePassengers } from '../domain/Booking.js'
import type { Bookings } from '../bookings/bookings.js'
import { type Behavior, combine } from '../reactive/Behavior.js'
import { latest } from '../reactive/resource.js'
import type { PersonalDetails } from '../domain/Customer.js'
import type { CustomerData } from './customerData.js'

/** A customer who travels on a booking without being one of its passengers, with the details of their profile. */
export interface AdditionalCustomer extends Pick<PersonalDetails, 'firstName' | 'lastName' | 'phone'> {
  readonly customerId: string
}

/** Known people whose details the customer need not type again. */
export interface AdditionalCustomers {
  /** Empty until the first is loaded. */
  readonly known$: Behavior<readonly AdditionalCustomer[]>
  /** Loads the people who are not known yet. Somebody whose details cannot be loaded is left out. */
  readonly learn: () => Promise<void>
}

interface AdditionalCustomersDeps {
  readonly bookingRef: string
  readonly bookings: Pick<Bookings, 'booking'>
  readonly customer: Pick<CustomerData, 'state$' | 'loadOnce' | 'loadedAdditional$' | 'loadAdditionalQuietly'>
}

export const createAdditionalCustomers = (deps: AdditionalCustomersDeps): AdditionalCustomers => {
  const { bookingRef, bookings, customer } = deps
  const linked$ = combine({ booking: bookings.booking(bookingRef), own: customer.state$ }, ({ booking, own }) => {
    const passengers = activePassengers(latest(booking)?.passengers ?? []).map(({ customerId }) => customerId)
    return (latest(own)?.additionalCustomers ?? [])
      .filter((one) => one.bookingRef === bookingRef && !passengers.includes(one.customerId))
      .map(({ customerId }) => customerId)
  })
  return {
    known$: combine({ linked: linked$, loaded: customer.loadedAdditional$ }, ({ linked, loaded }) =>
      linked.flatMap((customerId) => {
        const details = loaded[customerId]?.personalDetails
        return details === undefined ? [] : [{ ...details, customerId }]
      }),
    ),
    learn: async () => {
      await customer.loadOnce()
      await Promise.all(linked$.value.map(customer.loadAdditionalQuietly))
    },
  }
}
