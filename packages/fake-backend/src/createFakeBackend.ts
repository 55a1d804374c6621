import { Hono } from 'hono'
import { basketRoutes } from './basket/basketRoutes.js'
import { expireAllBaskets } from './basket/expireBaskets.js'
import { addBigBooking } from './bookings/demo/addBigBooking.js'
import { addTrialBooking } from './bookings/demo/addTrialBooking.js'
import { addVariedBooking } from './bookings/demo/addVariedBooking.js'
import { fillBookings } from './bookings/demo/fillBookings.js'
import { bookingsRoutes } from './bookings/bookingsRoutes.js'
import { catalogueRoutes } from './catalogue/catalogueRoutes.js'
import { mountClientAssets } from './client/clientAssets.js'
import { clientRoutes } from './client/clientRoutes.js'
import { customerRoutes } from './customer/customerRoutes.js'
import { downloadRoutes } from './delivery/downloadRoutes.js'
import { moveDelivery } from './delivery/moveDelivery.js'
import { deliveryRoutes } from './delivery/deliveryRoutes.js'
import type { FakeBackend, FakeBackendOptions } from './FakeBackend.js'
import { mountControls } from './faults/controlRoutes.js'
import { createFaultList } from './faults/FaultList.js'
import { enterPayment } from './payment/enterPayment.js'
import { paymentRoutes } from './payment/paymentRoutes.js'
import { failPlan } from './payment-plan/failPlan.js'
import { paymentPlanRoutes } from './payment-plan/paymentPlanRoutes.js'
import type { Backstage } from './routing/Backstage.js'
import { sellTicket } from './resale/sellTicket.js'
import { resaleRoutes } from './resale/resaleRoutes.js'
import { fetchFrom } from './routing/fetchFrom.js'
import { mountRoutes } from './routing/mountRoutes.js'
import { sessionRoutes } from './session/sessionRoutes.js'
import { expireSessions } from './session/sessions.js'
import { createStripeStandIn } from './stripe/createStripeStandIn.js'
import { mountStandInDocuments } from './stripe/standInDocuments.js'
import { mountStripeApi } from './stripe/stripeRoutes.js'
import { createInspection } from './world/Inspection.js'
import { createWorld } from './world/createWorld.js'
import type { World } from './world/World.js'
import { createWorldClock } from './world/WorldClock.js'

export const apiRoutes = [
  ...sessionRoutes,
  ...customerRoutes,
  ...clientRoutes,
  ...bookingsRoutes,
  ...deliveryRoutes,
  ...downloadRoutes,
  ...resaleRoutes,
  ...catalogueRoutes,
  ...basketRoutes,
  ...paymentRoutes,
  ...paymentPlanRoutes,
]

const realWait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

export const createFakeBackend = (options: FakeBackendOptions = {}): FakeBackend => {
  const {
    seed = 1,
    clock: source = { now: Date.now },
    wait = realWait,
    bigBooking = 0,
    basketLifetime,
    publishableKey,
  } = options
  const clock = createWorldClock(source)
  const faults = createFaultList()
  const begin = (): World => {
    const fresh = createWorld(seed, clock, basketLifetime, publishableKey)
    if (bigBooking > 0) addBigBooking(fresh, bigBooking)
    return fresh
  }
  let current = begin()
  const world = () => current
  const reset = (): void => {
    current = begin()
    faults.clear()
  }
  const backstage: Backstage = { world, faults, wait, reset }

  const app = new Hono()
  mountRoutes(app, backstage, apiRoutes)
  mountControls(app, backstage)
  mountStripeApi(app, backstage)
  mountStandInDocuments(app)
  mountClientAssets(app)

  return {
    fetch: fetchFrom(app),
    faults: { add: faults.add, clear: faults.clear },
    payments: {
      setNextOutcome: (outcome) => {
        current.nextOutcome = outcome
      },
      enter: (reference, amount) => enterPayment(current, reference, amount),
    },
    paymentPlans: { fail: (reference) => failPlan(current, reference) },
    bookings: {
      fill: (count) => fillBookings(current, count),
      addBig: (tickets) => addBigBooking(current, tickets),
      addTrial: (trial) => addTrialBooking(current, trial),
      addVaried: (booking) => addVariedBooking(current, booking),
    },
    resale: { sell: (ticketId) => sellTicket(current, ticketId) },
    deliveries: { move: (id, status) => moveDelivery(current, id, status) },
    baskets: { expire: () => expireAllBaskets(current) },
    sessions: { expire: () => expireSessions(current) },
    stripe: createStripeStandIn(world),
    inspect: createInspection(world),
  }
}
