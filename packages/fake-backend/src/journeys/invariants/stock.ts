import { type Invariant, timesOf } from './Invariant.js'

/**
 * The stock of rooms, options, extras and seats is never negative; items that are neither in a basket nor bought are on
 * sale.
 */
export const stock: Invariant = ({ world, atStart }) => {
  const baskets = world.baskets().filter(({ state }) => state === 'open' || state === 'error')
  return world.bookings().flatMap(({ reference, stock: left, sold }) => {
    const before = atStart.find((booking) => booking.reference === reference)
    const held = timesOf(baskets.filter(({ bookingRef }) => bookingRef === reference).flatMap((basket) => basket.held))
    const soldNow = timesOf(sold)
    const soldBefore = timesOf(before?.sold ?? [])
    return Object.entries(left).flatMap(([key, now]) => {
      const bought = soldNow(key) - soldBefore(key)
      if (now < 0) return [`${now} of ${key} are left`]
      const all = now + held(key) + bought
      return all === before?.stock[key]
        ? []
        : [`${now} left, ${held(key)} held and ${bought} bought of ${key} are not ${before?.stock[key]}`]
    })
  })
}
