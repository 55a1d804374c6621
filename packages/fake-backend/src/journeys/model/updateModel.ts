import type { FaultReport } from '../../faults/FaultList.js'
import type { JourneyModel } from './JourneyModel.js'
import type { TestContext } from './TestContext.js'

/** A delayed request may arrive at any time until the fault is removed. */
const isToCome = ({ left, fault }: FaultReport): boolean => left !== 0 || fault.effect.kind === 'delay'

/** Updates the model's counts and sums to the world. */
export const updateModel = (model: JourneyModel, { journey }: TestContext): void => {
  const faults = journey.backend.faults.list().filter(isToCome).length
  // A fault that struck may have hidden a change from a page.
  if (faults < model.faults) model.upToDate.clear()
  model.faults = faults
  const { inspect } = journey.backend
  const session = journey.tab().dashboard.session.state$.value
  model.signedIn = session.kind === 'signedIn'
  // After a reload the session check does not return the e-mail address.
  if (session.kind === 'signedIn' && session.email !== null) model.owner = session.email === 'demo@example.com'
  model.openChecks = journey.bank.open().length
  model.baskets.clear()
  for (const { bookingRef, state, tickets, total } of inspect.baskets()) {
    if (state === 'open') model.baskets.set(bookingRef, { count: tickets.length, total })
  }
}
