import { isLeft } from 'fp-ts/lib/Either.js'
import { seconds } from '../environment/durations.js'
import type { ApiFailure } from '../failure/ApiFailure.js'
import { failedAt } from '../failure/Failure.js'
import { wait } from '../reactive/wait.js'
import type { ChallengeOutcome } from './CardGateway.js'
import { classifyPayments } from './classifyPayments.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PaymentFailureReason, PaymentIntent } from './PaymentState.js'
import { runChallenge } from './runChallenge.js'

/** Specification 2, §9: up to 5 retries, every 5000 ms. */
export const pollRetries = 5
export const pollInterval = seconds(5)

/** What asking the back end brought. */
export type Finding =
  | { readonly kind: 'paid' }
  | { readonly kind: 'paidButBookingFailed'; readonly paymentId: string }
  | { readonly kind: 'failed'; readonly reason: PaymentFailureReason }
  | { readonly kind: 'undecided' }
  /** The back end knows no such booking of this customer: the record is somebody else's. */
  | { readonly kind: 'notOurs' }

const bookingNotFound = '13000010'
const undecided: Finding = { kind: 'undecided' }

const afterChallenge = (outcome: ChallengeOutcome | null): PaymentFailureReason => {
  if (outcome === 'failed') return { kind: 'challengeFailed' }
  return outcome === 'closed' ? { kind: 'challengeClosed' } : { kind: 'declined' }
}

/** An answer that nobody foresaw, or none: the end is open, never "failed". A session that ended is said. */
const couldNotAsk = (deps: PaymentDeps, cause: ApiFailure): Finding => {
  if (cause.kind === 'server' && cause.errors.some(({ code }) => code === bookingNotFound)) return { kind: 'notOurs' }
  if (cause.kind === 'unauthorised' || cause.kind === 'decode') deps.failures.handle(failedAt('payment')(cause))
  return undecided
}

const unhandled = (deps: PaymentDeps, status: string): Finding => {
  deps.failures.report('unhandledPaymentStatus', `Unhandled status ${status}`, 'fatal')
  return undecided
}

const checkPayments = async (
  deps: PaymentDeps,
  run: PaymentRun,
  intent: PaymentIntent,
  challenge: ChallengeOutcome | null,
): Promise<Finding> => {
  run.show({ kind: 'checkingPayments', intent })
  const payments = await deps.basketApi.payments(deps.bookingRef, intent.basketId, run.context)()
  if (isLeft(payments)) return couldNotAsk(deps, payments.left)
  const verdict = classifyPayments(payments.right)
  switch (verdict.kind) {
    case 'none':
      return { kind: 'failed', reason: { kind: 'noPayment' } }
    case 'paid':
      return { kind: 'paidButBookingFailed', paymentId: verdict.paymentId }
    case 'failed':
      return { kind: 'failed', reason: afterChallenge(challenge) }
    case 'unhandled':
      return unhandled(deps, String(verdict.status))
  }
}

/**
 * The poll of the basket status and the payments check (specification 2, §4, payment flow). `clientSecret` is that of a
 * bank check which may still be open: where the status says pending it is shown again, once.
 */
export const findOut = async (
  deps: PaymentDeps,
  run: PaymentRun,
  intent: PaymentIntent,
  clientSecret: string | null,
  challenge: ChallengeOutcome | null = null,
): Promise<Finding> => {
  for (let attempt = 0; attempt <= pollRetries && !run.ended(); attempt += 1) {
    if (attempt > 0) await wait(deps.scheduler, pollInterval)
    run.show({ kind: 'polling', intent, attempt })
    const status = await deps.basketApi.status(deps.bookingRef, intent.basketId, run.context)()
    if (isLeft(status)) return couldNotAsk(deps, status.left)
    switch (status.right.kind) {
      case 'paid':
        return { kind: 'paid' }
      case 'failed':
      case 'cancelled':
        return checkPayments(deps, run, intent, challenge)
      case 'unhandled':
        return unhandled(deps, status.right.status)
      case 'pending':
        if (clientSecret !== null) {
          const outcome = await runChallenge(deps, run, intent, clientSecret)
          return findOut(deps, run, intent, null, outcome)
        }
    }
  }
  return run.ended() ? undecided : checkPayments(deps, run, intent, challenge)
}
