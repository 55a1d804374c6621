import { isLeft } from 'fp-ts/lib/Either.js'
import { type ApiFailure, leavesOutcomeOpen } from '../failure/ApiFailure.js'
import { failedAt } from '../failure/Failure.js'
import { isKeyUsed } from '../payment/afterRefusal.js'
import { publicKeyOf } from '../payment/runChallenge.js'
import { findPlanOut, type PlanFinding } from './findPlanOut.js'
import type { OpenChange, OpenChanges } from './openChanges.js'
import type { PlanChange } from './PaymentPlanApi.js'
import type { PaymentPlanDeps, PlanRun } from './paymentPlanDeps.js'

const runChallenge = async (
  deps: PaymentPlanDeps,
  run: PlanRun,
  open: OpenChange,
  change: PlanChange,
  clientSecret: string,
): Promise<PlanFinding> => {
  const card = change.action === 'changeDay' ? null : change.card
  const { action } = change
  run.show({
    kind: 'requiresAction',
    action,
    clientSecret,
    paymentMethodId: card?.paymentMethodId ?? null,
    cardholderName: card?.cardholderName ?? null,
  })
  const publicKey = await publicKeyOf(deps)
  const outcome =
    publicKey === null || run.ended() ? 'unknown' : await deps.cards.authenticateSetup({ publicKey, clientSecret })
  // The secret is gone from here on: it is being found out what came of it.
  run.show({ kind: 'updating', action })
  return findPlanOut(deps, run, open, outcome)
}

const refusal = (deps: PaymentPlanDeps, changes: OpenChanges, open: OpenChange, cause: ApiFailure): PlanFinding => {
  if (cause.kind === 'server') {
    changes.answered(open)
    return { kind: 'failed', reason: { kind: 'refused', errors: cause.errors } }
  }
  deps.failures.handle(failedAt('paymentPlan')(cause))
  // This request was not read; one before it may still arrive.
  if (!open.repeated) changes.answered(open)
  return { kind: 'failed', reason: { kind: 'notAccepted' } }
}

/** Sends one change and follows it to its end. One that was not answered before goes under the key of then. */
export const sendPlanChange = async (
  deps: PaymentPlanDeps,
  run: PlanRun,
  changes: OpenChanges,
  open: OpenChange,
  change: PlanChange,
): Promise<PlanFinding> => {
  const answer = await deps.api.update(deps.bookingRef, change, open.key, run.context)()
  if (!isLeft(answer)) {
    changes.answered(open)
    const { right } = answer
    return right.kind === 'updated' ? right : runChallenge(deps, run, open, change, right.clientSecret)
  }
  const { left: cause } = answer
  if (leavesOutcomeOpen(cause)) return findPlanOut(deps, run, open, 'lost')
  if (!open.repeated || !isKeyUsed(cause)) return refusal(deps, changes, open, cause)
  // The request of before was received, with another card: where it changed nothing, this one is another intent.
  changes.answered(open)
  const found = await findPlanOut(deps, run, open, 'closed')
  if (found.kind !== 'failed' || run.ended()) return found
  const anew = changes.begin(open.wish, open.before, deps.ids.uuid())
  return sendPlanChange(deps, run, changes, anew, change)
}
