import type { Booking } from '../bookings/Booking.js'
import { type Minor, zeroMinor } from '../money/Money.js'
import type { BalancePart } from './PaymentFeature.js'

/** What paying this part of the balance costs; zero where nothing is due. */
export const amountDue = (booking: Pick<Booking, 'prices' | 'paymentPlan'>, part: BalancePart): Minor => {
  const amount = part === 'outstanding' ? booking.prices.outstandingBalance : (booking.paymentPlan?.overdueAmount ?? zeroMinor)
  return amount > 0 ? amount : zeroMinor
}
