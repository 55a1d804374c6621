import type { Inspection } from '../../world/Inspection.js'

/** What there is at one moment. */
export type SeenWorld = Pick<Inspection, 'bookings' | 'baskets' | 'charges' | 'returns'>

const once = <A>(look: () => A): (() => A) => {
  let seen: { readonly value: A } | null = null
  return () => (seen ??= { value: look() }).value
}

/** Looks when it is first asked, and not again. */
export const seenWorld = ({ bookings, baskets, charges, returns }: Inspection): SeenWorld => ({
  bookings: once(bookings),
  baskets: once(baskets),
  charges: once(charges),
  returns: once(returns),
})
