import { NoReport, type ReportTable, type RunReport, type Shard } from './RunReport.js'

const added = (some: readonly number[], others: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_none, at) => (some[at] ?? 0) + (others[at] ?? 0))

/** Merges tables with the same title, in the order in which titles and rows first appear. */
const addedTables = (tables: readonly ReportTable[]): readonly ReportTable[] => {
  const byTitle = new Map<
    string,
    { readonly columns: readonly string[]; readonly rows: Map<string, readonly number[]> }
  >()
  for (const { title, columns, rows } of tables) {
    const sum = byTitle.get(title) ?? { columns, rows: new Map<string, readonly number[]>() }
    byTitle.set(title, sum)
    for (const [name, numbers] of rows) sum.rows.set(name, added(sum.rows.get(name) ?? [], numbers))
  }
  return [...byTitle].map(([title, { columns, rows }]) => ({ title, columns, rows: [...rows] }))
}

const shardName = ({ index, of }: Shard): string => `${index}/${of}`

/** A missing or repeated shard would falsify the sums. */
const checkShards = (shards: readonly Shard[]): void => {
  const [first] = shards
  if (first === undefined) return
  const names = shards.map(shardName)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new NoReport(`Shard ${twice} is given twice.`)
  const missing = Array.from({ length: first.of }, (_none, at) => shardName({ index: at + 1, of: first.of }))
  const absent = missing.filter((name) => !names.includes(name))
  if (absent.length > 0) throw new NoReport(`The report of shard ${absent.join(', ')} is missing.`)
}

/**
 * Merges the reports of all shards of one run: joins the cases and adds up the numbers and the time.
 * Throws NoReport without reports, for reports of different runs, and for a missing or repeated shard.
 */
export const mergeReports = (reports: readonly RunReport[]): RunReport => {
  const [first] = reports
  if (first === undefined) throw new NoReport('There is no report to merge.')
  const other = reports.find(({ title, seed }) => title !== first.title || seed !== first.seed)
  if (other !== undefined)
    throw new NoReport(`“${first.title}” and “${other.title}” are reports of different runs, or of different seeds.`)
  checkShards(reports.flatMap(({ shard }) => shard ?? []))
  const [totals] = addedTables(
    reports.map((one) => ({ title: '', columns: [''], rows: one.totals.map(([name, number]) => [name, [number]]) })),
  )
  return {
    ...first,
    shard: null,
    seconds: reports.reduce((sum, { seconds }) => sum + seconds, 0),
    totals: (totals?.rows ?? []).map(([name, [number = 0]]) => [name, number]),
    cases: reports.flatMap(({ cases }) => cases),
    tables: addedTables(reports.flatMap(({ tables }) => tables)),
  }
}
