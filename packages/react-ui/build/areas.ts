import { resolve } from 'node:path'

/** As much of Rolldown's context as the grouping reads. */
export interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** The styles of what stands in the HTML. */
const frame = /\/src\/(design|layout|client|session)\/[^/]+\.css/

/**
 * Names the part that a module is built into, by the areas that reach it without a lazy import: `app` is what the login
 * page needs, `member` what every page of a signed-in customer needs, `dashboard` what the areas of a booking share. What one
 * area alone reaches stays in the part of that area (null), as do lazy extras that no area reaches.
 */
export const areaOfModule = (root: string): ((id: string, graph: Graph) => string | null) => {
  const source = (path: string): string => resolve(root, 'src', path)
  const visitor = ['main.tsx', 'areas/session.ts'].map(source)
  const member = ['areas/member.ts', 'areas/bookings.ts'].map(source)
  const dashboard = ['composition/browser/dashboardParts.ts']
    .concat(['booking', 'holdings', 'shopping', 'paying', 'profile'].map((name) => `areas/${name}.ts`))
    .map(source)
  // What is loaded before any of the area's pages: all of it is in the part that is named after the area.
  const first = [
    [visitor[0], 'app'],
    [member[0], 'member'],
    [dashboard[0], 'dashboard'],
  ] as const
  let reached: ReadonlyMap<string, ReadonlySet<string>> | null = null

  const reachedFrom = (start: string, graph: Graph): ReadonlySet<string> => {
    const seen = new Set<string>()
    const open = [start]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
    return seen
  }
  return (id, graph) => {
    if (frame.test(id)) return 'app'
    reached ??= new Map([...visitor, ...member, ...dashboard].map((start) => [start, reachedFrom(start, graph)]))
    const by = [...reached].filter(([, ids]) => ids.has(id)).map(([start]) => start)
    const vendor = id.includes('/node_modules/')
    const whole = first.find(([start]) => start !== undefined && by.includes(start))?.[1]
    if (whole === 'app' || (by.length > 1 && by.some((start) => visitor.includes(start))))
      return vendor ? 'vendor' : 'app'
    if (whole === 'member' || (by.length > 1 && by.some((start) => member.includes(start)))) return 'member'
    return whole === 'dashboard' || by.length > 1 ? 'dashboard' : null
  }
}
