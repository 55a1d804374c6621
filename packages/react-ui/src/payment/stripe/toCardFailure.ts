import type { CardFailure } from '@booking-dashboard/core/ports'
import type { StripeError } from '@stripe/stripe-js'
import type { CardField } from '@booking-dashboard/core'

const fieldOf = (code: string): CardField | 'card' => {
  if (/expir/.test(code)) return 'expiry'
  if (/cvc/.test(code)) return 'cvc'
  return /number/.test(code) ? 'number' : 'card'
}

/** A problem with the card is shown at its field. Any other error means that the card could not be checked. */
export const toCardFailure = ({ type, code = '', message }: StripeError): CardFailure =>
  (type === 'validation_error' || type === 'card_error') && message !== undefined
    ? { kind: 'rejected', field: fieldOf(code), message }
    : { kind: 'unavailable' }
