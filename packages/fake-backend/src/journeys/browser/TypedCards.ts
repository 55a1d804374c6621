import type { CardFailure, CardGateway } from '@booking-dashboard/core/ports'
import { left, right } from 'fp-ts/lib/Either.js'
import type { FakeBackend } from '../../FakeBackend.js'
import { type CardDetails, StripeRefusal } from '../../records/StripeState.js'
import type { Bank } from '../Bank.js'

/** The card fields of the page; null if the customer typed nothing. */
export interface CardFields {
  typed: CardDetails | null
}

/** The confirmed sheet of a page's wallet. Its card becomes a payment method once. */
export interface WalletSheet {
  card: CardDetails | null
}

const fieldOf = (stripeCode: string): 'number' | 'expiry' | 'cvc' | 'card' => {
  if (stripeCode === 'incorrect_number') return 'number'
  if (stripeCode.startsWith('invalid_expiry')) return 'expiry'
  return stripeCode === 'invalid_cvc' ? 'cvc' : 'card'
}

const rejected = ({ error }: StripeRefusal): CardFailure => ({
  kind: 'rejected',
  field: fieldOf(error.code),
  message: error.message,
})

/** Accepts a payment method by id, or a card in the fields or on a sheet after the Stripe stub has validated it. */
export const createTypedCards = (
  { stripe }: FakeBackend,
  fields: CardFields,
  sheet: WalletSheet,
  authenticate: Bank['authenticate'],
): CardGateway => ({
  tokenise:
    ({ source, cardholderName }) =>
    async () => {
      if (source.kind === 'paymentMethod')
        return right({ paymentMethodId: source.id, cardholderName, expiryDate: '12/34' })
      const card = source.kind === 'wallet' ? sheet.card : fields.typed
      if (source.kind === 'wallet') sheet.card = null
      if (card === null) return left({ kind: 'unavailable' })
      try {
        return right({ paymentMethodId: stripe.createPaymentMethod(card), cardholderName, expiryDate: '12/34' })
      } catch (thrown) {
        if (thrown instanceof StripeRefusal) return left(rejected(thrown))
        throw thrown
      }
    },
  authenticatePayment: authenticate,
  authenticateSetup: authenticate,
})
