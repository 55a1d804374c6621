import { bookingPayment } from '../bookings/bookingPayment.js'
import type { BookingRecord } from '../bookings/BookingRecord.js'
import { bookingPrices } from '../bookings/bookingPrices.js'
import { wantsChallenge } from '../payment/cardToUse.js'
import { attemptIn } from '../payment/PaymentAttempt.js'
import { supersede } from '../payment/endCheck.js'
import { dateIn } from '../world/calendar.js'
import type { World } from '../world/World.js'
import type { PlanInstalment, PlanRecord } from './PlanRecord.js'

/** Takes every instalment whose day has come. To be called before anything is read, so that nobody sees time stand still. */
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
    // What the customer pays at this moment may be this very money: the instalment waits for its end.
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
  // Nobody is there to answer the bank: a card that wants a check each time is declined.
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
