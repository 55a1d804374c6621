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

/** What is asked for beside something else: where it cannot be had, nothing is said and nothing else is taken away. */
export const missingInSilence = {
  ...foundDone,
  'a dropped connection': null,
  'a request that arrives too late': null,
  'HTTP 400': null,
  'HTTP 404': null,
  'HTTP 429': null,
  'HTTP 500': null,
  'an unknown error code': null,
  'an error in plain words': null,
} as const
