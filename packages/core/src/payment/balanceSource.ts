import { isLeft } from 'fp-ts/lib/Either.js'
import type { BookingPayment } from '../bookings/Booking.js'
import { type BalanceVerdict, classifyBalance, isPaid, paymentsOf, paymentsSince } from './balancePayments.js'
import { stillPending } from './Finding.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import { couldNotAsk, type PaymentSource } from './PaymentSource.js'
import type { PendingPayment } from './PaymentVault.js'

/** This attempt failed, and another of the same amount since, in another tab, did not. */
const paidOtherwise = (payments: readonly BookingPayment[], { amount, known }: PendingPayment): boolean =>
  known !== null && paymentsSince(payments, [], amount).some((payment) => isPaid(payment) && !known.includes(payment.reference))

/**
 * A balance has no basket to ask about: the payments of the booking say how it ended. One that was accepted has succeeded
 * once the booking is loaded anew (specification 2, §4), unless that says otherwise; any other that is not there yet is
 * asked for again.
 */
export const balanceSource = (deps: PaymentDeps, run: PaymentRun, record: PendingPayment): PaymentSource => {
  let last: BalanceVerdict = 'none'
  return {
    look: async () => {
      const booking = await deps.bookingsApi.get(deps.bookingRef, run.context)()
      if (isLeft(booking)) return { kind: 'stop', finding: couldNotAsk(deps, booking.left) }
      last = classifyBalance(paymentsOf(booking.right.payments, record))
      if (last === 'failed') return { kind: paidOtherwise(booking.right.payments, record) ? 'paid' : 'over' }
      return { kind: last === 'paid' || (last === 'none' && record.standing === 'accepted') ? 'paid' : 'pending' }
    },
    check: async () => (last === 'none' || last === 'failed' ? { kind: last } : { kind: 'stop', finding: stillPending }),
  }
}
