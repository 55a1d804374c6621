import { readdirSync } from 'node:fs'
import { parse, resolve } from 'node:path'

/** The part of Rolldown's context that the grouping reads. */
export interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** The parts that areas share, ordered by how many areas load them, most first. */
export const sharedParts = ['react', 'app', 'member', 'basket', 'details'] as const
type SharedPart = (typeof sharedParts)[number]

const ofReact = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

/** What the HTML shows before any script (src/document/shell.tsx): it contains the styles. */
const inHtml = ['src/layout/AppLayout.tsx', 'src/layout/notices/LastNotice.tsx', 'src/areas/session.ts'] as const

/** The areas with forms of a person's details or of passwords. */
const withForms: readonly string[] = ['password', 'delivery', 'questions', 'profile']

/**
 * Names the part that contains a module, by which areas reach the module (src/areas/):
 *
 * - `react`: React alone. Most releases leave it as it is, so browsers keep its file;
 * - `app`: everything else that the login page needs, and the styles of what the HTML shows;
 * - `member`: everything that every page of a booking needs, and the shared code of forms;
 * - `basket`: everything that fills the basket or pays for it;
 * - `details`: the forms of a person's details and of passwords;
 * - null: a module that only one area reaches stays in that area's part, and lazy extras stay in their own.
 *
 * A few kB more than a page needs cost less than another request.
 *
 * Rolldown's own groups cannot do this. With `entriesAware`, a login page needs 13 to 15 scripts. With
 * `entriesAwareMergeThreshold` at 20 kB it needs 9, but loads 30 kB more (gzip).
 */
export const areaOfModule = (root: string): ((id: string, graph: Graph) => SharedPart | null) => {
  const ofCore = (file: string): string => resolve(root, '../core/src/composition/areas', file)
  const basketArea = ofCore('shopping/basketArea.ts')
  const areas = readdirSync(resolve(root, 'src/areas')).map((file) => parse(file).name)
  let reached: ReadonlyMap<string, ReadonlySet<string>> | null = null
  let styled: ReadonlySet<string> | null = null

  const reachedFrom = (file: string, graph: Graph): ReadonlySet<string> => {
    const seen = new Set<string>()
    const open = [file]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
    return seen
  }
  return (id, graph) => {
    if (ofReact.test(id)) return 'react'
    reached ??= new Map([
      ['main', reachedFrom(resolve(root, 'src/main.tsx'), graph)],
      // With its ports, which only pages of a booking need.
      [
        'everyBooking',
        new Set([
          ...reachedFrom(ofCore('bookings/bookingArea.ts'), graph),
          ...reachedFrom(resolve(root, '../http-adapter/src/composition/bookingHttp.ts'), graph),
        ]),
      ],
      ...areas.map((area) => [area, reachedFrom(resolve(root, `src/areas/${area}.ts`), graph)] as const),
    ])
    styled ??= new Set(inHtml.flatMap((file) => [...reachedFrom(resolve(root, file), graph)]))
    const isStyle = id.endsWith('.css')
    if (isStyle && styled.has(id)) return 'app'
    const by = new Set([...reached].flatMap(([start, ids]) => (ids.has(id) ? [start] : [])))
    const isShared = (start: string): boolean => by.has(start) && by.size > 1
    if (by.has('main') || isShared('session')) return 'app'
    if (by.has('member') || by.has('everyBooking') || isShared('bookings')) return 'member'
    if (by.size < 2) return null
    const withBasket = [...by].every((area) => reached?.get(area)?.has(basketArea))
    if ([...by].every((area) => withForms.includes(area))) return 'details'
    return withBasket ? 'basket' : 'member'
  }
}
