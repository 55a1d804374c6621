import type { Minor } from '../money/Money.js'
import { createSessionMap, createSessionState, type Lifetime } from '../reactive/Lifetime.js'
import type { PaymentRun } from './interpreter.js'
import { isOver, isUnderWay } from './machine/record.js'
import type { PendingPayments } from './pendingPayments.js'

/**
 * Payments of earlier amounts due that may still arrive. Each of them is charged in addition to the current payment.
 */
export const createEarlierBalances = (bookingRef: string, pending: PendingPayments, scope: Lifetime) => {
  const awaited = createSessionState<readonly Minor[]>(scope, [])
  const watched = createSessionMap<PaymentRun, true>(scope)
  let paidNow: Minor | null = null

  const notifyListeners = (): void => {
    const amounts = [...watched.keys()].flatMap(({ purchase, record$: { value } }) =>
      purchase.kind !== 'balance' || purchase.owed === paidNow || !isUnderWay(value) || isOver(value)
        ? []
        : (value.submission?.amount ?? []),
    )
    if (amounts.join() !== awaited.state$.value.join()) awaited.set(amounts)
  }
  return {
    /** The amounts that may still be charged; empty if all these payments have ended. */
    awaited$: awaited.state$,
    /** `owed` is the balance that is paid now. */
    watchBeside: (owed: Minor): void => {
      paidNow = owed
      for (const run of pending.unended(bookingRef)) {
        if (run.purchase.kind !== 'balance' || watched.has(run)) continue
        watched.set(run, true)
        run.record$.subscribe(notifyListeners)
      }
      notifyListeners()
    },
  }
}
