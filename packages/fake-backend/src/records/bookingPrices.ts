import { type Cost, feeOf, priceOf } from './cost.js'
import { overdueAmount, type PlanRecord } from './PlanRecord.js'
import { isPast } from '../values/calendar.js'
import type { BookingPayment, BookingRecord } from './BookingRecord.js'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Amounts in minor units. They are computed, so that they cannot disagree with the holdings and payments. */
export interface BookingPrices {
  readonly price: number
  readonly fee: number
  readonly discounts: number
  readonly total: number
  readonly paid: number
  readonly outstanding: number
}

export const bookingPrices = (booking: BookingRecord): BookingPrices => {
  const { rooms, extras, transport, insurance, customerChanges, deliveries } = booking
  let [price, fee] = [0, 0]
  const add = (cost: Cost): void => {
    price += priceOf(cost)
    fee += feeOf(cost)
  }
  for (const { prices } of booking.tickets) add({ price: prices.price, booking_fee: prices.booking_fee })
  for (const lines of [rooms, extras, transport, insurance, customerChanges, deliveries])
    for (const { prices } of lines) add(prices)
  const discounts = sum(booking.discountLines.map(({ prices }) => priceOf(prices)))
  const total = price + fee + discounts
  const paid = sum(booking.payments.filter(isCounted).map(({ amount }) => amount.value))
  return { price, fee, discounts, total, paid, outstanding: total - paid }
}

/**
 * Whether the prices include a payment of the booking: a paid or confirmed one counts unless its record says otherwise.
 */
export const isCounted = ({ status, counted }: BookingPayment): boolean =>
  counted ?? (status.value === 2 || status.value === 3)

/** Booking payment status of behaviour/payment-plan#2.4. While a plan runs, only its failed instalments are overdue. */
export const paymentStatus = (
  { paymentDue }: BookingRecord,
  { outstanding }: BookingPrices,
  plan: PlanRecord | null,
  now: number,
): number => {
  if (outstanding === 0) return 30
  if (outstanding < 0) return 50
  if (plan !== null) return overdueAmount(plan) > 0 ? 20 : 10
  return paymentDue !== null && isPast(paymentDue, now) ? 20 : 10
}
