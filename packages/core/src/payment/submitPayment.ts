import { isLeft } from 'fp-ts/lib/Either.js'
import { afterRefusal, isKeyUsed } from './afterRefusal.js'
import type { CardToken } from './CardGateway.js'
import type { Finding } from './Finding.js'
import { findOut } from './findOut.js'
import type { PaymentAnswer } from './PaymentApi.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PaymentIntent } from './PaymentState.js'
import type { PendingPayment } from './PaymentVault.js'
import { runChallenge } from './runChallenge.js'
import { successMessage } from './settlePayment.js'

export interface Sent {
  readonly intent: PaymentIntent
  readonly finding: Finding
}

const afterAnswer = async (deps: PaymentDeps, run: PaymentRun, record: PendingPayment, answer: PaymentAnswer): Promise<Finding> => {
  const { reference } = answer
  if (answer.kind === 'accepted') {
    const accepted: PendingPayment = { ...record, standing: 'accepted', reference }
    deps.trail.keep(accepted, run)
    return findOut(deps, run, accepted)
  }
  const { clientSecret } = answer
  const challenged: PendingPayment = { ...record, standing: 'challenged', clientSecret, reference }
  deps.trail.keep(challenged, run)
  const [after, outcome] = await runChallenge(deps, run, challenged, clientSecret)
  return findOut(deps, run, after, 'poll', outcome)
}

/**
 * Sends the payment of one intent and follows it to its end. The record is kept before the request leaves.
 *
 * Never two charges for one intent: where an earlier request had no answer, this one goes under its key. If the earlier
 * one never arrives, this is the payment; if it arrives later, the back end knows the key and charges nothing more; if it
 * arrived before and was refused, the back end refuses the key for another card, which is an answer: what came of it is
 * asked, and only when that has failed does this card go under a new key. The same goes for a request that was accepted
 * and of which no payment is listed.
 */
export const submitPayment = async (
  deps: PaymentDeps,
  run: PaymentRun,
  { idempotencyKey: fresh, ...wanted }: PaymentIntent,
  card: CardToken,
  known: readonly string[] | null,
): Promise<Sent> => {
  const intent: PaymentIntent = { ...wanted, idempotencyKey: deps.trail.keyFor(wanted, fresh) }
  const before = deps.trail.read()
  const first = before?.idempotencyKey === intent.idempotencyKey ? before : null
  const repeated = intent.idempotencyKey !== fresh
  const record: PendingPayment = {
    ...intent,
    startedAt: first?.startedAt ?? deps.scheduler.now(),
    clientSecret: null,
    standing: 'sent',
    reference: null,
    known: first?.known ?? known,
  }
  deps.trail.keep(record, run)
  run.show({ kind: 'submitting', intent })
  const toastMessage = successMessage(intent, deps.texts)
  const answer = await deps.api.pay({ ...intent, card, toastMessage }, run.context)()
  if (!isLeft(answer)) {
    const finding = await afterAnswer(deps, run, record, answer.right)
    // Looked for twice, and nothing came of it: the third attempt would be given the same answer for ever.
    const isReplayed = repeated && first === null && finding.kind === 'failed'
    if (isReplayed) deps.trail.keep({ ...record, standing: 'answered' }, run)
    return { intent, finding }
  }
  if (!repeated || !isKeyUsed(answer.left)) {
    return { intent, finding: await afterRefusal(deps, run, record, answer.left, repeated) }
  }
  const answered: PendingPayment = { ...record, standing: 'answered' }
  deps.trail.keep(answered, run)
  const finding = await findOut(deps, run, answered, 'once')
  if (finding.kind !== 'failed' || run.ended()) return { intent, finding }
  return submitPayment(deps, run, { ...wanted, idempotencyKey: deps.ids.uuid() }, card, record.known)
}
