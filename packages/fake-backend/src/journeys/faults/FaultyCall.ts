import type { Dashboard, Operation } from '@booking-dashboard/core'
import type { EffectName } from './effects.js'

/** One call of the slice: what a customer does that makes it, and what is said when it fails. */
export interface FaultyCall {
  readonly operationId: string
  readonly operation: Operation
  /** Asked for beside it by the same call, and failing with it. */
  readonly also?: Operation
  readonly act: (dashboard: Dashboard) => Promise<unknown>
  /** Texts other than the operation's; null where nothing is said. The specification's reason stands beside each. */
  readonly instead?: Partial<Readonly<Record<EffectName, string | null>>>
  /** Whether the page is still signed out. */
  readonly signedOut?: true
  /** What a success says and where it leads: neither comes with a failure. */
  readonly success?: { readonly text: string; readonly path: string }
}

/** Nothing of these answers is used: any shape is fine, and only what is no JSON cannot be read. */
export const shapeless = { 'a body of the wrong shape': null } as const

/** What came of it is looked at after an answer that leaves it open: what is done counts as done. */
export const foundDone = {
  ...shapeless,
  'a lost answer': null,
  'an answer that comes too late': null,
  'HTTP 503 after the change': null,
  'a body that is no JSON': null,
} as const
