import type { Reason } from './codes.js'

/** One entry of `errors`. */
export interface ErrorEntry {
  /** Replaces the code if the specification has none. */
  readonly reason?: Reason
  readonly code?: number | string
  readonly error_code?: number | string
  readonly message?: string
  readonly timestamp?: string
}

/** An error without a code in the specification: a message for the customer, and a reason for tests. */
export const problem = (reason: Reason, message: string): ErrorEntry => ({ reason, message })

/** A valid request that the back end refuses. Thrown before any change. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly status: number,
    readonly errors: readonly ErrorEntry[],
  ) {
    super(errors.map(({ message }) => message).join(' '))
  }
}

/** Refuses with one error. HTTP 200 by default (behaviour/contract). */
export const refuse = (why: number | Reason, message: string, status = 200): never => {
  throw new Refusal(status, [typeof why === 'number' ? { code: why, message } : problem(why, message)])
}
