import type { CardFailure } from '@booking-dashboard/core/ports'
import type { StripeError } from '@stripe/stripe-js'
import type { CardField } from '@booking-dashboard/core'

const fieldOf = (code: string): CardField | 'card' => {
  if (/expir/.test(code)) return 'expiry'
  if (/cvc/.test(code)) return 'cvc'
  return /number/.test(code) ? 'number' : 'card'
}

/** What is wrong with the card is said at its field; anything else means that the card could not be asked about. */
export const toCardFailure = ({ type, code = '', message }: StripeError): CardFailure =>
  (type === 'validation_error' || type === 'card_error') && message !== undefined
    ? { kind: 'rejected', field: fieldOf(code), message }
    : { kind: 'unavailable' }
