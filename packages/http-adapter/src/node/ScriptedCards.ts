import { left, right } from 'fp-ts/lib/Either.js'
import type { CardGateway, Challenge, ChallengeOutcome } from '@booking-dashboard/core'

/**
 * Takes a payment method that the script names, such as `pm_card_visa`, as the card (decisions §2.1); there are no
 * fields to type into. Unless the script answers the bank's challenge, nobody knows how it ended; a set-up is answered
 * like a payment where the script says nothing else of it.
 */
export const createScriptedCards = (
  authenticatePayment: (challenge: Challenge) => Promise<ChallengeOutcome> = async () => 'unknown',
  authenticateSetup = authenticatePayment,
): CardGateway => ({
  tokenise:
    ({ source, cardholderName }) =>
    async () =>
      source.kind === 'paymentMethod'
        ? right({ paymentMethodId: source.id, cardholderName, expiryDate: '12/30' })
        : left({ kind: 'unavailable' }),
  authenticatePayment,
  authenticateSetup,
})
