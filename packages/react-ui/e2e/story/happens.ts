import {
  AccountFault,
  ChangePrice,
  JumpDays,
  Meanwhile,
  MoneyBack,
  PlantFault,
  type StoryStep,
  Wait,
} from '@booking-dashboard/fake-backend/journeys'
import type { StoryWorld } from './StoryWorld'

const day = 86_400_000

/** Performs the steps of other people, and failures, directly at the back end. */
export const happens = async (step: StoryStep, world: StoryWorld): Promise<boolean> => {
  const { backend } = world
  if (step instanceof PlantFault || step instanceof AccountFault) {
    const { what } = step
    if (what.kind === 'fault') {
      const fault =
        'fault' in what ? what.fault : { match: { path: what.path }, times: 'once' as const, effect: what.effect }
      backend.faults.add(fault)
    } else if (what.kind === 'outcome') backend.payments.setNextOutcome(what.outcome)
    else if (what.kind === 'clears up') backend.faults.clear()
    else backend.sessions.expire()
    return true
  }
  if (step instanceof Meanwhile) {
    if (step.what === 'baskets expire') backend.baskets.expire()
    const [listed] = backend.inspect
      .bookings()
      .flatMap(({ resale }) => Object.keys(resale).filter((id) => resale[id] === 2))
    if (step.what === 'a ticket is sold' && listed !== undefined) backend.resale.sell(listed)
    if (step.what === 'a delivery leaves') backend.deliveries.move('6101', 3)
    return true
  }
  if (step instanceof MoneyBack || step instanceof ChangePrice) step.happen(backend)
  else if (step instanceof Wait) await world.pass(step.milliseconds)
  else if (step instanceof JumpDays) await world.pass(step.days * day)
  else return false
  return true
}
