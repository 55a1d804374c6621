import type { PaymentState } from '../payment/PaymentState.js'
import { balanceOf } from './balanceOf.js'
import type { Booking } from './Booking.js'
import { isPaymentOpen } from './openPayment.js'

/** The one action that stands beside a booking. */
export type MainAction = 'pay' | 'viewBasket' | 'addTickets'

/** What is owed is paid first; null while a payment is on its way, which must not be made twice, and of a trip that does not go ahead. */
export const mainActionOf = (booking: Booking, inBasket: number, payment: PaymentState): MainAction | null => {
  if (booking.status === 'cancelled' || isPaymentOpen(payment)) return null
  if (balanceOf(booking) !== null) return 'pay'
  return inBasket > 0 ? 'viewBasket' : 'addTickets'
}
