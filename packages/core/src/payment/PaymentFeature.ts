import type { Task } from 'fp-ts/lib/Task.js'
import type { Minor } from '../money/Money.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { CardSource } from './CardGateway.js'
import type { PaymentState } from './PaymentState.js'

export interface PayBasketInput {
  /** What the customer was shown; nothing else is ever charged (decisions §2.4). */
  readonly shownTotal: Minor
  readonly cardholderName: string
  readonly source: CardSource
}

/** Each task ends in the state where the money is; a second press while one runs is ignored. */
export interface PaymentFeature {
  readonly state$: Behavior<PaymentState>
  /** Whether something may have been paid already; to be asked before a pay form is shown. */
  readonly reconcile: Task<PaymentState>
  readonly payBasket: (input: PayBasketInput) => Task<PaymentState>
  /** Completes a basket whose total is zero. */
  readonly completeFreeBasket: Task<PaymentState>
  /** Asks after an undecided payment now. */
  readonly checkNow: Task<PaymentState>
}
