import { left, right } from 'fp-ts/lib/Either.js'
import type { BankEnd, CardGateway, Challenge } from '@booking-dashboard/core/ports'

/**
 * Takes a payment method that the script names, such as `pm_card_visa`, as the card (behaviour/cards#d2.1); there are no
 * fields to type into. Where the script has no way to show the bank's check, that is said at once; a set-up is answered like
 * a payment where the script says nothing else of it.
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
