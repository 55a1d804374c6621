import * as t from 'io-ts'
import { bookingPrices } from '../records/bookingPrices.js'
import type { BookingRecord } from '../records/BookingRecord.js'
import { paymentLines } from '../payment/balancePayments.js'
import { returnedOf } from '../payment/returnMoney.js'
import { isFinished, overdueAmount } from '../records/PlanRecord.js'
import { passTime } from '../worlds/passTime.js'
import type { World } from '../world/World.js'
import { WalletSettings } from '../records/WalletSettings.js'
import { BasketPaymentOutcome } from '../records/BasketPaymentOutcome.js'
import { fullName } from '../records/PassengerRecord.js'

const Currency = t.type({ symbol: t.string, exponent: t.number })

/** A summary of a world for testers. Amounts are in minor units; instants are ISO 8601. */
export const WorldReport = t.type({
  scenario: t.string,
  now: t.string,
  /** Milliseconds by which the clock was moved forward. */
  ahead: t.number,
  nextOutcome: BasketPaymentOutcome,
  wallets: WalletSettings,
  customers: t.array(
    t.type({
      id: t.string,
      email: t.string,
      name: t.string,
      locked: t.boolean,
      emailVerified: t.boolean,
      mustChangePassword: t.boolean,
      /** The number of their sessions. */
      sessions: t.number,
    }),
  ),
  bookings: t.array(
    t.type({
      reference: t.string,
      name: t.string,
      customer: t.string,
      departure: t.string,
      currency: Currency,
      total: t.number,
      paid: t.number,
      outstanding: t.number,
    }),
  ),
  /** Payments that can still be refunded or charged back, at least in part. */
  payments: t.array(
    t.type({
      reference: t.string,
      booking: t.string,
      amount: t.number,
      /** The part that has not been returned. */
      left: t.number,
      date: t.string,
    }),
  ),
  plans: t.array(
    t.type({
      booking: t.string,
      status: t.keyof({ active: null, inError: null, finished: null }),
      overdue: t.number,
      next: t.union([t.string, t.null]),
    }),
  ),
  deliveries: t.array(t.type({ id: t.string, booking: t.string, name: t.string, status: t.number })),
  /** Tickets that are listed for resale. */
  listed: t.array(t.type({ ticket: t.string, booking: t.string, name: t.string })),
  baskets: t.array(t.type({ id: t.string, booking: t.string, state: t.string })),
})
export type WorldReport = t.TypeOf<typeof WorldReport>

const paymentsLeft = (world: World, booking: BookingRecord): WorldReport['payments'] =>
  paymentLines(world, booking).flatMap(({ reference, amount, status, payment_date }) => {
    const left = [2, 3].includes(status.value) ? amount.value - returnedOf(world, reference) : 0
    const date = payment_date.iso_value.slice(0, 10)
    return left > 0 ? [{ reference, booking: booking.reference, amount: amount.value, left, date }] : []
  })

export const worldReport = (world: World, scenario: string): WorldReport => {
  passTime(world)
  const emails = new Map(world.customers.map(({ id, email }) => [id, email]))
  return {
    scenario,
    now: new Date(world.clock.now()).toISOString(),
    ahead: world.clock.ahead(),
    nextOutcome: world.nextOutcome,
    wallets: world.wallets,
    customers: world.customers.map(({ id, email, personal, locked, emailVerified, resetRequired }) => ({
      id,
      email,
      name: fullName(personal),
      locked,
      emailVerified,
      mustChangePassword: resetRequired,
      sessions: [...world.sessions.values()].filter(({ customerId }) => customerId === id).length,
    })),
    bookings: world.bookings.map((booking) => {
      const { total, paid, outstanding } = bookingPrices(booking)
      const { reference, name, customerId, departure, currency } = booking
      return { reference, name, customer: emails.get(customerId) ?? '', departure, currency, total, paid, outstanding }
    }),
    payments: world.bookings.flatMap((booking) => paymentsLeft(world, booking)),
    plans: [...world.plans].map(([booking, plan]) => ({
      booking,
      status: isFinished(plan) ? 'finished' : plan.inError ? 'inError' : 'active',
      overdue: overdueAmount(plan),
      next: plan.instalments.find(({ state }) => state === 'toCome')?.due ?? null,
    })),
    deliveries: world.bookings.flatMap(({ reference, deliveries }) =>
      deliveries.map(({ id, name, status }) => ({ id, booking: reference, name, status })),
    ),
    listed: world.bookings.flatMap(({ reference, tickets, resale }) =>
      tickets
        .filter(({ id }) => resale.get(id)?.state === 'listed')
        .map(({ id, name, event_name }) => ({ ticket: id, booking: reference, name: `${event_name}: ${name}` })),
    ),
    baskets: [...world.baskets.values()].map(({ id, bookingRef, state }) => ({ id, booking: bookingRef, state })),
  }
}
