import { type ReportCase, reportFormat, type RunReport } from '../../src/reports/RunReport.js'
import type { Hunt } from './hunt.js'
import type { PlantedBug } from './PlantedBug.js'

/** The end of the hunt for one bug. Null if the bug's line was changed, so that it could not be planted. */
export interface HuntEnd {
  readonly bug: PlantedBug
  readonly hunt: Hunt | null
  readonly seconds: number
}

const escaped = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('"', '\\"')

const caseOf = ({ bug, hunt, seconds }: HuntEnd, seed: number): ReportCase => ({
  group: 'table',
  name: bug.name,
  verdict: hunt === null ? 'skipped' : hunt.after === null ? 'failed' : 'passed',
  seconds,
  problems: [
    hunt === null
      ? 'Its line was changed, so it cannot be planted.'
      : hunt.after === null
        ? 'Every journey passes with the bug in the product.'
        : `Found by journey ${hunt.after}, in ${hunt.steps} ${hunt.steps === 1 ? 'step' : 'steps'}.`,
  ],
  steps: hunt?.storyReport?.steps ?? [],
  truth: hunt?.storyReport?.truth ?? [],
  again: `npm run planted -- --seed ${seed} --story --only "^${escaped(bug.name)}$"`,
})

/** The report of a run or a shard of `npm run planted`. */
export const plantedReport = (
  { seed, shard, seconds }: Pick<RunReport, 'shard' | 'seconds'> & { readonly seed: number },
  ends: readonly HuntEnd[],
): RunReport => {
  const count = (isSo: (end: HuntEnd) => boolean): number => ends.filter(isSo).length
  return {
    format: reportFormat,
    title: 'Bugs planted in the product, hunted by journeys',
    seed,
    shard,
    seconds,
    totals: [
      ['bugs', ends.length],
      ['found', count(({ hunt }) => hunt !== null && hunt.after !== null)],
      [
        'storyReport in six steps or less',
        count(({ hunt }) => hunt !== null && hunt.after !== null && hunt.steps <= 6),
      ],
      ['not found', count(({ hunt }) => hunt !== null && hunt.after === null)],
      ['not planted', count(({ hunt }) => hunt === null)],
    ],
    cases: ends.map((end) => caseOf(end, seed)),
    tables: [
      {
        title: 'Journeys until each bug was found',
        columns: ['journeys', 'steps'],
        rows: ends.map(({ bug, hunt }) => [bug.name, [hunt?.after ?? 0, hunt?.steps ?? 0]]),
      },
    ],
  }
}
