import type { Dashboard, Operation } from '@booking-dashboard/core'
import type { EffectName } from './effects.js'

/** One call, the action that makes it, and the messages when it fails. */
export interface FaultyCall {
  readonly operationId: string
  readonly operation: Operation
  /** A further operation that uses the same call and fails with it. */
  readonly also?: Operation
  readonly act: (dashboard: Dashboard) => Promise<unknown>
  /**
   * Texts that replace the operation's text; null for no message. The specification's reason is in a comment beside
   * each.
   */
  readonly instead?: Partial<Readonly<Record<EffectName, string | null>>>
  /** Set if the call needs no session, so that a 401 or a 403 does not end it (behaviour/session#1.4). */
  readonly needsNoSession?: true
  /** Set if the page is still signed out. */
  readonly signedOut?: true
  /** The message and page after a success; neither comes after a failure. */
  readonly success?: { readonly text: string; readonly path: string }
}

/** The page does not use these answers. Any shape works, and only a body that is not JSON is an error. */
export const shapeless = { 'a body of the wrong shape': null } as const

/** After an unclear answer the page checks the result: a completed change counts as done. */
export const foundDone = {
  ...shapeless,
  'a lost answer': null,
  'an answer that comes too late': null,
  'HTTP 503 after the change': null,
  'a body that is no JSON': null,
} as const

/** For optional data: if it is missing, no message appears and everything else stays. */
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
