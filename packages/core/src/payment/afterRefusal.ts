import { leavesOutcomeOpen, type ApiFailure } from '../failure/ApiFailure.js'
import { failedAt } from '../failure/Failure.js'
import { toKnownPaymentError } from './describePaymentFailure.js'
import type { Finding } from './Finding.js'
import { findOut } from './findOut.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PendingPayment, Standing } from './PaymentVault.js'

/** The back end says that money may have moved already: record exists, already completed, payment requested. */
const perhapsPaid: readonly string[] = ['16000030', '16000110', '16000301']
/** That nothing is owed may be the doing of a request without an answer, or of another tab. */
const nothingOwed = '16000040'
const amountChanged = '16000307'
/** With a key that was sent before: the first request was received, with another card. */
const invalidRequest = '16000190'

const codesOf = (cause: ApiFailure): readonly (string | null)[] =>
  cause.kind === 'server' ? cause.errors.map(({ code }) => code) : []

/** Whether a repeated key was refused because the first request under it has an end of its own. */
export const isKeyUsed = (cause: ApiFailure): boolean =>
  codesOf(cause).includes(invalidRequest) || (cause.kind === 'http' && cause.status === 409)

const loadAmountAnew = async ({ basket, bookings, bookingRef }: PaymentDeps, { basketId }: PendingPayment): Promise<void> => {
  await (basketId === null ? bookings.refresh(bookingRef) : basket.reload)()
}

/** What a payment comes to that was not accepted. `repeated`: one before it, under the same key, was not answered. */
export const afterRefusal = async (
  deps: PaymentDeps,
  run: PaymentRun,
  record: PendingPayment,
  cause: ApiFailure,
  repeated: boolean,
): Promise<Finding> => {
  const stands = (standing: Standing, reference = record.reference): PendingPayment => {
    const next: PendingPayment = { ...record, standing, reference }
    deps.trail.keep(next, run)
    return next
  }
  if (leavesOutcomeOpen(cause)) return findOut(deps, run, record)
  if (cause.kind !== 'server') {
    deps.failures.handle(failedAt('payment')(cause))
    const reason = { kind: 'notAccepted' } as const
    // This request was not read; the one before it may still arrive.
    return { kind: repeated ? 'unreached' : 'failed', reason }
  }
  const codes = codesOf(cause)
  if (codes.some((code) => code !== null && perhapsPaid.includes(code))) {
    cause.errors.map(toKnownPaymentError).forEach(deps.failures.handleServerError)
    // Of a balance it may be the payment that the customer left to start over.
    const left = record.known?.findLast(deps.trail.isCalledOff) ?? null
    return findOut(deps, run, stands('claimed', left))
  }
  if (codes.includes(nothingOwed) || (record.basketId === null && codes.includes(amountChanged))) {
    const found = await findOut(deps, run, stands('answered'), 'once')
    if (found.kind !== 'failed') return found
  }
  if (codes.includes(amountChanged)) {
    await loadAmountAnew(deps, record)
    return { kind: 'failed', reason: { kind: 'amountChanged' } }
  }
  return { kind: 'failed', reason: { kind: 'refused', errors: cause.errors } }
}
