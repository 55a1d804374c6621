/** An error as Stripe's API words it. */
export interface StripeError {
  readonly type: 'card_error' | 'invalid_request_error' | 'validation_error'
  readonly code: string
  readonly message: string
}

export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal'

  constructor(
    readonly error: StripeError,
    readonly status: 402 | 404 = 402,
  ) {
    super(error.message)
  }
}

export const refuseCard = (code: string, message: string): never => {
  throw new StripeRefusal({ type: 'card_error', code, message })
}

export const notFoundAtStripe = (what: string): never => {
  throw new StripeRefusal({ type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}.` }, 404)
}
