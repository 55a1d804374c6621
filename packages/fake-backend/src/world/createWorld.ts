import { usualBasketLifetime } from '../basket/expireBaskets.js'
import { addBigBooking } from '../bookings/demo/big/addBigBooking.js'
import { demoBookings } from '../bookings/demo/demoBookings.js'
import { fillBookings } from '../bookings/demo/many/fillBookings.js'
import { additionalDemoCustomers } from '../customer/demo/additionalDemoCustomers.js'
import { demoCustomers } from '../customer/demo/demoCustomers.js'
import { demoPlans } from '../payment-plan/demoPlans.js'
import { createStripeState } from '../stripe/StripeState.js'
import { addCustomer } from '../worlds/addCustomer.js'
import type { WorldDescription } from '../worlds/WorldDescription.js'
import type { World } from './World.js'
import type { WorldClock } from './WorldClock.js'
import { createWorldIds } from './WorldIds.js'

export interface WorldSettings {
  readonly seed: number
  readonly basketLifetime?: number | undefined
  readonly publishableKey?: string | undefined
}

/**
 * The described world, with dates relative to the clock. The demo part is that of docs/demo-world#d6. Throws Nonsense
 * for an invalid description.
 */
export const createWorld = (
  { seed, basketLifetime = usualBasketLifetime, publishableKey }: WorldSettings,
  clock: WorldClock,
  { demo = false, manyBookings, manyTickets, customers = [] }: WorldDescription,
): World => {
  const now = clock.now()
  const world: World = {
    clock,
    ids: createWorldIds(seed),
    customers: demo ? [...demoCustomers(now)] : [],
    travellers: demo ? additionalDemoCustomers(now) : [],
    bookings: demo ? [...demoBookings(now)] : [],
    baskets: new Map(),
    sessions: new Map(),
    outbox: [],
    keyedAttempts: new Map(),
    answered: new Map(),
    charges: [],
    returns: [],
    plans: demo ? demoPlans(now) : new Map(),
    planSetups: new Map(),
    stripe: createStripeState(publishableKey),
    nextOutcome: { kind: 'paid' },
    basketLifetime,
  }
  if (manyBookings !== undefined) fillBookings(world, manyBookings)
  if (manyTickets !== undefined) addBigBooking(world, manyTickets)
  for (const customer of customers) addCustomer(world, customer)
  return world
}
