import type { BookingRecord } from '../bookings/BookingRecord.js'
import { codes } from '../routing/codes.js'
import { refuse } from '../routing/Refusal.js'
import { createIntent } from '../stripe/intents.js'
import { findPaymentMethod } from '../stripe/paymentMethods.js'
import type { CardRefusal, TestCard } from '../stripe/testCards.js'
import type { World } from '../world/World.js'
import type { PaymentAttempt } from './PaymentAttempt.js'
import { type Purchase, purchaseOf } from './Purchase.js'
import { settle } from './settle.js'
import { supersede } from './supersede.js'

export interface PaymentOrder {
  readonly basketId: string | undefined
  readonly amount: number
  /** A payment method's id. */
  readonly card: string
  readonly cardholder: string
  readonly expiry: string
  readonly idempotencyKey: string
}

/** The client secret of the intent that wants the bank's check, or null where none is wanted. */
export const pay = (world: World, booking: BookingRecord, order: PaymentOrder): string | null => {
  const purchase = purchaseOf(world, booking, order.basketId)
  if (order.amount !== purchase.due) refuse(codes.invalidAmount, 'The amount to pay has changed.')
  const card = acceptedCard(world, booking, order)
  supersede(world, purchase.attempts)
  const attempt = newAttempt(world, purchase, order, card)
  if (wantsChallenge(world, card, order.card)) return challenge(world, purchase, attempt)
  if (card.refusal !== null) declined(attempt, card.refusal)
  else settle(world, purchase, attempt)
  return null
}

const wantsChallenge = (world: World, card: TestCard, id: string): boolean =>
  card.challenged && !(card.onceSetUp && world.stripe.setUp.has(id))

const acceptedCard = (world: World, { amexEnabled }: BookingRecord, order: PaymentOrder): TestCard => {
  const card = findPaymentMethod(world.stripe, order.card)?.card
  if (card === undefined) return refuse(codes.invalidCardNumber, 'There is no such payment method.')
  if (card.brand === 'amex' && !amexEnabled) {
    refuse(codes.invalidCardNumber, 'American Express is not accepted for this booking.')
  }
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(order.expiry)) refuse(codes.invalidExpiryDate, 'The expiry date is not MM/YY.')
  if (order.cardholder.trim() === '') refuse(codes.invalidRequest, 'The cardholder’s name is missing.')
  return card
}

const newAttempt = (world: World, purchase: Purchase, order: PaymentOrder, card: TestCard): PaymentAttempt => {
  const attempt: PaymentAttempt = {
    id: `PAY-${world.ids.next('payment', 61001)}`,
    bookingRef: purchase.booking.reference,
    basketId: purchase.basket?.id ?? null,
    amount: order.amount,
    idempotencyKey: order.idempotencyKey,
    card,
    phase: 'challenge',
    intent: null,
    pollsLeft: 0,
  }
  purchase.attempts.push(attempt)
  return attempt
}

const declined = (attempt: PaymentAttempt, { code, message }: CardRefusal): never => {
  attempt.phase = 'failed'
  return refuse(code, message)
}

/** What Stripe tells the back end about the intent comes as by a webhook, whatever the page does meanwhile. */
const challenge = (world: World, purchase: Purchase, attempt: PaymentAttempt): string => {
  attempt.intent = createIntent(world, attempt, {
    authenticated: () => settle(world, purchase, attempt),
    ended: (how) => {
      attempt.phase = how
    },
  })
  return attempt.intent.clientSecret
}
