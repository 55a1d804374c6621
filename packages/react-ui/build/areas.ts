import { resolve } from 'node:path'

/** As much of Rolldown's context as the grouping reads. */
export interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** The parts that areas share, the one that the most areas load first. */
export const sharedParts = ['vendor', 'app', 'member', 'dashboard', 'fields', 'basket', 'details'] as const
type SharedPart = (typeof sharedParts)[number]

/** The styles of what stands in the HTML. */
const frame = /\/src\/(design|layout|client|session)\/[^/]+\.css/

/** From where a module may be reached without a lazy import. */
const starts = {
  main: 'main.tsx',
  session: 'areas/session.ts',
  password: 'areas/password.ts',
  member: 'areas/member.ts',
  bookings: 'areas/bookings.ts',
  bookingParts: 'composition/browser/bookingParts.ts',
  basketParts: 'composition/browser/basketParts.ts',
  booking: 'areas/booking.ts',
  shopping: 'areas/shopping.ts',
  holdings: 'areas/holdings.ts',
  paying: 'areas/paying.ts',
  profile: 'areas/profile.ts',
} as const
type Start = keyof typeof starts

/**
 * Names the part that a module is built into, by who reaches it: `app` is what the login page needs, `member` what every
 * page of a signed-in customer needs, `dashboard` what every page of a booking needs, `basket` what fills the basket or pays
 * for it, `fields` what forms have in common, `details` the forms of a person's details. What one area alone reaches stays in the part of that area (null), as do
 * lazy extras that no area reaches.
 */
export const areaOfModule = (root: string): ((id: string, graph: Graph) => SharedPart | null) => {
  let reached: ReadonlyMap<Start, ReadonlySet<string>> | null = null

  const reachedFrom = (file: string, graph: Graph): ReadonlySet<string> => {
    const seen = new Set<string>()
    const open = [resolve(root, 'src', file)]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
    return seen
  }
  return (id, graph) => {
    if (frame.test(id)) return 'app'
    reached ??= new Map(
      Object.entries(starts).map(([start, file]) => [start as Start, reachedFrom(file, graph)] as const),
    )
    const by = new Set([...reached].flatMap(([start, ids]) => (ids.has(id) ? [start] : [])))
    const isShared = (start: Start): boolean => by.has(start) && by.size > 1
    if (by.has('main') || isShared('session')) return id.includes('/node_modules/') ? 'vendor' : 'app'
    if (by.has('member') || isShared('bookings') || isShared('password') || (by.has('profile') && by.has('booking')))
      return 'member'
    if (by.has('bookingParts') || isShared('booking')) return 'dashboard'
    if (isShared('profile')) return by.size === 2 && by.has('holdings') ? 'details' : 'fields'
    return by.has('basketParts') || by.size > 1 ? 'basket' : null
  }
}
