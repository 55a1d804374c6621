import { type Cost, feeOf, priceOf } from '../catalogue/cost.js'
import { overdueAmount, type PlanRecord } from '../payment-plan/PlanRecord.js'
import { isPast } from '../world/calendar.js'
import type { BookingRecord } from './BookingRecord.js'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Amounts in minor units; nothing of it is stored, so that it cannot disagree with what is held and paid. */
export interface BookingPrices {
  readonly price: number
  readonly fee: number
  readonly discounts: number
  readonly total: number
  readonly paid: number
  readonly outstanding: number
}

/** All that costs something, except discounts. */
const costs = (booking: BookingRecord): readonly Cost[] => [
  ...booking.tickets.map(({ prices: { price, booking_fee } }) => ({ price, booking_fee })),
  ...[booking.rooms, booking.extras, booking.transport, booking.insurance, booking.customerChanges]
    .flat()
    .map(({ prices }) => prices),
  ...booking.deliveries.map(({ prices }) => prices),
]

export const bookingPrices = (booking: BookingRecord): BookingPrices => {
  const lines = costs(booking)
  const price = sum(lines.map(priceOf))
  const fee = sum(lines.map(feeOf))
  const discounts = sum(booking.discountLines.map(({ prices }) => priceOf(prices)))
  const total = price + fee + discounts
  const paid = sum(booking.payments.filter(isPaid).map(({ amount }) => amount.value))
  return { price, fee, discounts, total, paid, outstanding: total - paid }
}

const isPaid = ({ status }: BookingRecord['payments'][number]): boolean => status.value === 2 || status.value === 3

/** Booking payment status of specification 2, §4. While a plan runs, what it could not take is overdue, and nothing else. */
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
