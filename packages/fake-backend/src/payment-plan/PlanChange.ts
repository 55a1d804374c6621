import type { ErrorEntry } from '../routing/Refusal.js'
import type { SetupIntent } from '../stripe/SetupIntent.js'
import type { PlanCard } from './PlanRecord.js'

/** What a change of a plan does once its card is set up. */
export type PlanStep = { readonly kind: 'begin'; readonly day: number } | { readonly kind: 'changeCard' }

/** A change of a booking's plan, from its first answer on. */
export interface PlanChange {
  readonly bookingRef: string
  /** Of the bank's check, where the card wants one. */
  readonly intent: SetupIntent | null
  /** What waits for that check; null where nothing does. */
  readonly waiting: { readonly step: PlanStep; readonly card: PlanCard } | null
  /** How it ended, or ends unless the bank agrees, in the same words for ever; null where it succeeded. */
  refusal: ErrorEntry | null
}
