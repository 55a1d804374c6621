import type { BookingPayment, BookingRecord } from '../records/BookingRecord.js'
import { isCounted } from '../records/bookingPrices.js'
import type { World } from '../world/World.js'
import { attemptIn, type PaymentAttempt } from '../records/PaymentAttempt.js'
import { paymentRow, moveOn } from './settle.js'

/** Call this when a booking is read: each read brings a payment in processing closer to its end. */
export const pollBalance = (world: World, booking: BookingRecord): void => {
  const attempt = attemptIn('processing', booking.attempts)
  if (attempt !== undefined) moveOn(world, { booking, basket: null }, attempt)
}

/** All payments of a booking by date: those that moved money, and other attempts to pay its balance or its baskets. */
export const paymentLines = (world: World, booking: BookingRecord): BookingPayment[] => {
  const entered = new Set(booking.payments.map(({ reference }) => reference))
  const others = attemptsOf(world, booking).filter(({ id }) => !entered.has(id))
  // The money of a basket that could not become a booking has no apportionments.
  const rows = others.map((attempt) => ({
    ...paymentRow(attempt),
    ...(attempt.phase === 'paid' ? { apportionments: [] } : {}),
  }))
  const counted = booking.payments.map((payment) => ({ ...payment, counted: isCounted(payment) }))
  return [...counted, ...rows.map((row) => ({ ...row, counted: false }))]
    .map((payment) => apportioned(payment, booking.reference))
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
}

const attemptsOf = ({ baskets }: World, { reference, attempts }: BookingRecord): readonly PaymentAttempt[] => [
  ...attempts,
  ...[...baskets.values()].filter(({ bookingRef }) => bookingRef === reference).flatMap((basket) => basket.attempts),
]

/** By date, then by reference. References are issued in sequence. */
const orderOf = ({ payment_date: date, reference }: BookingPayment): string => `${date.iso_value} ${reference}`

/** A paid amount is apportioned to the whole booking by default. */
const apportioned = (payment: BookingPayment, reference: string): BookingPayment => {
  const { amount, payment_date: date, status } = payment
  if (payment.apportionments !== undefined || status.value !== 2) return payment
  return { ...payment, apportionments: [{ reference, net_amount: amount, apportionment_date: date }] }
}
