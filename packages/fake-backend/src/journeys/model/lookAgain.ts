import type { JourneyModel } from './JourneyModel.js'
import type { TestContext } from './TestContext.js'

/** Brings the model's counts and sums to what is there. */
export const lookAgain = (model: JourneyModel, { journey }: TestContext): void => {
  const { inspect } = journey.backend
  model.charges = inspect.charges().length
  const session = journey.tab().dashboard.session.state$.value
  model.signedIn = session.kind === 'signedIn'
  // After a reload the back end remembers who it is, and does not say.
  if (session.kind === 'signedIn' && session.email !== null) model.owner = session.email === 'demo@example.com'
  model.openChecks = journey.bank.open().length
  model.baskets.clear()
  for (const { bookingRef, state, tickets, total } of inspect.baskets()) {
    if (state === 'open') model.baskets.set(bookingRef, { count: tickets.length, total })
  }
}
