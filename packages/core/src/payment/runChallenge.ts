import { latest } from '../reactive/Loadable.js'
import type { ChallengeOutcome } from './CardGateway.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import type { PaymentIntent } from './PaymentState.js'

/** The card company's publishable key of the booking, loading the booking where it is not here yet. */
export const publicKeyOf = async ({ bookings, bookingRef }: PaymentDeps): Promise<string | null> => {
  if (latest(bookings.booking(bookingRef).value) === null) await bookings.load(bookingRef)()
  return latest(bookings.booking(bookingRef).value)?.publicKey ?? null
}

/** Shows the bank's check. Its outcome only ends the check; whether money moved is asked elsewhere (decisions §2.6). */
export const runChallenge = async (
  deps: PaymentDeps,
  run: PaymentRun,
  intent: PaymentIntent,
  clientSecret: string,
): Promise<ChallengeOutcome> => {
  run.show({ kind: 'requiresAction', intent, clientSecret })
  const publicKey = await publicKeyOf(deps)
  if (publicKey === null || run.ended()) return 'unknown'
  return deps.cards.authenticatePayment({ publicKey, clientSecret })
}
