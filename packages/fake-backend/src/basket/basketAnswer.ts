import type { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord } from '../records/BookingRecord.js'
import { attemptIn } from '../records/PaymentAttempt.js'
import { basketTotal, itemsAnswer } from './basketKinds.js'
import type { BasketRecord } from '../records/BasketRecord.js'
import { mandatoryStatus } from './mandatoryStatus.js'

export const basketAnswer = (
  booking: BookingRecord,
  basket: BasketRecord,
): t.OutputOf<typeof basketEndpoints.create.answer> => ({
  bookingRef: booking.reference,
  basket: {
    id: basket.id,
    status: basketStatus(basket),
    currency: booking.currency,
    prices: { total: { value: basketTotal(basket) } },
    ...itemsAnswer(basket),
    mandatory_status: mandatoryStatus(booking, basket),
  },
})

/**
 * The statuses of behaviour/basket#2.4: 10 In progress, 40 Checkout, 50 Abandoned, 70 Completed, 80 Locked, 110 Error.
 */
export const basketStatus = (basket: BasketRecord): number => {
  if (basket.state !== 'open') return { discarded: 50, completed: 70, error: 110 }[basket.state]
  if (attemptIn('processing', basket.attempts) !== undefined) return 80
  return attemptIn('challenge', basket.attempts) === undefined ? 10 : 40
}
