import { viewsOn } from '../oracle/paymentModels.js'
import { bookingRefs } from '../model/TestContext.js'
import type { Invariant } from './Invariant.js'

const pending = 7

/**
 * After the faults have ended and time has passed, every end that the back end knows is found: no payment is undecided,
 * and no stored payment waits for an end.
 */
export const endIsFound: Invariant = (context) => {
  const { baskets, bookings } = context.world
  const paid = [...baskets(), ...bookings().map(({ reference, attempts }) => ({ bookingRef: reference, attempts }))]
  const open = new Set(
    paid.filter(({ attempts }) => attempts.at(-1)?.status === pending).map(({ bookingRef }) => bookingRef),
  )
  return bookingRefs
    .filter((ref) => !open.has(ref))
    .flatMap((ref) => [
      ...context
        .tabs()
        .flatMap(({ dashboard }) => viewsOn(dashboard, ref))
        .filter(({ kind }) => kind === 'undecided')
        .map(() => `The payment of ${ref} is undecided, and the back end has none that is open`),
      ...context
        .browsers()
        .flatMap(({ storage }) => storage.unended(ref))
        .map(({ purchase }) => `The ${purchase.kind} of ${ref} waits for a payment that is over`),
    ])
}
