import type { BookingRecord } from '../bookings/BookingRecord.js'
import { codes } from '../routing/codes.js'
import { refuse } from '../routing/Refusal.js'
import { findPaymentMethod } from '../stripe/paymentMethods.js'
import type { TestCard } from '../stripe/testCards.js'
import type { World } from '../world/World.js'

export interface CardOrder {
  /** A payment method's id. */
  readonly card: string
  readonly cardholder: string
  readonly expiry: string
}

/** The card of a payment or of a plan; refuses one that the booking does not take. */
export const cardToUse = (world: World, { amexEnabled }: BookingRecord, order: CardOrder): TestCard => {
  const card = findPaymentMethod(world.stripe, order.card)?.card
  if (card === undefined) return refuse(codes.invalidCardNumber, 'There is no such payment method.')
  if (card.brand === 'amex' && !amexEnabled) {
    refuse(codes.invalidCardNumber, 'American Express is not accepted for this booking.')
  }
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(order.expiry)) refuse(codes.invalidExpiryDate, 'The expiry date is not MM/YY.')
  if (order.cardholder.trim() === '') refuse(codes.invalidRequest, 'The cardholder’s name is missing.')
  return card
}

/** Whether the bank wants to see the customer. */
export const wantsChallenge = ({ stripe }: World, card: TestCard, paymentMethodId: string): boolean =>
  card.challenged && !(card.onceSetUp && stripe.setUp.has(paymentMethodId))
