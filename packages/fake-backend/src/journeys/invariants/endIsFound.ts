import { bookingRefs } from '../model/Stage.js'
import type { Invariant } from './Invariant.js'

const pending = 7

/**
 * Once the mishaps are over and time has passed, nothing is left open that the back end knows the end of: no payment is
 * undecided, no record waits. What the back end itself said that it has (16000030, 16000110, 16000301) stays open while it
 * lists nothing.
 */
export const endIsFound: Invariant = (stage) => {
  const { journey } = stage
  const { baskets, bookings } = journey.backend.inspect
  const paid = [...baskets(), ...bookings().map(({ reference, attempts }) => ({ bookingRef: reference, attempts }))]
  const open = new Set(paid.filter(({ attempts }) => attempts.at(-1)?.status === pending).map(({ bookingRef }) => bookingRef))
  return bookingRefs
    .filter((ref) => !open.has(ref) && journey.browser.storage.records.get(ref)?.standing !== 'claimed')
    .flatMap((ref) => [
      ...stage
        .tabs()
        .map(({ dashboard }) => dashboard.payment(ref).state$.value.kind)
        .filter((kind) => kind === 'undecided')
        .map(() => `The payment of ${ref} is undecided, and the back end has none that is open`),
      ...(journey.browser.storage.records.has(ref) ? [`The record of ${ref} waits for a payment that is over`] : []),
    ])
}
