import { type Invariant, sum } from './Invariant.js'

const twice = (keys: readonly (string | null)[]): readonly string[] =>
  keys.filter((key): key is string => key !== null).filter((key, at, all) => all.indexOf(key) !== at)

/** At most one charge per intent, and at most one per basket. */
export const oneCharge: Invariant = ({ world }) => {
  const charges = world.charges()
  return [
    ...twice(charges.map(({ idempotencyKey }) => idempotencyKey)).map((key) => `The intent ${key} was charged twice`),
    ...twice(charges.map(({ basketId }) => basketId)).map((id) => `Basket ${id} was charged twice`),
  ]
}

/** The charge equals the amount shown when the customer submitted. Instalments that a plan collects have no submit. */
export const chargedAsShown: Invariant = ({ world, oracle }) =>
  world
    .charges()
    .filter(
      ({ by, basketId, bookingRef, amount }) =>
        by === 'customer' && !oracle.submissions.wasShown(basketId ?? bookingRef, amount),
    )
    .map(
      ({ basketId, bookingRef, amount }) =>
        `${amount} was charged for ${basketId ?? bookingRef}, which nobody was shown`,
    )

/**
 * Every charge counts in the `paid` of a booking until it is returned, or was for a basket that could not be booked.
 */
export const chargesAreAccountedFor: Invariant = ({
  world: { charges, returns, bookings, baskets },
  atStart,
  returnsAtStart,
}) => {
  const broken = new Set(
    baskets()
      .filter(({ state }) => state === 'error')
      .map(({ id }) => id),
  )
  const lost = new Set(
    charges()
      .filter(({ basketId }) => broken.has(basketId ?? ''))
      .map(({ id }) => id),
  )
  const charged = sum(
    charges()
      .filter(({ id }) => !lost.has(id))
      .map(({ amount }) => amount),
  )
  const back = sum(
    returns()
      .slice(returnsAtStart)
      .filter(({ payment }) => !lost.has(payment))
      .map(({ amount }) => amount),
  )
  const grown = sum(bookings().map(({ paid }) => paid)) - sum(atStart.map(({ paid }) => paid))
  return charged - back === grown
    ? []
    : [`Charged ${charged}, of which ${back} went back, but bookings grew by ${grown}`]
}
