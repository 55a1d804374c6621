import type { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BasketRecord } from '../basket/BasketRecord.js'
import type { BookingRecord } from '../bookings/BookingRecord.js'
import type { World } from '../world/World.js'
import { lastAttempt, paymentStatusOf } from './PaymentAttempt.js'
import { chargeAndComplete } from './settle.js'

type Status = 'paid' | 'pending' | 'failed' | 'cancelled'

/** Decisions §1.10. A payment in processing comes nearer to its end by being asked about. */
export const pollBasketStatus = (world: World, booking: BookingRecord, basket: BasketRecord): Status => {
  const attempt = lastAttempt(basket.attempts)
  if (attempt?.phase === 'processing' && attempt.pollsLeft > 0) attempt.pollsLeft -= 1
  else if (attempt?.phase === 'processing') chargeAndComplete(world, { booking, basket }, attempt)
  return basketPaymentStatus(basket)
}

export const basketPaymentStatus = (basket: BasketRecord): Status => {
  if (basket.state === 'completed') return 'paid'
  if (basket.state === 'error') return 'failed'
  if (basket.state === 'discarded') return 'cancelled'
  const phase = lastAttempt(basket.attempts)?.phase
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
