import type { Reason } from './codes.js'

/** One entry of `errors`. */
export interface ErrorEntry {
  /** In place of a code, for what the specification names none. */
  readonly reason?: Reason
  readonly code?: number | string
  readonly error_code?: number | string
  readonly message?: string
  readonly timestamp?: string
}

/** What the specification has no code for: a sentence for the customer, and its reason for tests. */
export const problem = (reason: Reason, message: string): ErrorEntry => ({ reason, message })

/** A request that the back end understood and does not grant. Thrown before anything was changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly status: number,
    readonly errors: readonly ErrorEntry[],
  ) {
    super(errors.map(({ message }) => message).join(' '))
  }
}

/** Refuses with one error; HTTP 200 unless a status says more (behaviour/contract). */
export const refuse = (why: number | Reason, message: string, status = 200): never => {
  throw new Refusal(status, [typeof why === 'number' ? { code: why, message } : problem(why, message)])
}
