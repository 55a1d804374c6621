import { basketTotal } from '../basket/basketKinds.js'
import type { BasketRecord } from '../records/BasketRecord.js'
import { checkComplete } from '../basket/completeBasket.js'
import type { BookingRecord } from '../records/BookingRecord.js'
import { bookingPrices } from '../records/bookingPrices.js'
import { checkNotReadOnly } from '../routing/ownBooking.js'
import { runningPlan } from '../payment-plan/planOffer.js'
import { overdueAmount } from '../records/PlanRecord.js'
import { codes } from '../refusal/codes.js'
import { refuse } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import { attemptIn, type PaymentAttempt } from '../records/PaymentAttempt.js'

/** What a payment is for: a basket or the balance of a booking. At most one payment for it may ever succeed. */
export interface Purchase {
  readonly booking: BookingRecord
  readonly basket: BasketRecord | null
  /** The amounts that may be paid, in minor units. */
  readonly payable: readonly number[]
  readonly attempts: PaymentAttempt[]
}

/** Refuses a purchase that cannot be paid for now. */
export const purchaseOf = (world: World, booking: BookingRecord, basketId: string | undefined): Purchase =>
  basketId === undefined ? balanceOf(world, booking) : basketPurchase(world, booking, basketId)

/** The whole balance. With a payment plan, the overdue part can also be paid alone. */
const balanceOf = (world: World, booking: BookingRecord): Purchase => {
  checkNotProcessing(booking.attempts)
  const due = bookingPrices(booking).outstanding
  if (due <= 0) refuse(codes.nothingOutstanding, 'There is no outstanding balance.')
  const plan = runningPlan(world, booking)
  const overdue = plan === null ? 0 : overdueAmount(plan)
  return { booking, basket: null, payable: overdue > 0 ? [due, overdue] : [due], attempts: booking.attempts }
}

const checkNotProcessing = (attempts: readonly PaymentAttempt[]): void => {
  if (attemptIn('processing', attempts) !== undefined) {
    refuse(codes.paymentRequested, 'Your payment has been requested and is being processed.')
  }
}

const basketPurchase = (world: World, booking: BookingRecord, basketId: string): Purchase => {
  const basket = world.baskets.get(basketId)
  if (basket === undefined || basket.bookingRef !== booking.reference || basket.state === 'discarded') {
    return refuse(codes.paymentRecordNotFound, 'There is no such basket.')
  }
  if (basket.state !== 'open') refuse(codes.alreadyCompleted, 'This basket has been completed already.')
  checkNotProcessing(basket.attempts)
  checkNotReadOnly(world, booking)
  checkComplete(booking, basket)
  basket.touchedAt = world.clock.now()
  const due = basketTotal(basket)
  if (due < 0) refuse(codes.invalidAmount, 'No amount below zero can be paid.')
  if (due === 0) refuse(codes.invalidRequest, 'There is nothing to pay for this basket.')
  return { booking, basket, payable: [due], attempts: basket.attempts }
}
