export interface Ids {
  /** A version 4 UUID. */
  readonly uuid: () => string
  /** 32 lower-case hexadecimal digits: the W3C trace id of a use case. */
  readonly traceId: () => string
}
