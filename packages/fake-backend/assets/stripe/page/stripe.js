import { callStripe } from './callStripe.js'
import { createElements } from './createElements.js'
import { openChallenge } from './challengeDialog.js'

/** @type {Map<string, Promise<any>>} */
const openChallenges = new Map()

/**
 * An intent in the form of Stripe.js: itself if it succeeded or is in progress, otherwise an error that contains it.
 */
function intentResult(intent) {
  if (intent.error !== undefined) return { error: intent.error }
  const { last_error: lastError, ...plain } = intent
  const kind = intent.object === 'setup_intent' ? 'setup_intent' : 'payment_intent'
  if (intent.status === 'succeeded' || intent.status === 'processing') {
    return kind === 'setup_intent' ? { setupIntent: plain } : { paymentIntent: plain }
  }
  const error = lastError ?? { type: 'invalid_request_error', message: 'The intent is in an unexpected state.' }
  return { error: { ...error, [kind]: plain } }
}

async function challenge(clientSecret) {
  const intent = await callStripe('intents/retrieve', { client_secret: clientSecret })
  if (intent.status !== 'requires_action') return intentResult(intent)
  const answer = await openChallenge()
  return intentResult(await callStripe('intents/answer', { client_secret: clientSecret, answer }))
}

/** An intent's challenge opens only once, however often the page asks for it. */
function challengeOnce(clientSecret) {
  const open = openChallenges.get(clientSecret)
  if (open !== undefined) return open
  const opened = challenge(clientSecret).finally(() => openChallenges.delete(clientSecret))
  openChallenges.set(clientSecret, opened)
  return opened
}

async function createWalletPaymentMethod(elements) {
  const sheet = elements._takeSheet()
  if (sheet === null) {
    return { error: { type: 'invalid_request_error', message: 'No sheet of a wallet was confirmed.' } }
  }
  const { wallet, number, close } = sheet
  const answer = await callStripe('payment_methods', {
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2034, cvc: '123' },
    wallet,
  })
  close()
  return answer.error === undefined ? { paymentMethod: answer } : { error: answer.error }
}

async function createPaymentMethod({ elements, type, card, billing_details: billingDetails }) {
  if (elements !== undefined) return createWalletPaymentMethod(elements)
  if (type !== 'card' || card?._type !== 'cardNumber') {
    throw new Error('The stand-in for Stripe.js makes payment methods of a cardNumber element.')
  }
  const parts = ['cardNumber', 'cardExpiry', 'cardCvc'].map((part) => card._group.getElement(part))
  const typed = await Promise.all(parts.map((part) => part?._read()))
  for (const [at, { problem } = {}] of typed.entries()) {
    if (problem) {
      parts[at]._markInvalid(problem)
      return { error: problem }
    }
  }
  const [number, expiry, cvc] = typed.map((read) => read?.value ?? '')
  const answer = await callStripe('payment_methods', {
    type,
    card: { number, exp_month: Number(expiry.slice(0, 2)), exp_year: 2000 + Number(expiry.slice(2)), cvc },
  })
  if (answer.error !== undefined) return { error: answer.error }
  return { paymentMethod: { ...answer, billing_details: billingDetails ?? {} } }
}

export function Stripe(publishableKey) {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
    throw new Error('Stripe() wants a publishable key, which begins with pk_.')
  }
  return {
    elements: (options) => createElements(options),
    createPaymentMethod,
    handleNextAction: ({ clientSecret }) => challengeOnce(clientSecret),
    confirmCardSetup: (clientSecret) => challengeOnce(clientSecret),
    async retrievePaymentIntent(clientSecret) {
      const intent = await callStripe('intents/retrieve', { client_secret: clientSecret })
      return intent.error === undefined ? { paymentIntent: intent } : { error: intent.error }
    },
    registerAppInfo() {},
    _registerWrapper() {},
  }
}

Stripe.version = 'endive'
window.Stripe = Stripe
