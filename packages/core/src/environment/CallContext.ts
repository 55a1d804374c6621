/** Why a command ended without its result. */
export type CancelReason =
  /** Nobody is signed in, so nothing was sent. */
  | 'signedOut'
  /** The session ended meanwhile, or another sign-in began. */
  | 'sessionEnded'
  /** A later call of the same command took its place. */
  | 'superseded'
  /** The dashboard was disposed of. */
  | 'disposed'

/** The part of the platform's `AbortSignal` that a call needs; an `AbortSignal` fits. */
export interface CancelSignal {
  readonly aborted: boolean
  /** Why; an `AbortSignal` has none. */
  readonly why?: CancelReason | undefined
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Accompanies every call of one use case (behaviour/contract#d1.3): one trace, and a way to cancel. */
export interface CallContext {
  /** 32 lower-case hexadecimal digits, a W3C trace id. */
  readonly traceId: string
  readonly signal?: CancelSignal
  /** The call outlives its session, so its answer may belong to a customer who signed out. */
  readonly lasting?: true
  /** The time limit of one attempt in milliseconds, if it is shorter than the adapter's own. */
  readonly limitMs?: number
}

/** Makes ids that nobody can guess. Tests replace it with a fixed sequence. */
export interface Ids {
  /** A version 4 UUID. */
  readonly uuid: () => string
  /** 32 lower-case hexadecimal digits: the W3C trace id of a use case. */
  readonly traceId: () => string
}
