import type { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import { inPayment } from '../basket/changeBasket.js'
import type { BasketRecord } from '../records/BasketRecord.js'
import type { BookingRecord } from '../records/BookingRecord.js'
import type { World } from '../world/World.js'
import { attemptIn, paymentStatusOf } from '../records/PaymentAttempt.js'
import { moveOn } from './settle.js'

type Status = 'paid' | 'pending' | 'failed' | 'cancelled'

export const pollBasketStatus = (world: World, booking: BookingRecord, basket: BasketRecord): Status => {
  const attempt = attemptIn('processing', basket.attempts)
  if (attempt !== undefined) moveOn(world, { booking, basket }, attempt)
  return basketPaymentStatus(basket)
}

/**
 * `paid` if the basket is completed. `pending` while a payment is in progress, or if a paid basket could not be
 * completed.
 * Also `pending` without any attempt: the list of payments is then empty. Otherwise the end of the last attempt.
 */
export const basketPaymentStatus = (basket: BasketRecord): Status => {
  if (basket.state === 'completed') return 'paid'
  if (inPayment(basket)) return 'pending'
  if (basket.state === 'discarded') return 'cancelled'
  const phase = basket.attempts.at(-1)?.phase
  return phase === 'failed' || phase === 'cancelled' ? phase : 'pending'
}

export const basketPaymentRecords = (
  basket: BasketRecord,
): t.OutputOf<typeof basketEndpoints.payments.answer>['payments'] =>
  basket.attempts.map((attempt) => ({
    id: attempt.id,
    paid: attempt.phase === 'paid',
    status: paymentStatusOf(attempt),
    idempotency_key: attempt.idempotencyKey,
  }))
