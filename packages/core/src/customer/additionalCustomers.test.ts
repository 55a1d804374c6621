import { expect, it } from 'vitest'
import { constant, createState } from '../reactive/Behavior.js'
import { idle, type Loadable } from '../reactive/resource.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aCustomer } from '../../test/bookings/aCustomer.js'
import { passenger } from '../../test/basket/aBasket.js'
import type { Customer, Passenger } from '../domain/Customer.js'
import { createAdditionalCustomers } from './additionalCustomers.js'

const named = (firstName: string): Passenger => ({
  ...aCustomer,
  personalDetails: { ...aCustomer.personalDetails, firstName, lastName: 'Hart', phone: '07700 900431' },
})
const loaded = <A>(value: A): Loadable<A> => ({ kind: 'loaded', value })

it('are those of this booking who are not its passengers, and whose details could be loaded', async () => {
  const links = { theo: 'SUN1001', iris: 'SUN1001', oscar: 'SUN1001', margaret: 'SUN1003' }
  const additionalCustomers = Object.entries(links).map(([customerId, bookingRef]) => ({ customerId, bookingRef }))
  const own = createState<Loadable<Customer>>(idle)
  const details = createState<Readonly<Record<string, Passenger>>>({ theo: named('Theo') })
  const asked: string[] = []
  const { known$, learn } = createAdditionalCustomers({
    bookingRef: 'SUN1001',
    bookings: {
      booking: () =>
        constant(loaded({ ...aBooking('SUN1001'), passengers: [{ ...passenger(2), customerId: 'theo' }] })),
    },
    customer: {
      state$: own.state$,
      loadOnce: async () => {
        own.set(loaded({ ...aCustomer, additionalCustomers }))
        return { kind: 'loaded' }
      },
      loadedAdditional$: details.state$,
      loadAdditionalQuietly: async (id) => {
        asked.push(id)
        if (id === 'iris') details.merge({ iris: named('Iris') })
        return { kind: 'loaded' }
      },
    },
  })
  expect(known$.value).toEqual([])
  await learn()
  expect(asked).toEqual(['iris', 'oscar'])
  expect(known$.value).toMatchObject([{ customerId: 'iris', firstName: 'Iris', phone: '07700 900431' }])
})
