import { addBigBooking } from './demo/bookings/big/bigBooking.js'
import { demoBookings } from './demo/bookings/demoBookings.js'
import { fillBookings } from './demo/bookings/many/fillBookings.js'
import { additionalDemoCustomers } from './demo/customers/additionalDemoCustomers.js'
import { demoCustomers } from './demo/customers/demoCustomers.js'
import { demoPlans } from './demo/demoPlans.js'
import { createStripeState } from '../records/StripeState.js'
import { usualWallets } from '../records/WalletSettings.js'
import { addCustomer } from './addCustomer.js'
import type { WorldDescription } from './WorldDescription.js'
import type { World } from '../world/World.js'
import type { WorldClock } from '../world/WorldClock.js'
import { createWorldIds } from '../world/WorldIds.js'

export interface WorldSettings {
  readonly seed: number
  readonly publishableKey?: string | undefined
}

/**
 * The described world, with dates relative to the clock. The demo part is that of docs/demo-world#d6. Throws Nonsense
 * for an invalid description.
 */
export const createWorld = (
  { seed, publishableKey }: WorldSettings,
  clock: WorldClock,
  { demo = false, manyBookings, manyTickets, customers = [], wallets }: WorldDescription,
): World => {
  const now = clock.now()
  const world: World = {
    clock,
    ids: createWorldIds(seed),
    customers: demo ? [...demoCustomers(now)] : [],
    additionalCustomers: demo ? additionalDemoCustomers(now) : [],
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
    wallets: { ...usualWallets, ...wallets },
  }
  if (manyBookings !== undefined) fillBookings(world, manyBookings)
  if (manyTickets !== undefined) addBigBooking(world, manyTickets)
  for (const customer of customers) addCustomer(world, customer)
  return world
}
