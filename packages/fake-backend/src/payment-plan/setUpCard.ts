import type { paymentPlanEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord } from '../bookings/BookingRecord.js'
import { type CardProblem, wantsChallenge } from '../payment/cardToUse.js'
import { codes } from '../routing/codes.js'
import { type ErrorEntry, Refusal, refuse } from '../routing/Refusal.js'
import { cancelSetup, createSetupIntent } from '../stripe/setupIntents.js'
import type { World } from '../world/World.js'
import type { PlanCard } from './PlanRecord.js'

/** How a change of a plan stands; throws the refusal that it ended in. The same after the first answer as in it. */
export type PlanChangeAnswer = () => t.OutputOf<typeof paymentPlanEndpoints.update.answer>

export const done: PlanChangeAnswer = () => ({ requires_action: false })

/** From the first time that it is told, the same to the letter. */
const refused = ({ clock }: World, code: number, message: string): PlanChangeAnswer => {
  let refusal: ErrorEntry | null = null
  return () => {
    refusal ??= { code, message, timestamp: new Date(clock.now()).toISOString() }
    throw new Refusal(200, [refusal])
  }
}

/**
 * Sets a card up for instalments and then does `then`, which says whether it could: at once, or when Stripe says that the
 * bank agreed. Only the latest set-up of a booking counts.
 */
export const setUpCard = (
  world: World,
  { reference }: BookingRecord,
  planCard: PlanCard | CardProblem,
  then: (card: PlanCard) => boolean,
): PlanChangeAnswer => {
  if ('code' in planCard) return declined(world, planCard)
  const { card, paymentMethodId } = planCard
  // A card that is declined without a check is declined at the set-up; the others show it when money is taken.
  if (card.refusal !== null && !card.challenged) return declined(world, card.refusal)
  const older = world.planSetups.get(reference)
  if (older !== undefined) cancelSetup(older)
  world.planSetups.delete(reference)
  const tooLate = refused(
    world,
    codes.notPaid,
    'This payment plan was not set up, since nothing is left to be paid by it.',
  )
  if (!wantsChallenge(world, card, paymentMethodId)) return then(planCard) ? done : tooLate

  let end = refused(world, codes.verificationFailed, 'Your bank could not confirm that it was you.')
  const intent = createSetupIntent(world, paymentMethodId, () => {
    end = then(planCard) ? done : tooLate
  })
  world.planSetups.set(reference, intent)
  return () =>
    intent.status === 'requires_action'
      ? { requires_action: true, payment_intent_client_secret: intent.clientSecret }
      : end()
}

/** No list names the changes of a plan, so that a code that says nothing of its key has to leave the key as it was. */
const declined = (world: World, { code, message }: CardProblem): PlanChangeAnswer =>
  code === codes.providerNetworkError ? refuse(code, message) : refused(world, code, message)
