import type { FakeBackend } from '@booking-dashboard/fake-backend'
import { installStripe } from './installStripe'

type Handler = (event: Record<string, unknown>) => void

/** The card's details, and how its challenge ends. */
export interface PaperCard {
  readonly number: string
  readonly challenge?: 'complete' | 'fail' | 'close'
}

const brandOf = ({ number }: PaperCard): string => (number.startsWith('37') ? 'amex' : 'visa')

/** A card for tests without a browser: it replaces Stripe.js, and its details are what the customer types. */
export const paperStripe = {
  backend: null as FakeBackend | null,
  card: { number: '4242424242424242' } as PaperCard,
  /** Types everything into the mounted fields. */
  type: (): void =>
    mounted.forEach((handlers) =>
      handlers.get('change')?.({ empty: false, complete: true, error: undefined, brand: brandOf(paperStripe.card) }),
    ),
  install: (backend: FakeBackend): void => {
    paperStripe.backend = backend
    paperStripe.card = { number: '4242424242424242' }
    mounted.clear()
    installStripe(() => stripe)
  },
}

/** An intent whose challenge the customer closed. */
const closed = { status: 'canceled', cancellation_reason: 'requested_by_customer' }

const mounted = new Set<Map<string, Handler>>()

const createElement = () => {
  const handlers = new Map<string, Handler>()
  return {
    on: (event: string, handler: Handler) => void handlers.set(event, handler),
    mount: () => {
      mounted.add(handlers)
      handlers.get('ready')?.({})
    },
    destroy: () => void mounted.delete(handlers),
    update: () => undefined,
    focus: () => undefined,
  }
}

const stripe = {
  elements: () => ({ create: createElement }),
  createPaymentMethod: async () => {
    try {
      const { number } = paperStripe.card
      const id = paperStripe.backend?.stripe.createPaymentMethod({
        number,
        expMonth: 12,
        expYear: 2034,
        cvc: brandOf(paperStripe.card) === 'amex' ? '1234' : '123',
      })
      return { paymentMethod: { id, card: { exp_month: 12, exp_year: 2034 } } }
    } catch {
      return { error: { type: 'card_error', code: 'incorrect_number', message: 'Your card number is invalid.' } }
    }
  },
  handleNextAction: async ({ clientSecret }: { readonly clientSecret: string }) => {
    const answer = paperStripe.card.challenge ?? 'complete'
    paperStripe.backend?.stripe.answerChallenge(clientSecret, answer)
    if (answer === 'fail')
      return { error: { type: 'card_error', payment_intent: { status: 'requires_payment_method' } } }
    return { paymentIntent: answer === 'close' ? closed : { status: 'requires_confirmation' } }
  },
  confirmCardSetup: async (clientSecret: string) => {
    const answer = paperStripe.card.challenge ?? 'complete'
    paperStripe.backend?.stripe.answerChallenge(clientSecret, answer)
    if (answer === 'fail')
      return { error: { type: 'invalid_request_error', setup_intent: { status: 'requires_payment_method' } } }
    return { setupIntent: answer === 'close' ? closed : { status: 'succeeded' } }
  },
}
