/** One entry of `errors`. */
export interface ErrorEntry {
  readonly code?: number | string
  readonly error_code?: number | string
  readonly message?: string
  readonly timestamp?: string
}

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

/** Refuses with one error; HTTP 200 unless a status says more (decisions §1). */
export const refuse = (code: number, message: string, status = 200): never => {
  throw new Refusal(status, [{ code, message }])
}
