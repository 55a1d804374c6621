import { left, right } from 'fp-ts/lib/Either.js'
import type { BankEnd, CardGateway, Challenge } from '@booking-dashboard/core/ports'

/**
 * Accepts a payment method that the script names, such as `pm_card_visa`, as the card (behaviour/cards#d2.1). There are
 * no fields to type into.
 * A script that cannot show a challenge fails at once with `unavailable`.
 * `authenticateSetup` defaults to `authenticatePayment`.
 */
export const createScriptedCards = (
  authenticatePayment: (challenge: Challenge) => Promise<BankEnd> = async () => 'unavailable',
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
