import type { BankEnd } from '@booking-dashboard/core/ports'
import type { Stripe, StripeError } from '@stripe/stripe-js'

interface Intent {
  readonly status: string
  readonly cancellation_reason?: string | null
}

/** The result from Stripe's script for a payment or a setup. */
interface Answer {
  readonly failed: boolean
  readonly declined?: boolean
  /** The intent's current state, if Stripe reports it. */
  readonly intent: Intent | undefined
}

/**
 * How the challenge ended. A challenge that the customer left still waits for them, or was cancelled at their request.
 */
const outcomeOf = ({ failed, declined = false, intent }: Answer): BankEnd => {
  if (intent?.status === 'canceled')
    return intent.cancellation_reason === 'requested_by_customer' ? 'closed' : 'expired'
  if (failed) return 'failed'
  if (declined) return 'declined'
  return intent?.status === 'requires_action' ? 'closed' : 'completed'
}

/** If the connection breaks, the core asks the back end how the challenge ended. */
const unlessBroken = async (ask: () => Promise<Answer>): Promise<BankEnd> => {
  try {
    return outcomeOf(await ask())
  } catch {
    return 'unknown'
  }
}

/**
 * A card that the bank declines after a passed challenge has not failed the challenge: a status check finds the result.
 */
const isDeclined = ({ type, code }: StripeError): boolean =>
  type === 'card_error' && code !== undefined && code !== 'payment_intent_authentication_failure'

/** A status check finds whether money moved (behaviour/cards#d2.6). */
export const authenticatePayment = (stripe: Stripe, clientSecret: string): Promise<BankEnd> =>
  unlessBroken(async () => {
    const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret })
    const declined = error !== undefined && isDeclined(error)
    return { failed: error !== undefined && !declined, declined, intent: error?.payment_intent ?? paymentIntent }
  })

/** The back end has attached the payment method to the setup intent, so its secret is all that is needed. */
export const authenticateSetup = (stripe: Stripe, clientSecret: string): Promise<BankEnd> =>
  unlessBroken(async () => {
    const { error, setupIntent } = await stripe.confirmCardSetup(clientSecret)
    return { failed: error !== undefined, intent: error?.setup_intent ?? setupIntent }
  })
