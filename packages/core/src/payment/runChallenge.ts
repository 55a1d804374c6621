import { latest } from '../reactive/Loadable.js'
import type { ChallengeOutcome } from './CardGateway.js'
import type { PaymentDeps, PaymentRun } from './paymentDeps.js'
import { intentOf, type PendingPayment } from './PaymentVault.js'

/** The card company's publishable key of the booking, loading the booking where it is not here yet. */
export const publicKeyOf = async ({ bookings, bookingRef }: Pick<PaymentDeps, 'bookings' | 'bookingRef'>): Promise<string | null> => {
  if (latest(bookings.booking(bookingRef).value) === null) await bookings.load(bookingRef)()
  return latest(bookings.booking(bookingRef).value)?.publicKey ?? null
}

/** Shows the bank's check. Its outcome only ends the check; whether money moved is asked elsewhere (decisions §2.6). */
export const runChallenge = async (
  deps: PaymentDeps,
  run: PaymentRun,
  record: PendingPayment,
  clientSecret: string,
): Promise<readonly [PendingPayment, ChallengeOutcome]> => {
  run.show({ kind: 'requiresAction', intent: intentOf(record), clientSecret })
  const publicKey = await publicKeyOf(deps)
  if (publicKey === null || run.ended()) return [record, 'unknown']
  const outcome = await deps.cards.authenticatePayment({ publicKey, clientSecret })
  if (outcome !== 'completed') return [record, outcome]
  const confirmed: PendingPayment = { ...record, standing: 'confirmed' }
  // Another tab may have come to the end meanwhile.
  if (deps.trail.read()?.idempotencyKey === record.idempotencyKey) deps.trail.keep(confirmed, run)
  return [confirmed, outcome]
}
