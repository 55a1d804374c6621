import type { BookingRecord } from '../bookings/BookingRecord.js'
import { wantsChallenge } from '../payment/cardToUse.js'
import { refuse } from '../routing/Refusal.js'
import { cancelSetup, createSetupIntent } from '../stripe/setupIntents.js'
import type { World } from '../world/World.js'
import type { PlanCard } from './PlanRecord.js'

/**
 * Sets a card up for instalments and then does `then`: at once, or when Stripe says that the bank agreed. Answers the
 * set-up intent's client secret where the bank wants to see the customer. Only the latest set-up of a booking counts.
 */
export const setUpCard = (
  world: World,
  { reference }: BookingRecord,
  { card, paymentMethodId }: PlanCard,
  then: () => void,
): string | null => {
  // A card that is declined without a check is declined at the set-up; the others show it when money is taken.
  if (card.refusal !== null && !card.challenged) refuse(card.refusal.code, card.refusal.message)
  const older = world.planSetups.get(reference)
  if (older !== undefined) cancelSetup(older)
  world.planSetups.delete(reference)
  if (!wantsChallenge(world, card, paymentMethodId)) {
    then()
    return null
  }
  const intent = createSetupIntent(world, paymentMethodId, then)
  world.planSetups.set(reference, intent)
  return intent.clientSecret
}
