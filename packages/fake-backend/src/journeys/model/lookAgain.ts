import type { FaultReport } from '../../faults/FaultList.js'
import type { JourneyModel } from './JourneyModel.js'
import type { TestContext } from './TestContext.js'

/** What was held up may arrive at any time until it is taken back. */
const isToCome = ({ left, fault }: FaultReport): boolean => left !== 0 || fault.effect.kind === 'delay'

/** Brings the model's counts and sums to what is there. */
export const checkStatusAgain = (model: JourneyModel, { journey }: TestContext): void => {
  const faults = journey.backend.faults.list().filter(isToCome).length
  // What struck may have kept from a page what happened.
  if (faults < model.faults) model.upToDate.clear()
  model.faults = faults
  const { inspect } = journey.backend
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
