import type { JourneyModel } from './JourneyModel.js'
import type { Stage } from './Stage.js'

/** Brings the model's counts and sums to what is there. */
export const lookAgain = (model: JourneyModel, { journey }: Stage): void => {
  const { inspect } = journey.backend
  model.charges = inspect.charges().length
  model.signedIn = journey.tab().dashboard.session.state$.value.kind === 'signedIn'
  model.openChecks = journey.bank.open().length
  model.baskets.clear()
  for (const { bookingRef, state, tickets, total } of inspect.baskets()) {
    if (state === 'open') model.baskets.set(bookingRef, { count: tickets.length, total })
  }
}
