import type { Inspection } from '../../worlds/Inspection.js'

/** A snapshot of the world. */
export type SeenWorld = Pick<Inspection, 'bookings' | 'baskets' | 'charges' | 'returns'>

const once = <A>(compute: () => A): (() => A) => {
  let seen: { readonly value: A } | null = null
  return () => (seen ??= { value: compute() }).value
}

/** Reads each part when it is first needed, and only once. */
export const seenWorld = ({ bookings, baskets, charges, returns }: Inspection): SeenWorld => ({
  bookings: once(bookings),
  baskets: once(baskets),
  charges: once(charges),
  returns: once(returns),
})
