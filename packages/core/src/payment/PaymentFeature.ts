import type { Task } from 'fp-ts/lib/Task.js'
import type { BalancePart } from '../bookings/money/owed.js'
import type { Minor } from '../money/Money.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { CardSource } from './CardGateway.js'
import type { PaymentState } from './PaymentState.js'

export interface PayInput {
  /** What the customer was shown; nothing else is ever charged (decisions §2.4). */
  readonly shownTotal: Minor
  readonly cardholderName: string
  readonly source: CardSource
}

export type PayBasketInput = PayInput

export interface PayBalanceInput extends PayInput {
  readonly part: BalancePart
}

/** Each task ends in the state where the money is; a second press while one runs is ignored. */
export interface PaymentFeature {
  readonly state$: Behavior<PaymentState>
  /** Whether something may have been paid for the basket already; to be asked before its pay form is shown. */
  readonly reconcile: Task<PaymentState>
  /** The same for what the booking owes: loads the booking anew. */
  readonly reconcileBalance: Task<PaymentState>
  readonly payBasket: (input: PayBasketInput) => Task<PaymentState>
  /** Pays what the booking owes; it names no basket. */
  readonly payBalance: (input: PayBalanceInput) => Task<PaymentState>
  /** Completes a basket whose total is zero. */
  readonly completeFreeBasket: Task<PaymentState>
  /** Asks after an undecided payment now. */
  readonly checkNow: Task<PaymentState>
  /** Leaves a bank's check that was left open, where the state says `mayStartOver`; ends in idle, or in what it came to meanwhile. */
  readonly startOver: Task<PaymentState>
}
