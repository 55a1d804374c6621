import { usualBasketLifetime } from '../basket/expireBaskets.js'
import { demoBookings } from '../bookings/demo/demoBookings.js'
import { additionalDemoCustomers } from '../customer/demo/additionalDemoCustomers.js'
import { demoCustomers } from '../customer/demo/demoCustomers.js'
import { demoPlans } from '../payment-plan/demoPlans.js'
import { createStripeState } from '../stripe/StripeState.js'
import type { World } from './World.js'
import type { WorldClock } from './WorldClock.js'
import { createWorldIds } from './WorldIds.js'

/** The world of decisions §6, dated from the clock. */
export const createWorld = (
  seed: number,
  clock: WorldClock,
  basketLifetime = usualBasketLifetime,
  publishableKey?: string,
): World => ({
  clock,
  ids: createWorldIds(seed),
  customers: demoCustomers(clock.now()),
  travellers: additionalDemoCustomers(clock.now()),
  bookings: [...demoBookings(clock.now())],
  baskets: new Map(),
  sessions: new Map(),
  outbox: [],
  keyedAttempts: new Map(),
  charges: [],
  plans: demoPlans(clock.now()),
  planSetups: new Map(),
  stripe: createStripeState(publishableKey),
  nextOutcome: { kind: 'paid' },
  basketLifetime,
})
