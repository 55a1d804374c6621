/** The part of the platform's `AbortSignal` that a call needs; an `AbortSignal` fits. */
export interface CancelSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** What travels with every call of one use case (behaviour/contract#d1.3): one trace, and a way to cancel. */
export interface CallContext {
  /** 32 lower-case hexadecimal digits, a W3C trace id. */
  readonly traceId: string
  readonly signal?: CancelSignal
  /** It outlives the session in which it was begun: its answers may be of a customer who is gone. */
  readonly lasting?: true
}

export interface Ids {
  /** A version 4 UUID. */
  readonly uuid: () => string
  /** 32 lower-case hexadecimal digits: the W3C trace id of a use case. */
  readonly traceId: () => string
}
