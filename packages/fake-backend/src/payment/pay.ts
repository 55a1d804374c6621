import type { BookingRecord } from '../records/BookingRecord.js'
import { codes } from '../refusal/codes.js'
import { refuse } from '../refusal/Refusal.js'
import { createIntent } from '../stripe/intents.js'
import type { World } from '../world/World.js'
import { type CardOrder, type CardProblem, cardToUse, wantsChallenge } from './cardToUse.js'
import { endUnpaid } from './endUnpaid.js'
import type { PaymentAttempt } from '../records/PaymentAttempt.js'
import { attemptAnswer } from './paymentAnswer.js'
import { type Purchase, purchaseOf } from './Purchase.js'
import { settle } from './settle.js'
import { supersede } from './endCheck.js'

export interface PaymentOrder extends CardOrder {
  readonly basketId: string | undefined
  readonly amount: number
  readonly idempotencyKey: string
  /** The code that the attempt ends with, whatever the card. Null for the card's own result. */
  readonly refusal: number | null
}

/** A refusal before `begun` leaves the key unused: a later call with it may pay. */
export const pay = (
  world: World,
  booking: BookingRecord,
  order: PaymentOrder,
  begun: (attempt: PaymentAttempt) => void,
): PaymentAttempt => {
  const purchase = purchaseOf(world, booking, order.basketId)
  if (!purchase.payable.includes(order.amount)) refuse(codes.invalidAmount, 'The amount to pay has changed.')
  const refused = order.refusal === null ? null : { code: order.refusal, message: 'This payment was refused.' }
  const card = refused ?? cardToUse(world, booking, order)
  if (!('code' in card)) supersede(world, purchase.attempts)
  const attempt = newAttempt(world, purchase, order, 'code' in card ? null : card.last4)
  begun(attempt)
  if ('code' in card) declined(world, attempt, card)
  else if (wantsChallenge(world, card, order.card))
    attempt.intent = createIntent(world, { amount: attempt.amount, card })
  else if (card.refusal === null) settle(world, purchase, attempt)
  else declined(world, attempt, card.refusal)
  return attempt
}

const declined = (world: World, attempt: PaymentAttempt, problem: CardProblem): void => {
  endUnpaid(world, attempt, 'declined', problem)
  attemptAnswer(attempt)
}

const newAttempt = (world: World, purchase: Purchase, order: PaymentOrder, last4: string | null): PaymentAttempt => {
  const attempt: PaymentAttempt = {
    id: `PAY-${world.ids.next('payment', 61001)}`,
    bookingRef: purchase.booking.reference,
    basketId: purchase.basket?.id ?? null,
    amount: order.amount,
    idempotencyKey: order.idempotencyKey,
    at: world.clock.now(),
    last4,
    phase: 'challenge',
    refusal: null,
    intent: null,
    pollsLeft: 0,
    fails: false,
  }
  purchase.attempts.push(attempt)
  return attempt
}
