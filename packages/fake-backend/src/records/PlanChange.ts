import type { ErrorEntry } from '../refusal/Refusal.js'
import type { SetupIntent } from './SetupIntent.js'
import type { PlanCard } from './PlanRecord.js'

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
