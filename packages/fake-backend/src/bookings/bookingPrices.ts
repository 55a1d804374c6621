import { isPast } from '../world/calendar.js'
import type { BookingRecord } from './BookingRecord.js'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Amounts in minor units; nothing of it is stored, so that it cannot disagree with the tickets and payments. */
export interface BookingPrices {
  readonly price: number
  readonly fee: number
  readonly discounts: number
  readonly total: number
  readonly paid: number
  readonly outstanding: number
}

export const bookingPrices = (booking: BookingRecord): BookingPrices => {
  const price = booking.packagePrice + sum(booking.tickets.map(({ prices }) => prices.price.value))
  const fee = booking.packageFee + sum(booking.tickets.map(({ prices }) => prices.booking_fee.value))
  const total = price + fee + booking.discounts
  const paid = sum(booking.payments.filter(isPaid).map(({ amount }) => amount.value))
  return { price, fee, discounts: booking.discounts, total, paid, outstanding: total - paid }
}

const isPaid = ({ status }: BookingRecord['payments'][number]): boolean => status.value === 2 || status.value === 3

/** Booking payment status of specification 2, §4. */
export const paymentStatus = (booking: BookingRecord, now: number): number => {
  const { outstanding } = bookingPrices(booking)
  if (outstanding === 0) return 30
  if (outstanding < 0) return 50
  return booking.paymentDue !== null && isPast(booking.paymentDue, now) ? 20 : 10
}
