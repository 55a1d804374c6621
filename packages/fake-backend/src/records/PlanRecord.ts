import type { ErrorEntry } from '../refusal/Refusal.js'
import type { SetupIntent } from './StripeState.js'
import type { TestCard } from './testCards.js'

export interface PlanInstalment {
  /** A date such as 2027-01-19. */
  readonly due: string
  /** Minor units. */
  readonly amount: number
  /** `overdue`: the card was declined, and the instalment is not collected again automatically. */
  state: 'toCome' | 'paid' | 'overdue'
}

/** The card that instalments are taken from. */
export interface PlanCard {
  readonly paymentMethodId: string
  readonly card: TestCard
  readonly cardholder: string
}

export interface PlanRecord {
  readonly id: string
  /** The day of the month, 1 to 31. */
  day: number
  card: PlanCard
  /** A plan in error collects nothing. */
  inError: boolean
  /** Sorted by date, past ones included. */
  instalments: PlanInstalment[]
}

export const sumOf = (instalments: readonly { readonly amount: number }[]): number =>
  instalments.reduce((total, { amount }) => total + amount, 0)

export const stillToCome = ({ instalments }: PlanRecord): readonly PlanInstalment[] =>
  instalments.filter(({ state }) => state === 'toCome')

/** Minor units. */
export const overdueAmount = ({ instalments }: PlanRecord): number =>
  sumOf(instalments.filter(({ state }) => state === 'overdue'))

export const isFinished = ({ instalments }: PlanRecord): boolean => instalments.every(({ state }) => state === 'paid')

/** 2 is error (behaviour/payment-plan#2.4). 1 active and 3 finished are this package's choice. */
export const planStatus = (plan: PlanRecord): number => {
  if (isFinished(plan)) return 3
  return plan.inError ? 2 : 1
}

/** The change to make when the card is set up. */
export type PlanStep = { readonly kind: 'begin'; readonly day: number } | { readonly kind: 'changeCard' }

/** A change of a booking's plan, from its first answer on. */
export interface PlanChange {
  readonly bookingRef: string
  /** The intent of the challenge, if the card needs one. */
  readonly intent: SetupIntent | null
  /** The step that waits for the challenge. Null if none waits. */
  readonly waiting: { readonly step: PlanStep; readonly card: PlanCard } | null
  /**
   * The final refusal, or the one that applies unless the bank agrees. It is repeated unchanged. Null if the change
   * succeeded.
   */
  refusal: ErrorEntry | null
}
