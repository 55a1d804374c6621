import type { ChallengeOutcome } from '@booking-dashboard/core'
import type { PaymentIntent, Stripe } from '@stripe/stripe-js'

/** A check that the customer left: the intent still wants it, or was cancelled over it. */
const leftOpen = (intent: Pick<PaymentIntent, 'status'> | undefined): boolean =>
  intent?.status === 'requires_action' || intent?.status === 'canceled'

/** How the bank's check ended. Whether money moved is asked elsewhere (decisions §2.6). */
export const authenticate = async (stripe: Stripe, clientSecret: string): Promise<ChallengeOutcome> => {
  try {
    const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret })
    if (error !== undefined) return error.payment_intent?.status === 'canceled' ? 'closed' : 'failed'
    return leftOpen(paymentIntent) ? 'closed' : 'completed'
  } catch {
    // The connection broke: the core asks the back end how it ended.
    return 'unknown'
  }
}
