import type { BankEnd } from '@booking-dashboard/core/ports'
import type { Stripe, StripeError } from '@stripe/stripe-js'

interface Intent {
  readonly status: string
  readonly cancellation_reason?: string | null
}

/** What Stripe's script answers, of a payment or of a set-up. */
interface Answer {
  readonly failed: boolean
  readonly declined?: boolean
  /** The intent as it stands, where Stripe says. */
  readonly intent: Intent | undefined
}

/** How the bank's check ended; a check that the customer left still waits for them, or was cancelled at their wish. */
const outcomeOf = ({ failed, declined = false, intent }: Answer): BankEnd => {
  if (intent?.status === 'canceled')
    return intent.cancellation_reason === 'requested_by_customer' ? 'closed' : 'expired'
  if (failed) return 'failed'
  if (declined) return 'declined'
  return intent?.status === 'requires_action' ? 'closed' : 'completed'
}

/** Where the connection breaks, the core asks the back end how it ended. */
const unlessBroken = async (ask: () => Promise<Answer>): Promise<BankEnd> => {
  try {
    return outcomeOf(await ask())
  } catch {
    return 'unknown'
  }
}

/** A card that its bank declines once the check is passed has not failed the check: what came of the payment is asked. */
const isDeclined = ({ type, code }: StripeError): boolean =>
  type === 'card_error' && code !== undefined && code !== 'payment_intent_authentication_failure'

/** Whether money moved is asked elsewhere (behaviour/cards#d2.6). */
export const authenticatePayment = (stripe: Stripe, clientSecret: string): Promise<BankEnd> =>
  unlessBroken(async () => {
    const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret })
    const declined = error !== undefined && isDeclined(error)
    return { failed: error !== undefined && !declined, declined, intent: error?.payment_intent ?? paymentIntent }
  })

/** The back end has put the payment method to the set-up intent: its secret is all that is needed here. */
export const authenticateSetup = (stripe: Stripe, clientSecret: string): Promise<BankEnd> =>
  unlessBroken(async () => {
    const { error, setupIntent } = await stripe.confirmCardSetup(clientSecret)
    return { failed: error !== undefined, intent: error?.setup_intent ?? setupIntent }
  })
