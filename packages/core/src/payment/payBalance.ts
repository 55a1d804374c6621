import { type Either, isLeft, right } from 'fp-ts/lib/Either.js'
import type { Failure } from '../failure/Failure.js'
import { amountDue } from './amountDue.js'
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
  const booking = await freshBooking(deps, run)
  if (isLeft(booking)) return booking
  const ended = (finding: Finding): Either<Failure, Sent> => right({ intent, finding })
  const open = openBalancePayment(deps, booking.right)
  if (open !== null) {
    deps.trail.watch(open)
    return ended(stillPending)
  }
  if (amountDue(booking.right, input.part) !== intent.amount) return ended({ kind: 'notSent', reason: { kind: 'amountChanged' } })
  const known = booking.right.payments.map(({ reference }) => reference)
  return right(await payWithCard(deps, run, intent, input, known))
}
