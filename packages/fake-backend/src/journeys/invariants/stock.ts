import type { Invariant } from './Invariant.js'

const count = (keys: readonly string[], key: string): number => keys.filter((one) => one === key).length

/**
 * The stock of rooms, options, extras and seats is never negative; items that are neither in a basket nor bought are on
 * sale.
 */
export const stock: Invariant = ({ world, atStart }) => {
  const baskets = world.baskets().filter(({ state }) => state === 'open' || state === 'error')
  return world.bookings().flatMap(({ reference, stock: left, sold }) => {
    const before = atStart.find((booking) => booking.reference === reference)
    const held = baskets.filter(({ bookingRef }) => bookingRef === reference).flatMap((basket) => basket.held)
    return Object.entries(left).flatMap(([key, now]) => {
      const bought = count(sold, key) - count(before?.sold ?? [], key)
      if (now < 0) return [`${now} of ${key} are left`]
      const all = now + count(held, key) + bought
      return all === before?.stock[key]
        ? []
        : [`${now} left, ${count(held, key)} held and ${bought} bought of ${key} are not ${before?.stock[key]}`]
    })
  })
}
