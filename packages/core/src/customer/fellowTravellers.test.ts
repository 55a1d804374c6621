import { describe, expect, it } from 'vitest'
import { failedAt, httpFailure } from '../failure/Failure.js'
import { type Behavior, constant, createState } from '../reactive/Behavior.js'
import { idle, type Loadable } from '../reactive/resource.js'
import { aBooking } from '../testing/bookings/aBooking.js'
import { createSurroundings } from '../testing/createSurroundings.js'
import { aCustomer } from '../testing/bookings/aCustomer.js'
import { passenger } from '../testing/basket/InMemoryBasketApi.js'
import type { Customer, Traveller } from '../domain/Customer.js'
import { createFellowTravellers } from './fellowTravellers.js'

const named = (firstName: string): Traveller => ({
  ...aCustomer,
  personalDetails: { ...aCustomer.personalDetails, firstName, lastName: 'Hart', phone: '07700 900431' },
})
const loaded = <A>(value: A): Loadable<A> => ({ kind: 'loaded', value })

/** Theo is a passenger of SUN1001, Iris travels along, Margaret travels on another booking. */
const opened = (iris: Loadable<Traveller> = loaded(named('Iris'))) => {
  const { scope } = createSurroundings()
  const customer: Customer = {
    ...aCustomer,
    additionalCustomers: [
      { customerId: 'theo', bookingRef: 'SUN1001' },
      { customerId: 'iris', bookingRef: 'SUN1001' },
      { customerId: 'margaret', bookingRef: 'SUN1003' },
    ],
  }
  const read: string[] = []
  const known = createState<Loadable<Traveller>>(idle)
  const additional = (): Behavior<Loadable<Traveller>> => known.state$
  const pax = [{ ...passenger(2), customerId: 'theo' }]
  const travellers = createFellowTravellers({
    bookingRef: 'SUN1001',
    scope,
    bookings: { booking: () => constant(loaded({ ...aBooking('SUN1001'), pax })) },
    customer: {
      state$: constant(loaded(customer)),
      loadOnce: async () => ({ kind: 'loaded' }),
      additional,
      loadAdditionalQuietly: async (id) => {
        read.push(id)
        known.set(iris)
        return { kind: 'loaded' }
      },
    },
  })
  return { travellers, read, scope }
}

describe('fellow travellers', () => {
  it('are those of this booking who are none of its passengers', async () => {
    const { travellers, read } = opened()
    expect(travellers.known$.value).toEqual([])
    await travellers.learn()
    expect(read).toEqual(['iris'])
    expect(travellers.known$.value).toMatchObject([{ customerId: 'iris', firstName: 'Iris', phone: '07700 900431' }])
  })

  it('are left out where they cannot be read', async () => {
    const failure = failedAt('getAdditionalCustomer')(httpFailure(500))
    const { travellers } = opened({ kind: 'failed', previous: null, failure })
    await travellers.learn()
    expect(travellers.known$.value).toEqual([])
  })

  it('are forgotten with the session', async () => {
    const { travellers, scope } = opened()
    await travellers.learn()
    scope.end()
    expect(travellers.known$.value).toEqual([])
  })
})
