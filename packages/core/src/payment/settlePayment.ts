import { seconds } from '../environment/durations.js'
import { paths } from '../navigation/paths.js'
import { describePaymentFailure, toKnownPaymentError } from './describePaymentFailure.js'
import type { Finding } from './findOut.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import { initialPaymentState, type PaymentFailureReason, type PaymentIntent } from './PaymentState.js'

const firstRecheck = seconds(5)
const longestRecheck = seconds(300)

/** How long until an undecided payment is asked after again: 5 s, doubled each time, at most 5 minutes. */
export const recheckDelay = (checksBefore: number): number =>
  Math.min(firstRecheck * 2 ** Math.min(checksBefore, 16), longestRecheck)

/** Success sequence of specification 2, §4: booking and allocations, the completed basket, success, message, reset. */
export const settlePaid = async (
  deps: PaymentDeps,
  run: PaymentRun,
  intent: PaymentIntent,
  message: string,
): Promise<void> => {
  // Signed out meanwhile: the record stays, and the next sign-in says how it ended.
  if (run.ended()) return
  deps.vault.clear(deps.bookingRef)
  await deps.bookings.refresh(deps.bookingRef)()
  await deps.basket.reload()
  if (run.ended()) return
  run.show({ kind: 'settled', intent, end: { kind: 'paid' } })
  deps.messages.toast('success', message)
  run.show({ kind: 'idle' })
  // Only from the page that waited for it: nobody is pulled away from where they went meanwhile.
  if (deps.navigation.current().startsWith(paths.checkout(deps.bookingRef))) {
    deps.navigation.goTo(paths.booking(deps.bookingRef))
  }
}

const settlePaidButBookingFailed = async (
  deps: PaymentDeps,
  run: PaymentRun,
  intent: PaymentIntent,
  paymentId: string,
): Promise<void> => {
  const { texts } = deps
  if (run.ended()) return
  deps.vault.clear(deps.bookingRef)
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

/** Nothing was charged and the end is known: the next attempt is a new intent. */
export const settleFailed = (
  deps: PaymentDeps,
  run: PaymentRun,
  intent: PaymentIntent,
  reason: PaymentFailureReason,
): void => {
  deps.vault.clear(deps.bookingRef)
  if (run.ended()) return
  run.show({ kind: 'failed', intent, reason })
  if (reason.kind === 'refused') {
    reason.errors.map(toKnownPaymentError).forEach(deps.failures.handleServerError)
    return
  }
  for (const message of describePaymentFailure(reason, deps.texts)) deps.messages.toast('danger', message)
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
      return settlePaid(deps, run, intent, deps.texts.payment.itemsAddedToBooking)
    case 'paidButBookingFailed':
      return settlePaidButBookingFailed(deps, run, intent, finding.paymentId)
    case 'failed':
      return settleFailed(deps, run, intent, finding.reason)
    case 'notOurs':
      return run.show(initialPaymentState)
    case 'undecided':
      run.show({ kind: 'undecided', intent, nextCheckAt: deps.scheduler.now() + recheckDelay(checksBefore) })
  }
}
