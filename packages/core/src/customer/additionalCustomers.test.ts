import { describe, expect, it } from 'vitest'
import { failedAt, notFromTheApi } from '../failure/Failure.js'
import { type Behavior, constant, createState } from '../reactive/Behavior.js'
import { idle, type Loadable } from '../reactive/resource.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { createSurroundings } from '../../test/createSurroundings.js'
import { aCustomer } from '../../test/bookings/aCustomer.js'
import { passenger } from '../../test/basket/aBasket.js'
import type { Customer, Passenger } from '../domain/Customer.js'
import { createAdditionalCustomers } from './additionalCustomers.js'

const named = (firstName: string): Passenger => ({
  ...aCustomer,
  personalDetails: { ...aCustomer.personalDetails, firstName, lastName: 'Hart', phone: '07700 900431' },
})
const loaded = <A>(value: A): Loadable<A> => ({ kind: 'loaded', value })

/** Theo is a passenger of SUN1001. Iris is an additional customer of that booking, and Margaret of another. */
const opened = (iris: Loadable<Passenger> = loaded(named('Iris'))) => {
  const { scope } = createSurroundings()
  const customer: Customer = {
    ...aCustomer,
    additionalCustomers: [
      { customerId: 'theo', bookingRef: 'SUN1001' },
      { customerId: 'iris', bookingRef: 'SUN1001' },
      { customerId: 'margaret', bookingRef: 'SUN1003' },
    ],
  }
  const shown = createState<Loadable<Customer>>(idle)
  const read: string[] = []
  const known = createState<Loadable<Passenger>>(idle)
  const additional = (): Behavior<Loadable<Passenger>> => known.state$
  const passengers = [{ ...passenger(2), customerId: 'theo' }]
  const additionalCustomers = createAdditionalCustomers({
    bookingRef: 'SUN1001',
    scope,
    bookings: { booking: () => constant(loaded({ ...aBooking('SUN1001'), passengers })) },
    customer: {
      state$: shown.state$,
      loadOnce: async () => {
        shown.set(loaded(customer))
        return { kind: 'loaded' }
      },
      additional,
      loadAdditionalQuietly: async (id) => {
        read.push(id)
        known.set(iris)
        return { kind: 'loaded' }
      },
    },
  })
  return { additionalCustomers, read, scope }
}

describe('additional customers', () => {
  it('are those of this booking who are not its passengers', async () => {
    const { additionalCustomers, read } = opened()
    expect(additionalCustomers.known$.value).toEqual([])
    await additionalCustomers.learn()
    expect(read).toEqual(['iris'])
    expect(additionalCustomers.known$.value).toMatchObject([
      { customerId: 'iris', firstName: 'Iris', phone: '07700 900431' },
    ])
  })

  it('are left out if they cannot be loaded', async () => {
    const failure = failedAt('getAdditionalCustomer')(notFromTheApi(500))
    const { additionalCustomers } = opened({ kind: 'failed', previous: null, failure })
    await additionalCustomers.learn()
    expect(additionalCustomers.known$.value).toEqual([])
  })

  it('are forgotten with the session', async () => {
    const { additionalCustomers, scope } = opened()
    await additionalCustomers.learn()
    scope.end()
    expect(additionalCustomers.known$.value).toEqual([])
    const learning = additionalCustomers.learn()
    scope.end()
    await learning
    expect(additionalCustomers.known$.value).toEqual([])
  })
})
