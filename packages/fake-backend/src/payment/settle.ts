import { completeBasket } from '../basket/completeBasket.js'
import { bookingPayment } from '../bookings/bookingPayment.js'
import type { IntentStatus } from '../stripe/PaymentIntent.js'
import type { World } from '../world/World.js'
import type { PaymentAttempt } from './PaymentAttempt.js'
import type { Purchase } from './Purchase.js'

/** The card is good and the bank agrees: what becomes of the money. Answers how Stripe's intent then stands. */
export const settle = (world: World, purchase: Purchase, attempt: PaymentAttempt): IntentStatus => {
  const outcome = purchase.basket === null ? ({ kind: 'paid' } as const) : world.nextOutcome
  if (purchase.basket !== null) world.nextOutcome = { kind: 'paid' }
  switch (outcome.kind) {
    case 'paid':
      chargeAndComplete(world, purchase, attempt)
      return 'succeeded'
    case 'pending':
      attempt.phase = 'processing'
      attempt.pollsLeft = outcome.polls
      return 'processing'
    case 'pendingForever':
      attempt.phase = 'processing'
      attempt.pollsLeft = Infinity
      return 'processing'
    case 'failed':
      attempt.phase = 'failed'
      return 'requires_payment_method'
    case 'cancelled':
      attempt.phase = 'cancelled'
      return 'canceled'
    case 'paidButBookingFailed':
      charge(world, attempt)
      if (purchase.basket !== null) purchase.basket.state = 'error'
      return 'succeeded'
  }
}

/** Money moves here and nowhere else. */
const charge = (world: World, attempt: PaymentAttempt): void => {
  attempt.phase = 'paid'
  const { bookingRef, basketId, amount, idempotencyKey } = attempt
  world.charges.push({ id: attempt.id, bookingRef, basketId, amount, idempotencyKey, at: world.clock.now() })
}

export const chargeAndComplete = (world: World, { booking, basket }: Purchase, attempt: PaymentAttempt): void => {
  charge(world, attempt)
  const date = new Date(world.clock.now()).toISOString()
  booking.payments.push(bookingPayment(attempt.id, 'payInFull', attempt.amount, date, 2, attempt.card.last4))
  if (basket !== null) completeBasket(booking, basket)
}
