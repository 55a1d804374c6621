import type { paymentPlanEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord } from '../records/BookingRecord.js'
import { type CardProblem, wantsChallenge } from '../payment/cardToUse.js'
import { codes } from '../refusal/codes.js'
import { type ErrorEntry, Refusal, refuse } from '../refusal/Refusal.js'
import type { ChallengeAnswer, SetupIntent } from '../records/StripeState.js'
import { answerSetup, cancelSetup, createSetupIntent } from '../stripe/intents.js'
import type { World } from '../world/World.js'
import type { PlanCard, PlanChange, PlanStep } from '../records/PlanRecord.js'
import { instalmentsOn } from './planOffer.js'

/** The answer to a change. Throws its refusal. */
export const planChangeAnswer = ({
  intent,
  refusal,
}: PlanChange): t.OutputOf<typeof paymentPlanEndpoints.update.answer> => {
  if (intent?.status === 'requires_action') {
    return { requires_action: true, payment_intent_client_secret: intent.clientSecret }
  }
  if (refusal !== null) throw new Refusal(200, [refusal])
  return { requires_action: false }
}

export const doneAtOnce = ({ reference }: BookingRecord): PlanChange => ended(reference, null)

const ended = (bookingRef: string, refusal: ErrorEntry | null): PlanChange => ({
  bookingRef,
  intent: null,
  waiting: null,
  refusal,
})

const refusalOf = ({ clock }: World, code: number, message: string): ErrorEntry => ({
  code,
  message,
  timestamp: new Date(clock.now()).toISOString(),
})

const tooLate = (world: World): ErrorEntry =>
  refusalOf(world, codes.notPaid, 'This payment plan was not set up, since nothing is left to be paid by it.')

/**
 * Sets up a card for instalments and then takes the step: at once, or when Stripe reports that the bank agreed.
 * Only the latest set-up of a booking counts.
 */
export const setUpCard = (
  world: World,
  booking: BookingRecord,
  planCard: PlanCard | CardProblem,
  step: PlanStep,
): PlanChange => {
  const { reference } = booking
  if ('code' in planCard) return declined(world, reference, planCard)
  const { card, paymentMethodId } = planCard
  // A declined card without a challenge fails at the set-up. Other declined cards fail when an instalment is collected.
  if (card.refusal !== null && !card.challenged) return declined(world, reference, card.refusal)
  const older = world.planSetups.get(reference)?.intent ?? null
  if (older !== null) cancelSetup(older)
  world.planSetups.delete(reference)
  if (!wantsChallenge(world, card, paymentMethodId))
    return ended(reference, take(world, booking, planCard, step) ? null : tooLate(world))

  const change: PlanChange = {
    bookingRef: reference,
    intent: createSetupIntent(world, paymentMethodId),
    waiting: { step, card: planCard },
    refusal: refusalOf(world, codes.verificationFailed, 'Your bank could not confirm that it was you.'),
  }
  world.planSetups.set(reference, change)
  return change
}

/** Stripe reports the result of a set-up to the back end as by a webhook, independently of the page. */
export const answerPlanSetup = (world: World, intent: SetupIntent, answer: ChallengeAnswer): void => {
  const agreed = answerSetup(world.stripe, intent, answer)
  const change = [...world.planSetups.values()].find((one) => one.intent === intent)
  const booking = world.bookings.find(({ reference }) => reference === change?.bookingRef)
  if (!agreed || !change?.waiting || booking === undefined) return
  change.refusal = take(world, booking, change.waiting.card, change.waiting.step) ? null : tooLate(world)
}

/** During the challenge the balance may have been paid or the date may have changed. False if no instalment is left. */
const take = (world: World, booking: BookingRecord, card: PlanCard, step: PlanStep): boolean => {
  const plan = world.plans.get(booking.reference)
  if (step.kind === 'changeCard') {
    if (plan === undefined) return false
    plan.card = card
    plan.inError = false
    return true
  }
  const instalments = instalmentsOn(world, booking, step.day)
  if (instalments.length === 0) return false
  const id = `PLAN-${world.ids.next('plan', 3101)}`
  world.plans.set(booking.reference, { id, day: step.day, card, inError: false, instalments })
  return true
}

/** No list shows the changes of a plan, so a code that says nothing of its key must leave the key unused. */
const declined = (world: World, reference: string, { code, message }: CardProblem): PlanChange =>
  code === codes.providerNetworkError ? refuse(code, message) : ended(reference, refusalOf(world, code, message))
