import { seconds } from '../environment/durations.js'
import { entryOfOperation } from '../failure/errorCatalogue.js'
import type { Texts } from '../messages/texts.js'
import { zeroMinor } from '../money/Money.js'
import { paths } from '../navigation/paths.js'
import { describePaymentFailure, toKnownPaymentError } from './describePaymentFailure.js'
import type { Finding } from './Finding.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import { initialPaymentState, type PaymentFailureReason, type PaymentIntent } from './PaymentState.js'
import type { PendingPayment } from './PaymentVault.js'

const firstRecheck = seconds(5)
const longestRecheck = seconds(300)

/** How long until an undecided payment is asked after again: 5 s, doubled each time, at most 5 minutes. */
export const recheckDelay = (checksBefore: number): number =>
  Math.min(firstRecheck * 2 ** Math.min(checksBefore, 16), longestRecheck)

/** Specification 2, §9. */
export const successMessage = ({ basketId }: Pick<PaymentIntent, 'basketId'>, { payment }: Texts): string =>
  basketId === null ? payment.paid : payment.itemsAddedToBooking

/** The pages from which a payment is waited for: nobody is pulled away from where they went meanwhile. */
const waitsFor = ({ bookingRef, navigation }: PaymentDeps, { basketId }: PaymentIntent): boolean =>
  (basketId === null ? [paths.payInFull(bookingRef), paths.makePayment(bookingRef)] : [paths.checkout(bookingRef)]).some((path) =>
    navigation.current().startsWith(path),
  )

/**
 * What has changed, in the order of specification 2, §4: after a payment the booking and its allocations, then the
 * completed basket; of a basket that cost nothing the basket first.
 */
const loadAnew = async ({ bookings, basket, bookingRef }: PaymentDeps, intent: PaymentIntent): Promise<void> => {
  const isOfBasket = intent.basketId !== null
  const isFree = intent.amount === zeroMinor
  if (isOfBasket && isFree) await basket.reload()
  await bookings.refresh(bookingRef)()
  if (isOfBasket && !isFree) await basket.reload()
}

/** Success sequence of specification 2, §4: what has changed is loaded, success, message, reset. */
export const settlePaid = async (deps: PaymentDeps, run: PaymentRun, intent: PaymentIntent): Promise<void> => {
  if (run.ended()) return
  await loadAnew(deps, intent)
  // Signed out or reloaded meanwhile: the record stays until the customer was told, and whoever comes back is.
  if (run.ended()) return
  deps.trail.end(intent.idempotencyKey)
  run.show({ kind: 'settled', intent, end: { kind: 'paid' } })
  deps.messages.toast('success', successMessage(intent, deps.texts))
  run.show({ kind: 'idle' })
  if (waitsFor(deps, intent)) deps.navigation.goTo(paths.booking(deps.bookingRef))
}

const settlePaidButBookingFailed = async (
  deps: PaymentDeps,
  run: PaymentRun,
  intent: PaymentIntent,
  paymentId: string,
): Promise<void> => {
  const { texts } = deps
  if (run.ended()) return
  deps.trail.end(intent.idempotencyKey)
  run.show({ kind: 'settled', intent, end: { kind: 'paidButBookingFailed', paymentId } })
  deps.messages.prompt({
    type: 'warning',
    header: texts.payment.paidButFailedHeader,
    message: [texts.payment.paidButFailed, texts.payment.paidReference(paymentId), texts.payment.doNotRebook],
    listed: false,
    required: true,
    actions: [{ label: texts.basket.ok, emphasis: 'primary' }],
  })
  // What was paid is no longer in a basket that anything could be added to.
  await deps.basket.reload()
}

const say = (deps: PaymentDeps, reason: PaymentFailureReason): void => {
  if (reason.kind === 'refused') {
    reason.errors.map(toKnownPaymentError).forEach(deps.failures.handleServerError)
    return
  }
  for (const message of describePaymentFailure(reason, deps.texts)) deps.messages.toast('danger', message)
}

/** What the payments check came to is reported; the customer reads it once, in the words of its reason. */
const reportCheck = ({ failures, texts }: PaymentDeps, { kind }: PaymentFailureReason): void => {
  if (kind !== 'noPayment' && kind !== 'declined') return
  const operation = kind === 'noPayment' ? 'emptyPayments' : 'payment'
  const { message, severity } = entryOfOperation(operation)
  failures.report(operation, message?.(texts) ?? '', severity)
}

/** Nothing was charged and the end is known: the next attempt is a new intent. */
export const settleFailed = (
  deps: PaymentDeps,
  run: PaymentRun,
  intent: PaymentIntent,
  reason: PaymentFailureReason,
): void => {
  deps.trail.end(intent.idempotencyKey, reason.kind !== 'noPayment')
  if (run.ended()) return
  run.show({ kind: 'failed', intent, reason, mayArrive: false })
  reportCheck(deps, reason)
  say(deps, reason)
}

/** What the press did not send changes nothing about a request of before that was not answered. */
const settleNotSent = (deps: PaymentDeps, run: PaymentRun, intent: PaymentIntent, reason: PaymentFailureReason): void => {
  if (run.ended()) return
  run.show({ kind: 'failed', intent, reason, mayArrive: deps.trail.read()?.standing === 'unreached' })
  say(deps, reason)
}

const settleUnreached = (deps: PaymentDeps, run: PaymentRun, intent: PaymentIntent, reason: PaymentFailureReason): void => {
  const { trail } = deps
  const record = trail.read()
  const isNews = record?.standing !== 'unreached'
  if (record?.idempotencyKey === intent.idempotencyKey) {
    trail.keep({ ...record, standing: 'unreached', clientSecret: null }, run)
  }
  if (run.ended()) return
  run.show({ kind: 'failed', intent, reason, mayArrive: true })
  if (isNews) say(deps, reason)
}

/**
 * A pending payment that was not accepted waits for a bank's check, as far as is known here; so may one that was begun
 * elsewhere, whatever its status.
 */
export const mayStartOver = (finding: Finding, record: PendingPayment | null): boolean => {
  if (finding.kind !== 'undecided' || record === null) return false
  if (record.standing === 'elsewhere') return finding.because !== 'couldNotAsk'
  return finding.because === 'listed' && ['sent', 'challenged'].includes(record.standing)
}

/** Turns what was found out into the end state of the run. */
export const settle = async (
  deps: PaymentDeps,
  run: PaymentRun,
  intent: PaymentIntent,
  finding: Finding,
  checksBefore: number,
): Promise<void> => {
  switch (finding.kind) {
    case 'paid':
      return settlePaid(deps, run, intent)
    case 'paidButBookingFailed':
      return settlePaidButBookingFailed(deps, run, intent, finding.paymentId)
    case 'failed':
      return settleFailed(deps, run, intent, finding.reason)
    case 'notSent':
      return settleNotSent(deps, run, intent, finding.reason)
    case 'unreached':
      return settleUnreached(deps, run, intent, finding.reason)
    case 'notOurs':
      return run.show(initialPaymentState)
    case 'undecided': {
      const nextCheckAt = deps.scheduler.now() + recheckDelay(checksBefore)
      run.show({ kind: 'undecided', intent, nextCheckAt, mayStartOver: mayStartOver(finding, deps.trail.read()) })
    }
  }
}
