import { bookingPayment } from '../records/bookingPayment.js'
import type { BookingRecord } from '../records/BookingRecord.js'
import { bookingPrices } from '../records/bookingPrices.js'
import { wantsChallenge } from '../payment/cardToUse.js'
import { attemptIn } from '../records/PaymentAttempt.js'
import { supersede } from '../payment/endCheck.js'
import { dateIn } from '../values/calendar.js'
import type { World } from '../world/World.js'
import type { PlanInstalment, PlanRecord } from '../records/PlanRecord.js'

/** Collects every instalment that is due. Call this before any read, so that the answer is up to date. */
export const collectInstalments = (world: World): void => {
  for (const [reference, plan] of world.plans) {
    const booking = world.bookings.find((one) => one.reference === reference)
    if (booking !== undefined) collectOf(world, booking, plan)
  }
}

const collectOf = (world: World, booking: BookingRecord, plan: PlanRecord): void => {
  const today = dateIn(world.clock.now(), 0)
  for (const instalment of plan.instalments) {
    if (instalment.state !== 'toCome' || instalment.due > today) continue
    // The payment in progress may cover this instalment, which therefore waits for its end.
    if (attemptIn('processing', booking.attempts) !== undefined) return
    supersede(world, booking.attempts)
    instalment.state = collect(world, booking, plan, instalment)
  }
}

const collect = (world: World, booking: BookingRecord, plan: PlanRecord, instalment: PlanInstalment) => {
  const amount = Math.min(instalment.amount, bookingPrices(booking).outstanding)
  if (amount <= 0) return 'paid'
  if (plan.inError) return 'overdue'
  const { due } = instalment
  const { card, paymentMethodId } = plan.card
  const id = `PAY-${world.ids.next('payment', 61001)}`
  // No customer is present to answer a challenge, so a card that needs one each time is declined.
  const declined = card.refusal !== null || wantsChallenge(world, card, paymentMethodId)
  booking.payments.push(bookingPayment(id, 'paymentPlan', amount, due, declined ? 6 : 2, card.last4))
  if (declined) return 'overdue'
  world.charges.push({
    id,
    bookingRef: booking.reference,
    basketId: null,
    amount,
    idempotencyKey: `${plan.id} ${due}`,
    by: 'plan',
    at: Date.parse(due),
  })
  return 'paid'
}
