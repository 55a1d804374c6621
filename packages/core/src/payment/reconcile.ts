import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { basketOf } from '../basket/BasketState.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { zeroMinor } from '../money/Money.js'
import { classifyPayments, paymentStatus } from './classifyPayments.js'
import type { Finding } from './findOut.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PaymentIntent } from './PaymentState.js'

export interface Reconciled {
  readonly intent: PaymentIntent
  /** Null where nothing stands against paying. */
  readonly finding: Exclude<Finding, { readonly kind: 'failed' }> | null
}

/**
 * Where no record is kept (another device, storage refused), the back end is asked before a pay form is shown
 * (decisions §2.5). A basket that was paid elsewhere is no longer there when it is loaded.
 */
export const askBackEnd = async (deps: PaymentDeps, run: PaymentRun): Promise<Either<Failure, Reconciled>> => {
  const { bookingRef, basketApi, basket, ids } = deps
  const loaded = await basket.reload()
  if (isLeft(loaded)) return loaded
  const open = basketOf(basket.store.state$.value)
  const intent: PaymentIntent = {
    bookingRef,
    basketId: open?.id ?? null,
    amount: open?.total ?? zeroMinor,
    idempotencyKey: ids.uuid(),
  }
  if (open === null) return right({ intent, finding: null })
  const payments = await basketApi.payments(bookingRef, open.id, run.context)()
  if (isLeft(payments)) return left(failedAt('payment')(payments.left))
  const verdict = classifyPayments(payments.right)
  switch (verdict.kind) {
    case 'none':
    case 'failed':
      return right({ intent, finding: null })
    case 'paid':
      return right({ intent, finding: { kind: 'paidButBookingFailed', paymentId: verdict.paymentId } })
    case 'unhandled':
      // A bank check that was left open elsewhere may be replaced by a new payment; one being processed may not.
      return right({ intent, finding: verdict.status === paymentStatus.pending ? { kind: 'undecided' } : null })
  }
}
