import { readdirSync } from 'node:fs'
import { parse, relative, resolve } from 'node:path'

/** The part of Rolldown's context that the grouping reads. */
export interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** The parts that areas share, ordered by how many areas load them, most first. */
export const sharedParts = ['app', 'member', 'basket', 'held', 'page', 'details', 'passwords'] as const
type SharedPart = (typeof sharedParts)[number]

/** Areas of about 1 kB, for which a separate request would cost more. */
export const areasInMember: readonly string[] = ['paying']

/** The styles of the HTML's own content. */
const frame = /^src\/(design|layout|client|session)\/.+\.css/
/** The styles of the design that only some pages need. */
const ofSomePages = /^src\/design\/\w+\/(Tile|StatusTrack|Fold|Stepper|ProgressSteps|Combobox|DateField)\.module\.css/

/** Groups of similar areas and their shared part, smallest group first. */
const sharedByFew: readonly (readonly [SharedPart, readonly string[]])[] = [
  ['passwords', ['password', 'profile']],
  ['page', ['booking', 'delivery', 'questions', 'payment']],
  ['held', ['booking', 'tickets', 'nameChange', 'resale']],
  ['details', ['delivery', 'questions', 'profile']],
]

/**
 * Names the part that a module is built into, by which areas reach it (src/areas/):
 *
 * - `app`: what the login page needs;
 * - `member`: what every page of a booking needs, and what forms have in common;
 * - `basket`: what fills the basket or pays for it;
 * - `held`: the tickets that a booking holds, and how they are listed;
 * - `page`: what a booking's own page shows and another page pays or changes;
 * - `details`, `passwords`: the forms of a person's details and of passwords;
 * - null: what one area alone reaches stays in its own part, as do lazy extras that no area reaches.
 *
 * A few kB more than a page needs cost less than one more request. The styles that every page of a booking needs stand in
 * the HTML with those of the frame; those of the basket and of lists of tickets are a file each.
 *
 * Rolldown's own groups cannot do this. With `entriesAware` a login page is 13 to 15 scripts; with
 * `entriesAwareMergeThreshold` at 20 kB, which leaves 9, it loads 30 kB more (gzip).
 */
export const areaOfModule = (root: string): ((id: string, graph: Graph) => SharedPart | null) => {
  const basketParts = resolve(root, 'src/dashboard/browser/basketParts.ts')
  const areas = readdirSync(resolve(root, 'src/areas')).map((file) => parse(file).name)
  let reached: ReadonlyMap<string, ReadonlySet<string>> | null = null

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
    const path = relative(root, id).replaceAll('\\', '/')
    if (frame.test(path) && !ofSomePages.test(path)) return 'app'
    reached ??= new Map([
      ['main', reachedFrom('main.tsx', graph)],
      ['bookingParts', reachedFrom('dashboard/browser/bookingParts.ts', graph)],
      ...areas.map((area) => [area, reachedFrom(`areas/${area}.ts`, graph)] as const),
    ])
    const by = new Set([...reached].flatMap(([start, ids]) => (ids.has(id) ? [start] : [])))
    const isShared = (start: string): boolean => by.has(start) && by.size > 1
    if (by.has('main') || isShared('session')) return 'app'
    if (by.has('member') || by.has('bookingParts') || isShared('bookings')) return 'member'
    if (by.size < 2) return areasInMember.some((area) => by.has(area)) ? 'member' : null
    const withBasket = [...by].every((area) => reached?.get(area)?.has(basketParts))
    const few = sharedByFew.find(([, some]) => [...by].every((area) => some.includes(area)))?.[0]
    if (id.endsWith('.css') && !by.has('profile') && few !== 'held') return withBasket ? 'basket' : 'app'
    return few ?? (withBasket ? 'basket' : 'member')
  }
}
