import type { Booking } from '../bookings/Booking.js'
import { addMinor, type Money, money, negateMinor, zeroMinor } from '../money/Money.js'
import { amountDue } from './amountDue.js'
import type { BalancePart } from './PaymentFeature.js'

export interface BalanceToPay {
  readonly amount: Money
  /** What the booking owes once it is paid. */
  readonly left: Money
}

type Owing = Pick<Booking, 'prices' | 'paymentPlan' | 'currency' | 'status'>

/** What a payment of this part of the balance comes to; null where nothing of it is due, and of a cancelled booking. */
export const balanceToPay = (booking: Owing, part: BalancePart): BalanceToPay | null => {
  const amount = amountDue(booking, part)
  if (amount === 0 || booking.status === 'cancelled') return null
  const left = addMinor(amountDue(booking, 'outstanding'), negateMinor(amount))
  return { amount: money(amount, booking.currency), left: money(left > 0 ? left : zeroMinor, booking.currency) }
}
