import { isLeft } from 'fp-ts/lib/Either.js'
import { leavesOutcomeOpen, type ApiFailure } from '../failure/ApiFailure.js'
import { failedAt } from '../failure/Failure.js'
import type { CardToken } from './CardGateway.js'
import { toKnownPaymentError } from './describePaymentFailure.js'
import { findOut, type Finding } from './findOut.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PendingPayment } from './PaymentVault.js'
import type { PaymentIntent } from './PaymentState.js'
import { runChallenge } from './runChallenge.js'

/** The back end says that money may have moved already: record exists, already completed, payment requested. */
const perhapsPaid: ReadonlySet<string> = new Set(['16000030', '16000110', '16000301'])
const amountChanged = '16000307'

const pending = (intent: PaymentIntent, startedAt: number, clientSecret: string | null): PendingPayment => ({
  ...intent,
  startedAt,
  clientSecret,
})

const afterRefusal = async (
  deps: PaymentDeps,
  run: PaymentRun,
  intent: PaymentIntent,
  cause: ApiFailure,
): Promise<Finding> => {
  if (leavesOutcomeOpen(cause)) return findOut(deps, run, intent, null)
  if (cause.kind !== 'server') {
    deps.failures.handle(failedAt('payment')(cause))
    return { kind: 'failed', reason: { kind: 'notAccepted' } }
  }
  if (cause.errors.some(({ code }) => code !== null && perhapsPaid.has(code))) {
    cause.errors.map(toKnownPaymentError).forEach(deps.failures.handleServerError)
    return findOut(deps, run, intent, null)
  }
  if (cause.errors.some(({ code }) => code === amountChanged)) {
    await deps.basket.reload()
    return { kind: 'failed', reason: { kind: 'amountChanged' } }
  }
  return { kind: 'failed', reason: { kind: 'refused', errors: cause.errors } }
}

/** Sends the payment of one intent and follows it to its end. The record is kept before the request leaves. */
export const submitPayment = async (
  deps: PaymentDeps,
  run: PaymentRun,
  intent: PaymentIntent,
  card: CardToken,
): Promise<Finding> => {
  const startedAt = deps.scheduler.now()
  deps.vault.write(pending(intent, startedAt, null))
  run.show({ kind: 'submitting', intent })
  const answer = await deps.api.pay({ ...intent, card }, run.context)()
  if (isLeft(answer)) return afterRefusal(deps, run, intent, answer.left)
  if (answer.right.kind === 'accepted') return findOut(deps, run, intent, null)
  const { clientSecret } = answer.right
  deps.vault.write(pending(intent, startedAt, clientSecret))
  const outcome = await runChallenge(deps, run, intent, clientSecret)
  return findOut(deps, run, intent, null, outcome)
}
