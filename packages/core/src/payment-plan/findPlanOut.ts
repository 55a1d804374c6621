import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import type { ChallengeOutcome } from '../payment/CardGateway.js'
import { pollInterval, pollRetries } from '../payment/findOut.js'
import { reportUnread } from '../payment/reportUnread.js'
import { wait } from '../reactive/wait.js'
import type { OpenChange } from './openChanges.js'
import type { PaymentPlan } from './PaymentPlan.js'
import type { PaymentPlanDeps, PlanRun } from './paymentPlanDeps.js'
import type { PlanFailureReason } from './PaymentPlanState.js'
import { planChanged } from './planChanged.js'
import { isPlanInError } from './planRules.js'

export type PlanFinding =
  | { readonly kind: 'updated' }
  | { readonly kind: 'failed'; readonly reason: PlanFailureReason }
  | { readonly kind: 'undecided'; readonly failure: Failure | null; readonly question: PlanQuestion }

/** How a change came to be looked for: the bank's check ended so, or the answer was lost. */
export type PlanQuestion = ChallengeOutcome | 'lost'

const planNow = async (deps: PaymentPlanDeps, run: PlanRun): Promise<Either<Failure, PaymentPlan | null>> => {
  const booking = await deps.bookingsApi.get(deps.bookingRef, run.context)()
  return isLeft(booking) ? left(failedAt('paymentPlan')(booking.left)) : right(booking.right.paymentPlan)
}

/**
 * The same holder with the same last digits does not tell a new card from the old one. There the bank's word has to do:
 * no money moves, and the plan goes on either way.
 */
const looksAsWished = ({ wish }: OpenChange, now: PaymentPlan | null): boolean =>
  wish.action === 'changePayment' && now?.card?.cardholderName === wish.cardholderName

const unchanged = (change: OpenChange, now: PaymentPlan | null, question: PlanQuestion): PlanFinding => {
  switch (question) {
    case 'failed':
      return { kind: 'failed', reason: { kind: 'challengeFailed' } }
    case 'closed':
      return { kind: 'failed', reason: { kind: 'challengeClosed' } }
    // The check could not be shown, or not to its end. Another attempt calls it off.
    case 'unknown':
    case 'lost':
      return { kind: 'failed', reason: { kind: 'notReached' } }
    case 'completed':
      return looksAsWished(change, now) ? { kind: 'updated' } : { kind: 'undecided', failure: null, question }
  }
}

/** Whether the plan changed is learnt from the booking, asked for up to 5 more times where it may take a moment. */
export const findPlanOut = async (
  deps: PaymentPlanDeps,
  run: PlanRun,
  change: OpenChange,
  question: PlanQuestion,
): Promise<PlanFinding> => {
  const retries = question === 'failed' || question === 'closed' ? 0 : pollRetries
  for (let attempt = 0; !run.ended(); attempt += 1) {
    if (attempt > 0) await wait(deps.scheduler, pollInterval)
    const now = await planNow(deps, run)
    if (isLeft(now)) {
      const { cause } = now.left
      if (cause.kind === 'unauthorised') deps.failures.handle(now.left)
      if (cause.kind === 'decode') reportUnread(deps.failures, 'paymentPlan', cause)
      return { kind: 'undecided', failure: now.left, question }
    }
    const plan = now.right
    if (planChanged(change.before, plan, change.wish)) {
      return plan !== null && isPlanInError(plan) ? { kind: 'failed', reason: { kind: 'planError' } } : { kind: 'updated' }
    }
    if (attempt >= retries) return unchanged(change, plan, question)
  }
  return { kind: 'undecided', failure: null, question }
}
