import type { BookingRecord } from '../records/BookingRecord.js'
import { holdsTwelveDigits } from '../customer/cardNumbers.js'
import { codes } from '../refusal/codes.js'
import { refuse } from '../refusal/Refusal.js'
import { findPaymentMethod } from '../stripe/paymentMethods.js'
import type { CardRefusal, TestCard } from '../records/testCards.js'
import type { World } from '../world/World.js'

export interface CardOrder {
  /** A payment method's id. */
  readonly card: string
  readonly cardholder: string
  readonly expiry: string
}

/** The back end's code and message for a refused card. */
export type CardProblem = Pick<CardRefusal, 'code' | 'message'>

/**
 * The card of a payment or a plan, or the reason why the booking does not accept it. Refuses an order without a
 * cardholder.
 */
export const cardToUse = (world: World, { amexEnabled }: BookingRecord, order: CardOrder): TestCard | CardProblem => {
  if (order.cardholder.trim() === '') refuse(codes.invalidRequest, 'The cardholder’s name is missing.')
  if (holdsTwelveDigits(order.cardholder)) refuse(codes.invalidRequest, 'The cardholder’s name is a number.')
  if (order.cardholder.length > 80) refuse(codes.invalidRequest, 'The cardholder’s name is too long.')
  const card = findPaymentMethod(world.stripe, order.card)?.card
  if (card === undefined) return { code: codes.invalidCardNumber, message: 'There is no such payment method.' }
  if (card.brand === 'amex' && !amexEnabled) {
    return { code: codes.invalidCardNumber, message: 'American Express is not accepted for this booking.' }
  }
  const isExpiry = /^(0[1-9]|1[0-2])\/\d{2}$/.test(order.expiry)
  return isExpiry ? card : { code: codes.invalidExpiryDate, message: 'The expiry date is not MM/YY.' }
}

/** Whether the bank requires a challenge. */
export const wantsChallenge = ({ stripe }: World, card: TestCard, paymentMethodId: string): boolean =>
  card.challenged && !(card.onceSetUp && stripe.setUp.has(paymentMethodId))
