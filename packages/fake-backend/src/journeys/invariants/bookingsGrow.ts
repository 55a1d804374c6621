import { type Invariant, sum } from './Invariant.js'

/** A booking's total grows by its completed baskets and price changes; each basket was charged in full. */
export const bookingsGrow: Invariant = ({ world: { bookings, baskets, charges }, atStart, priceChanges }) => {
  const completed = baskets().filter(({ state }) => state === 'completed')
  const priced = bookings().flatMap(({ reference, total }) => {
    const grown = total - (atStart.find((booking) => booking.reference === reference)?.total ?? 0)
    const bought = sum(completed.filter(({ bookingRef }) => bookingRef === reference).map((basket) => basket.total))
    const changed = priceChanges.get(reference) ?? 0
    return grown === bought + changed
      ? []
      : [`${reference} costs ${grown} more, its baskets came to ${bought}, and its price was changed by ${changed}`]
  })
  const charged = completed.flatMap(({ id, total }) => {
    const paid = sum(
      charges()
        .filter(({ basketId }) => basketId === id)
        .map(({ amount }) => amount),
    )
    return paid === total ? [] : [`Basket ${id} is completed for ${total}, and ${paid} was charged for it`]
  })
  return [...priced, ...charged]
}
