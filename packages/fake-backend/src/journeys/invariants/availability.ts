import { type Invariant, timesOf } from './Invariant.js'

/** Availability is never negative; tickets that are neither in a basket nor bought are on sale. */
export const availability: Invariant = ({ world, atStart }) => {
  const baskets = world.baskets().filter(({ state }) => state === 'open' || state === 'error')
  return world.bookings().flatMap(({ reference, available, ticketTypes }) => {
    const before = atStart.find((booking) => booking.reference === reference)
    const held = timesOf(
      baskets.filter(({ bookingRef }) => bookingRef === reference).flatMap((basket) => basket.ticketTypes),
    )
    const owned = timesOf(ticketTypes)
    const ownedBefore = timesOf(before?.ticketTypes ?? [])
    return Object.entries(available).flatMap(([type, left]) => {
      const bought = owned(type) - ownedBefore(type)
      const all = left + held(type) + bought
      if (left < 0) return [`${left} tickets ${type} are left`]
      return all === before?.available[type]
        ? []
        : [`${left} left, ${held(type)} held and ${bought} bought of ${type} are not ${before?.available[type]}`]
    })
  })
}
