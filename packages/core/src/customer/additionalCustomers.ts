import { activePassengers } from '../domain/Booking.js'
import type { Bookings } from '../bookings/bookings.js'
import type { Behavior } from '../reactive/Behavior.js'
import { latest } from '../reactive/resource.js'
import { createSessionState, isOver, type Lifetime } from '../reactive/Lifetime.js'
import type { PersonalDetails } from '../domain/Customer.js'
import type { CustomerData } from './customerData.js'

/** A customer who travels on a booking without being one of its passengers, with the details of their profile. */
export interface AdditionalCustomer extends Pick<PersonalDetails, 'firstName' | 'lastName' | 'phone'> {
  readonly customerId: string
}

/** Known people whose details the customer need not type again. */
export interface AdditionalCustomers {
  /** Empty until they are loaded. */
  readonly known$: Behavior<readonly AdditionalCustomer[]>
  /** Loads those that are not loaded yet. Those that cannot be loaded are left out. */
  readonly learn: () => Promise<void>
}

export interface AdditionalCustomersDeps {
  readonly bookingRef: string
  readonly bookings: Pick<Bookings, 'booking'>
  readonly customer: Pick<CustomerData, 'state$' | 'loadOnce' | 'additional' | 'loadAdditionalQuietly'>
  readonly scope: Lifetime
}

export const createAdditionalCustomers = (deps: AdditionalCustomersDeps): AdditionalCustomers => {
  const { bookingRef, bookings, customer, scope } = deps
  const known = createSessionState<readonly AdditionalCustomer[]>(scope, [])

  const linked = (): readonly string[] => {
    const passengers = activePassengers(latest(bookings.booking(bookingRef).value)?.passengers ?? []).map(
      (one) => one.customerId,
    )
    return (latest(customer.state$.value)?.additionalCustomers ?? [])
      .filter((one) => one.bookingRef === bookingRef && !passengers.includes(one.customerId))
      .map(({ customerId }) => customerId)
  }
  const read = async (customerId: string): Promise<readonly AdditionalCustomer[]> => {
    await customer.loadAdditionalQuietly(customerId)
    const details = latest(customer.additional(customerId).value)?.personalDetails
    return details === undefined ? [] : [{ ...details, customerId }]
  }
  return {
    known$: known.state$,
    learn: async () => {
      const context = scope.context()
      await customer.loadOnce()
      const found = await Promise.all(linked().map(read))
      if (!isOver(context)) known.set(found.flat())
    },
  }
}
