import { isLeft } from 'fp-ts/lib/Either.js'
import { leavesOutcomeOpen } from '../failure/ApiFailure.js'
import { failedAt } from '../failure/Failure.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PaymentIntent } from './PaymentState.js'
import { settleFailed, settlePaid } from './settlePayment.js'

/** An answer that got lost is asked after once: the basket may be complete. */
const completedMeanwhile = async (deps: PaymentDeps, run: PaymentRun, { basketId }: PaymentIntent): Promise<boolean> => {
  const status = await deps.basketApi.status(deps.bookingRef, basketId, run.context)()
  return !isLeft(status) && status.right.kind === 'paid'
}

/** Zero-value checkout (specification 2, §4): complete, reload the basket, fetch the booking, signal success. */
export const completeFree = async (deps: PaymentDeps, run: PaymentRun, intent: PaymentIntent): Promise<void> => {
  run.show({ kind: 'submitting', intent })
  const answer = await deps.basketApi.complete(deps.bookingRef, intent.idempotencyKey, run.context)()
  if (!isLeft(answer)) return settlePaid(deps, run, intent)
  const { left: cause } = answer
  if (leavesOutcomeOpen(cause) && (await completedMeanwhile(deps, run, intent))) {
    return settlePaid(deps, run, intent)
  }
  if (cause.kind === 'server') return settleFailed(deps, run, intent, { kind: 'refused', errors: cause.errors })
  deps.failures.handle(failedAt('completeBasket')(cause))
  run.show({ kind: 'failed', intent, reason: { kind: 'notCompleted' }, mayArrive: leavesOutcomeOpen(cause) })
}
