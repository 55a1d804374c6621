import type { Invariant } from './Invariant.js'

const count = (types: readonly string[], type: string): number => types.filter((one) => one === type).length

/** Availability is never negative; tickets that are neither in a basket nor bought are on sale. */
export const availability: Invariant = ({ world, atStart }) => {
  const baskets = world.baskets().filter(({ state }) => state === 'open' || state === 'error')
  return world.bookings().flatMap(({ reference, available, ticketTypes }) => {
    const before = atStart.find((booking) => booking.reference === reference)
    const held = baskets.filter(({ bookingRef }) => bookingRef === reference).flatMap((basket) => basket.ticketTypes)
    return Object.entries(available).flatMap(([type, left]) => {
      const bought = count(ticketTypes, type) - count(before?.ticketTypes ?? [], type)
      const all = left + count(held, type) + bought
      if (left < 0) return [`${left} tickets ${type} are left`]
      return all === before?.available[type]
        ? []
        : [`${left} left, ${count(held, type)} held and ${bought} bought of ${type} are not ${before?.available[type]}`]
    })
  })
}
