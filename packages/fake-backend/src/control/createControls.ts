import * as t from 'io-ts'
import { expireAllBaskets } from '../basket/discardBasket.js'
import { changePrice } from '../bookings/changePrice.js'
import { addBigBooking } from '../worlds/demo/bookings/big/bigBooking.js'
import { addTrialBooking } from '../worlds/demo/bookings/addTrialBooking.js'
import { fillBookings } from '../worlds/demo/bookings/many/fillBookings.js'
import { moveDelivery } from '../delivery/deliveryRoutes.js'
import type { Controls } from '../FakeBackend.js'
import { BasketPaymentOutcome } from '../records/BasketPaymentOutcome.js'
import { WalletChanges } from '../records/WalletSettings.js'
import { enterPayment } from '../payment/enterPayment.js'
import { ChargebackOrder, RefundOrder } from '../records/MoneyReturn.js'
import { returnMoney } from '../payment/returnMoney.js'
import { failPlan } from '../payment-plan/changedPlan.js'
import { sellTicket } from '../resale/ticketResale.js'
import { findByEmail, type World } from '../world/World.js'
import { expireSessions } from '../routing/sessions.js'
import { createStripeStandIn } from '../stripe-stand-in/answerChallenge.js'
import { createInspection } from '../worlds/Inspection.js'
import { addBooking } from '../worlds/addBooking.js'
import { scenarios } from '../worlds/scenarios.js'
import { Nonsense, readAs } from '../values/readAs.js'
import { wholeNumber } from '../values/codecs.js'
import { days } from '../values/calendar.js'

/** Ten years: enough for any test, and no date leaves the calendar. */
const longestJump = days(3650)

/** Controls that act on the current world. */
export const createControls = (world: () => World): Omit<Controls, 'world' | 'faults' | 'journal' | 'telemetry'> => ({
  scenarios,
  clock: {
    now: () => world().clock.now(),
    advance: (milliseconds) => world().clock.advance(readAs(wholeNumber(0, longestJump), milliseconds, 'The jump')),
  },
  payments: {
    nextOutcome: () => world().nextOutcome,
    setNextOutcome: (outcome) => {
      world().nextOutcome = readAs(BasketPaymentOutcome, outcome, 'This outcome')
    },
    enter: (reference, amount) => enterPayment(world(), reference, readAs(amountPaid, amount, 'The amount')),
    refund: (order) => returnMoney(world(), 'refund', readAs(RefundOrder, order, 'This refund')),
    chargeBack: (order) => returnMoney(world(), 'chargeback', readAs(ChargebackOrder, order, 'This chargeback')),
  },
  wallets: {
    settings: () => world().wallets,
    set: (changes) => {
      world().wallets = { ...world().wallets, ...readAs(WalletChanges, changes, 'These settings') }
    },
  },
  paymentPlans: { fail: (reference) => failPlan(world(), reference) },
  bookings: {
    add: (email, booking) => addBooking(world(), email, booking),
    fill: (count) => fillBookings(forDemo(world()), readAs(wholeNumber(0, 5000), count, 'The count')),
    addBig: (tickets) => addBigBooking(forDemo(world()), readAs(wholeNumber(1, 10_000), tickets, 'The count')),
    addTrial: (trial) => addTrialBooking(forDemo(world()), trial),
    changePrice: (reference, by) => changePrice(world(), reference, readAs(priceChange, by, 'The change')),
  },
  resale: { sell: (ticketId) => sellTicket(world(), readAs(t.string, ticketId, 'The ticket')) },
  deliveries: { move: (id, status) => moveDelivery(world(), id, status) },
  baskets: { expire: () => expireAllBaskets(world()) },
  sessions: {
    expire: (email) => {
      const customer = email === undefined ? undefined : findByEmail(world(), email)
      if (email !== undefined && customer === undefined) throw new Nonsense(`There is no customer ${email}.`)
      return expireSessions(world(), customer?.id)
    },
  },
  stripe: createStripeStandIn(world),
  inspect: createInspection(world),
})

const amountPaid = wholeNumber(1, 100_000_000)
const priceChange = wholeNumber(-100_000_000, 100_000_000)

const forDemo = (world: World): World => {
  if (findByEmail(world, 'demo@example.com') === undefined)
    throw new Nonsense('demo@example.com is not in this world: load a scenario with the demo customers.')
  return world
}
