import type { CardFailure, CardToken, CardToTokenise } from '@booking-dashboard/core/ports'
import type { PaymentMethod } from '@stripe/stripe-js'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { authenticatePayment, authenticateSetup } from './authenticate'
import { createStripeLoader } from './createStripeLoader'
import { type MountedElements, mountElements } from './mountElements'
import type { StripeCardGateway } from './CardFields'
import { toCardFailure } from './toCardFailure'

const unavailable: CardFailure = { kind: 'unavailable' }

const expiryOf = ({ card }: PaymentMethod): string =>
  card === undefined ? '' : `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year).slice(-2)}`

/**
 * Stripe behind the core's port. With the mounting of the fields, this is the only code that knows Stripe
 * (behaviour/cards#d2.2). Never rejects.
 */
export const createStripeCardGateway = (): StripeCardGateway => {
  const stripeFor = createStripeLoader()
  /** The fields on the page; only one form at a time has them. */
  let mounted: MountedElements | null = null
  let mountings = 0

  const tokenise = async ({
    publicKey,
    cardholderName,
    source,
  }: CardToTokenise): Promise<Either<CardFailure, CardToken>> => {
    const stripe = await stripeFor(publicKey)
    // A browser must not use a stored payment method: only newly typed cards are read.
    if (stripe === null || mounted === null || source.kind !== 'fields') return left(unavailable)
    try {
      const { error, paymentMethod } = await stripe.createPaymentMethod({
        type: 'card',
        card: mounted.number,
        billing_details: { name: cardholderName },
      })
      if (error !== undefined) return left(toCardFailure(error))
      return right({ paymentMethodId: paymentMethod.id, cardholderName, expiryDate: expiryOf(paymentMethod) })
    } catch {
      return left(unavailable)
    }
  }

  return {
    tokenise: (card) => () => tokenise(card),

    authenticatePayment: async ({ publicKey, clientSecret }) => {
      const stripe = await stripeFor(publicKey)
      return stripe === null ? 'unknown' : authenticatePayment(stripe, clientSecret)
    },

    authenticateSetup: async ({ publicKey, clientSecret }) => {
      const stripe = await stripeFor(publicKey)
      return stripe === null ? 'unknown' : authenticateSetup(stripe, clientSecret)
    },

    mountCardFields: async (publicKey, hosts, listeners) => {
      mountings += 1
      const mine = mountings
      const stripe = await stripeFor(publicKey)
      // A form that was replaced while the script loaded gets no fields; otherwise two sets would show in one place.
      if (stripe === null || mine !== mountings) return left(unavailable)
      const fields = mountElements(stripe, hosts, listeners)
      mounted = fields
      const unmount = (): void => {
        if (mounted === fields) mounted = null
        fields.unmount()
      }
      return right({ focus: fields.focus, unmount })
    },
  }
}
