import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { basketOf } from '../basket/BasketState.js'
import type { ApiFailure } from '../failure/ApiFailure.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { type Minor, zeroMinor } from '../money/Money.js'
import { unhandled } from './basketSource.js'
import { classifyPayments } from './classifyPayments.js'
import type { Finding } from './Finding.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PendingPayment } from './PaymentVault.js'

export interface StandsAgainst {
  readonly record: PendingPayment
  readonly finding: Finding
}

type Reconciled = Either<Failure, StandsAgainst | null>

const elsewhere = (deps: PaymentDeps, basketId: string | null, amount: Minor): PendingPayment => ({
  bookingRef: deps.bookingRef,
  basketId,
  amount,
  idempotencyKey: deps.ids.uuid(),
  startedAt: deps.scheduler.now(),
  clientSecret: null,
  standing: 'elsewhere',
  reference: null,
  known: null,
})

const failed = (cause: ApiFailure): Reconciled => left(failedAt('payment')(cause))

const askForPayments = async (deps: PaymentDeps, run: PaymentRun, record: PendingPayment): Promise<Reconciled> => {
  const payments = await deps.basketApi.payments(deps.bookingRef, record.basketId, run.context)()
  if (isLeft(payments)) return failed(payments.left)
  const verdict = classifyPayments(payments.right)
  switch (verdict.kind) {
    case 'none':
    case 'failed':
      return right(null)
    case 'paid':
      return right({ record, finding: { kind: 'paidButBookingFailed', paymentId: verdict.paymentId } })
    case 'unhandled':
      // Whatever the status, it may be paid. A bank check that was left open elsewhere may be replaced by a new payment.
      return right({ record, finding: unhandled(deps, verdict.status) })
  }
}

/**
 * A basket that was paid and could not become a booking is no longer open: the booking's last basket is asked about.
 * One that became a booking stands against nothing, and a booking that never had one is not an error.
 */
const askForLastBasket = async (deps: PaymentDeps, run: PaymentRun): Promise<Reconciled> => {
  const status = await deps.basketApi.status(deps.bookingRef, null, run.context)()
  if (isLeft(status)) {
    return status.left.kind === 'server' || status.left.kind === 'notFound' ? right(null) : failed(status.left)
  }
  return status.right.kind === 'paid' ? right(null) : askForPayments(deps, run, elsewhere(deps, null, zeroMinor))
}

/**
 * Where no record is kept (another device, storage refused), the back end is asked before a pay form is shown
 * (decisions §2.5).
 */
export const askForBasket = async (deps: PaymentDeps, run: PaymentRun): Promise<Reconciled> => {
  const loaded = await deps.basket.reload()
  if (isLeft(loaded)) return loaded
  const open = basketOf(deps.basket.store.state$.value)
  return open === null ? askForLastBasket(deps, run) : askForPayments(deps, run, elsewhere(deps, open.id, open.total))
}
