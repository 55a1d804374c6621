import { boughtIn } from '../basket/basketKinds.js'
import { completeBasket } from '../basket/completeBasket.js'
import type { BookingPayment, BookingRecord } from '../records/BookingRecord.js'
import { bookingPrices } from '../records/bookingPrices.js'
import { creditPlan } from '../payment-plan/changedPlan.js'
import type { IntentStatus } from '../records/StripeState.js'
import type { World } from '../world/World.js'
import { endUnpaid } from './endUnpaid.js'
import { type PaymentAttempt, paymentStatusOf } from '../records/PaymentAttempt.js'
import type { Purchase } from './Purchase.js'
import { bookingPayment } from '../records/bookingPayment.js'

/** An attempt as the booking lists it, with its key and its basket. */
export const paymentRow = (attempt: PaymentAttempt, at = attempt.at): BookingPayment => ({
  ...bookingPayment(
    attempt.id,
    'payInFull',
    attempt.amount,
    new Date(at).toISOString(),
    paymentStatusOf(attempt),
    attempt.last4,
  ),
  idempotency_key: attempt.idempotencyKey,
  basket_id: attempt.basketId,
})

type Paid = Pick<Purchase, 'booking' | 'basket'>

/** The card is good and the bank agrees. Applies the outcome and returns the new status of Stripe's intent. */
export const settle = (world: World, purchase: Paid, attempt: PaymentAttempt): IntentStatus => {
  if (!stillOwed(purchase, attempt)) {
    endUnpaid(world, attempt, 'over')
    return 'canceled'
  }
  const outcome = world.nextOutcome
  world.nextOutcome = { kind: 'paid' }
  switch (outcome.kind) {
    case 'paid':
      chargeAndComplete(world, purchase, attempt)
      return 'succeeded'
    case 'pending':
    case 'pendingThenFailed':
      attempt.phase = 'processing'
      attempt.pollsLeft = outcome.polls
      attempt.fails = outcome.kind === 'pendingThenFailed'
      return 'processing'
    case 'pendingForever':
      attempt.phase = 'processing'
      attempt.pollsLeft = Infinity
      return 'processing'
    case 'failed':
      endUnpaid(world, attempt, 'notPaid')
      return 'requires_payment_method'
    case 'cancelled':
      endUnpaid(world, attempt, 'over')
      return 'canceled'
    case 'paidButBookingFailed':
      charge(world, attempt)
      if (purchase.basket !== null) purchase.basket.state = 'error'
      // A balance has no basket that could fail: the money is in the booking without apportionments.
      else enter(world, purchase.booking, attempt, { apportionments: [] })
      return 'succeeded'
  }
}

/** The balance may have shrunk during the challenge. */
const stillOwed = ({ booking, basket }: Paid, { amount }: PaymentAttempt): boolean =>
  basket !== null || amount <= bookingPrices(booking).outstanding

/** Only this and the instalments of a plan move money. */
const charge = (world: World, attempt: PaymentAttempt): void => {
  attempt.phase = 'paid'
  const { bookingRef, basketId, amount, idempotencyKey } = attempt
  world.charges.push({
    id: attempt.id,
    bookingRef,
    basketId,
    amount,
    idempotencyKey,
    by: 'customer',
    at: world.clock.now(),
  })
}

const enter = (
  world: World,
  booking: BookingRecord,
  attempt: PaymentAttempt,
  more: Pick<BookingPayment, 'apportionments' | 'bought'>,
): void => {
  booking.payments.push({ ...paymentRow(attempt, world.clock.now()), ...more })
  if (attempt.basketId === null) creditPlan(world, booking)
}

/** Each status check brings a payment in processing closer to its end. */
export const moveOn = (world: World, purchase: Paid, attempt: PaymentAttempt): void => {
  if (attempt.pollsLeft > 0) attempt.pollsLeft -= 1
  else if (attempt.fails) endUnpaid(world, attempt, 'notPaid')
  else chargeAndComplete(world, purchase, attempt)
}

const chargeAndComplete = (world: World, { booking, basket }: Paid, attempt: PaymentAttempt): void => {
  charge(world, attempt)
  enter(world, booking, attempt, basket === null ? {} : { bought: boughtIn(basket) })
  if (basket !== null) completeBasket(booking, basket)
}
