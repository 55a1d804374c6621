import { resolve } from 'node:path'

/** As much of Rolldown's context as the grouping reads. */
export interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/**
 * Names the part that a module is built into, by the areas that reach it without a lazy import: `app` is what the login
 * page needs, `member` what every page of a signed-in customer needs, `dashboard` what the areas of a booking share. What one
 * area alone reaches stays in the part of that area (null), as do lazy extras that no area reaches.
 */
export const areaOfModule = (root: string): ((id: string, graph: Graph) => string | null) => {
  const source = (path: string): string => resolve(root, 'src', path)
  const visitor = ['main.tsx', 'areas/session.ts'].map(source)
  const member = ['areas/member.ts', 'areas/bookings.ts'].map(source)
  const booking = ['composition/browser/dashboardParts.ts']
    .concat(['booking', 'holdings', 'shopping', 'paying', 'profile'].map((name) => `areas/${name}.ts`))
    .map(source)
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
    reached ??= new Map([...visitor, ...member, ...booking].map((start) => [start, reachedFrom(start, graph)]))
    const by = [...reached].filter(([, ids]) => ids.has(id)).map(([start]) => start)
    const vendor = id.includes('/node_modules/')
    if (by.includes(visitor[0] ?? '')) return vendor ? 'vendor' : 'app'
    if (by.length < 2) return null
    if (by.some((start) => visitor.includes(start))) return vendor ? 'vendor' : 'app'
    return by.some((start) => member.includes(start)) ? 'member' : 'dashboard'
  }
}
