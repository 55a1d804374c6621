import type { BookingRecord } from '../bookings/BookingRecord.js'
import { codes } from '../routing/codes.js'
import { refuse } from '../routing/Refusal.js'
import { createIntent } from '../stripe/intents.js'
import type { CardRefusal, TestCard } from '../stripe/testCards.js'
import type { World } from '../world/World.js'
import { type CardOrder, cardToUse, wantsChallenge } from './cardToUse.js'
import type { PaymentAttempt } from './PaymentAttempt.js'
import { type Purchase, purchaseOf } from './Purchase.js'
import { settle } from './settle.js'
import { supersede } from './supersede.js'

export interface PaymentOrder extends CardOrder {
  readonly basketId: string | undefined
  readonly amount: number
  readonly idempotencyKey: string
}

export interface PaymentBegun {
  readonly reference: string
  /** Of the intent that wants the bank's check; null where none is wanted. */
  readonly clientSecret: string | null
}

export const pay = (world: World, booking: BookingRecord, order: PaymentOrder): PaymentBegun => {
  const purchase = purchaseOf(world, booking, order.basketId)
  if (!purchase.payable.includes(order.amount)) refuse(codes.invalidAmount, 'The amount to pay has changed.')
  const card = cardToUse(world, booking, order)
  supersede(world, purchase.attempts)
  const attempt = newAttempt(world, purchase, order, card)
  const { id: reference } = attempt
  if (wantsChallenge(world, card, order.card)) return { reference, clientSecret: challenge(world, purchase, attempt) }
  if (card.refusal !== null) declined(attempt, card.refusal)
  else settle(world, purchase, attempt)
  return { reference, clientSecret: null }
}

const newAttempt = (world: World, purchase: Purchase, order: PaymentOrder, card: TestCard): PaymentAttempt => {
  const attempt: PaymentAttempt = {
    id: `PAY-${world.ids.next('payment', 61001)}`,
    bookingRef: purchase.booking.reference,
    basketId: purchase.basket?.id ?? null,
    amount: order.amount,
    idempotencyKey: order.idempotencyKey,
    at: world.clock.now(),
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
