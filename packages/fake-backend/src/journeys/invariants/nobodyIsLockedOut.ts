import { viewOn } from '../oracle/paymentModels.js'
import { bookingRefs } from '../model/TestContext.js'
import type { Invariant } from './Invariant.js'

const pending = 7

/**
 * After the faults have ended and the pay page was opened, an amount due can be paid, unless a payment of it is open.
 */
export const nobodyIsLockedOut: Invariant = ({ world: { bookings }, journey }) => {
  const tab = journey.tab()
  return bookings()
    .filter(({ reference, outstanding }) => outstanding > 0 && bookingRefs.some((ref) => ref === reference))
    .filter(({ attempts }) => attempts.at(-1)?.status !== pending)
    .flatMap(({ reference, outstanding }) => {
      const { kind } = tab.dashboard.balancePayment(reference, 'outstanding').state$.value
      const view = viewOn(tab.dashboard, 'outstanding', reference)?.kind
      return kind === 'open' && (view === 'form' || view === 'bankOffered')
        ? []
        : [`${reference} owes ${outstanding}, and its page has no way to pay it: ${kind}, ${view}`]
    })
}
