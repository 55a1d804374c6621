import { isLeft } from 'fp-ts/lib/Either.js'
import { classifyPayments, paymentStatus } from './classifyPayments.js'
import { type Finding, stillOpen, stillPending } from './Finding.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import { couldNotAsk, type PaymentSource } from './PaymentSource.js'

/** Reported, and open: never "failed", and no form to pay again. */
export const unhandled = (deps: PaymentDeps, status: number | string): Finding => {
  deps.failures.report('unhandledPaymentStatus', `Unhandled status ${status}`, 'fatal')
  return status === paymentStatus.pending ? stillPending : stillOpen
}

/** The status of a basket, and the payments check (specification 2, §4, payment flow). */
export const basketSource = (deps: PaymentDeps, run: PaymentRun, basketId: string): PaymentSource => ({
  look: async () => {
    const status = await deps.basketApi.status(deps.bookingRef, basketId, run.context)()
    if (isLeft(status)) return { kind: 'stop', finding: couldNotAsk(deps, status.left) }
    switch (status.right.kind) {
      case 'failed':
      case 'cancelled':
        return { kind: 'over' }
      case 'unhandled':
        return { kind: 'stop', finding: unhandled(deps, status.right.status) }
      default:
        return { kind: status.right.kind }
    }
  },
  check: async () => {
    const payments = await deps.basketApi.payments(deps.bookingRef, basketId, run.context)()
    if (isLeft(payments)) return { kind: 'stop', finding: couldNotAsk(deps, payments.left) }
    const verdict = classifyPayments(payments.right)
    switch (verdict.kind) {
      case 'paid':
        return { kind: 'stop', finding: { kind: 'paidButBookingFailed', paymentId: verdict.paymentId } }
      case 'unhandled':
        return { kind: 'stop', finding: unhandled(deps, verdict.status) }
      default:
        return verdict
    }
  },
})
