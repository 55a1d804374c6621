import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import { balanceToPay } from '../bookings/money/balanceToPay.js'
import type { Failure } from '../failure/Failure.js'
import { zeroMinor } from '../money/Money.js'
import { latest } from '../reactive/Loadable.js'
import { isPaid, paymentsSince } from './balancePayments.js'
import type { Finding } from './Finding.js'
import { stillPending } from './Finding.js'
import { payWithCard } from './payWithCard.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PayBalanceInput } from './PaymentFeature.js'
import type { PaymentIntent } from './PaymentState.js'
import { freshBooking, openBalancePayment } from './reconcileBalance.js'
import type { Sent } from './submitPayment.js'

/**
 * Pays what the booking owes. The booking is asked for first: which payments it lists by now is how this one is told
 * apart from them if its answer is lost, and another amount than the one that was shown is never sent.
 */
export const payBalance = async (
  deps: PaymentDeps,
  run: PaymentRun,
  intent: PaymentIntent,
  input: PayBalanceInput,
): Promise<Either<Failure, Sent>> => {
  const shown = latest(deps.bookings.booking(deps.bookingRef).value)
  const booking = await freshBooking(deps, run)
  if (isLeft(booking)) return booking
  const ended = (finding: Finding): Either<Failure, Sent> => right({ intent, finding })
  const open = openBalancePayment(deps, booking.right)
  if (open !== null) {
    deps.trail.watch(open)
    return ended(stillPending)
  }
  if ((balanceToPay(booking.right, input.part)?.amount.amount ?? zeroMinor) !== intent.amount) {
    // Another tab, or another device, paid it since the form was shown.
    const since = paymentsSince(booking.right.payments, shown?.payments ?? [], intent.amount)
    return ended(since.some(isPaid) ? { kind: 'paid' } : { kind: 'notSent', reason: { kind: 'amountChanged' } })
  }
  const known = booking.right.payments.map(({ reference }) => reference)
  return right(await payWithCard(deps, run, intent, input, known))
}
