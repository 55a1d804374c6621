import { minutes, seconds } from '../environment/durations.js'
import { wait } from '../reactive/wait.js'
import { balanceSource } from './balanceSource.js'
import { basketSource } from './basketSource.js'
import type { ChallengeOutcome } from './CardGateway.js'
import { type Finding, notAsked, stillOpen } from './Finding.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PaymentSource } from './PaymentSource.js'
import type { PaymentFailureReason } from './PaymentState.js'
import { intentOf, type PendingPayment } from './PaymentVault.js'
import { runChallenge } from './runChallenge.js'

/** Specification 2, §9: up to 5 retries, every 5000 ms. */
export const pollRetries = 5
export const pollInterval = seconds(5)

/** How long a request without an answer is taken to be on its way; until then nothing is concluded from not finding it. */
export const latestArrival = minutes(20)

/** `once`: one look, for something that was polled before. */
export type Patience = 'poll' | 'once'

const isStale = ({ scheduler }: PaymentDeps, { startedAt }: PendingPayment): boolean =>
  scheduler.now() - startedAt >= latestArrival

const afterChallenge = (outcome: ChallengeOutcome | null): PaymentFailureReason => {
  if (outcome === 'failed') return { kind: 'challengeFailed' }
  return outcome === 'closed' ? { kind: 'challengeClosed' } : { kind: 'declined' }
}

const noPayment: PaymentFailureReason = { kind: 'noPayment' }

/**
 * No payment is listed. That is an end only where the request cannot arrive any more: it was answered, or it left without
 * an answer and is too old. Of a basket that was asked for, an empty list is a failure (specification 2, §4). A balance
 * whose bank's check may have been completed, and what the back end says it has, is open while it is not listed.
 */
const whereNoneIs = (deps: PaymentDeps, record: PendingPayment, challenge: ChallengeOutcome | null): Finding => {
  const over: Finding = { kind: 'failed', reason: noPayment }
  switch (record.standing) {
    case 'sent':
    case 'unreached':
      return isStale(deps, record) ? over : { kind: 'unreached', reason: noPayment }
    case 'claimed':
      return stillOpen
    case 'challenged':
    case 'confirmed':
      if (record.basketId !== null) return over
      return challenge === 'failed' || challenge === 'closed' ? { kind: 'failed', reason: afterChallenge(challenge) } : stillOpen
    case 'accepted':
    case 'answered':
    case 'elsewhere':
      return over
  }
}

/**
 * The last payment failed. Of a basket it may be an earlier one, while the request that was not answered is still on
 * its way: that request has not failed, nor has one that the back end says it has. Of a balance only what came after is
 * looked at.
 */
const whereOneFailed = (deps: PaymentDeps, record: PendingPayment, challenge: ChallengeOutcome | null): Finding => {
  // Only by its reference is it told apart from an earlier one.
  if (record.standing === 'claimed' && record.reference === null) return stillOpen
  const unanswered = record.standing === 'sent' || record.standing === 'unreached'
  return record.basketId !== null && unanswered && !isStale(deps, record)
    ? { kind: 'unreached', reason: noPayment }
    : { kind: 'failed', reason: afterChallenge(challenge) }
}

const conclude = async (
  deps: PaymentDeps,
  run: PaymentRun,
  record: PendingPayment,
  source: PaymentSource,
  challenge: ChallengeOutcome | null,
): Promise<Finding> => {
  run.show({ kind: 'checkingPayments', intent: intentOf(record) })
  const check = await source.check()
  switch (check.kind) {
    case 'stop':
      return check.finding
    case 'none':
      return whereNoneIs(deps, record, challenge)
    case 'failed':
      return whereOneFailed(deps, record, challenge)
  }
}

const sourceOf = (deps: PaymentDeps, run: PaymentRun, record: PendingPayment): PaymentSource =>
  record.basketId === null ? balanceSource(deps, run, record) : basketSource(deps, run, record.basketId)

/**
 * The poll and the payments check (specification 2, §4, payment flow). A bank's check which may still be open is shown
 * again, once, where the payment is pending and its secret is here; `challenge` is how one ended.
 */
export const findOut = async (
  deps: PaymentDeps,
  run: PaymentRun,
  record: PendingPayment,
  patience: Patience = 'poll',
  challenge: ChallengeOutcome | null = null,
): Promise<Finding> => {
  const source = sourceOf(deps, run, record)
  const retries = patience === 'poll' ? pollRetries : 0
  for (let attempt = 0; attempt <= retries && !run.ended(); attempt += 1) {
    if (attempt > 0) await wait(deps.scheduler, pollInterval)
    run.show({ kind: 'polling', intent: intentOf(record), attempt })
    const look = await source.look()
    switch (look.kind) {
      case 'paid':
        return look
      case 'stop':
        return look.finding
      case 'over':
        return conclude(deps, run, record, source, challenge)
      case 'pending':
        if (record.clientSecret !== null && challenge === null) {
          const [after, outcome] = await runChallenge(deps, run, record, record.clientSecret)
          return findOut(deps, run, after, patience, outcome)
        }
    }
  }
  return run.ended() ? notAsked : conclude(deps, run, record, source, challenge)
}
