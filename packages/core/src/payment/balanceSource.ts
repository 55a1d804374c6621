import { isLeft } from 'fp-ts/lib/Either.js'
import { type BalanceVerdict, classifyBalance, paymentsOf } from './balancePayments.js'
import { stillPending } from './Finding.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import { couldNotAsk, type PaymentSource } from './PaymentSource.js'
import type { PendingPayment } from './PaymentVault.js'

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
      if (last === 'failed') return { kind: 'over' }
      return { kind: last === 'paid' || (last === 'none' && record.standing === 'accepted') ? 'paid' : 'pending' }
    },
    check: async () => (last === 'none' || last === 'failed' ? { kind: last } : { kind: 'stop', finding: stillPending }),
  }
}
