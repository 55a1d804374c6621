import { type Minor, sumMinor } from '../../money/Money.js'
import type { Booking, BookingPayment } from '../../domain/Booking.js'
import { isPaid } from '../../domain/bookingCodes.js'

type Paying = Pick<Booking, 'payments' | 'prices'>

/** What it was put towards; what was put towards nothing paid for nothing. */
const worthOf = ({ amount, apportionments }: BookingPayment): Minor =>
  apportionments === undefined ? amount : sumMinor(apportionments.map(({ netAmount }) => netAmount))

/** What is paid by the list and what is owed by the prices come to the price of the booking. */
const addsUp = ({ payments, prices }: Paying): boolean => {
  const paid = payments.filter((payment) => isPaid(payment) && payment.counted !== false).map(worthOf)
  return sumMinor([...paid, prices.outstandingBalance]) === prices.totalBookingPrice
}

/** Whether the prices include a payment: by its own word, otherwise only where the whole list adds up (behaviour/money#d8.10). */
export const isCountedIn = (booking: Paying): ((payment: BookingPayment) => boolean) => {
  const isWhole = addsUp(booking)
  return ({ counted }) => counted ?? isWhole
}
