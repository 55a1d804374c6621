import { reportFormat, type ReportCase, type ReportTable, type RunReport } from '../../reports/RunReport.js'
import { Tally } from '../model/Tally.js'
import type { Batch, BatchReport } from './Batch.js'
import type { JourneyFailure } from './checkJourneys.js'
import { contractCodes, coverageOf } from './Coverage.js'
import type { AskedRun } from './readRun.js'

/** A finished batch and its report. */
export interface MadeBatch {
  readonly batch: Batch
  readonly report: BatchReport
}

const caseOf = ({ batch, report }: MadeBatch): ReportCase => {
  const { failure, coreSeconds } = report
  return {
    group: batch.only,
    name: `${batch.runs} journeys from seed ${batch.seed} on, in ${batch.zone}`,
    verdict: failure === null ? 'passed' : 'failed',
    seconds: coreSeconds,
    problems: failure?.storyReport.problems ?? [],
    steps: failure?.storyReport.steps ?? [],
    truth: failure?.storyReport.truth ?? [],
    again: failure === null ? null : `npm run journeys -- ${failure.replay}`,
  }
}

const times = (tally: Tally, prefix: string): ReportTable['rows'] =>
  tally.entries().flatMap(([what, count]) => (what.startsWith(prefix) ? [[what.slice(prefix.length), [count]]] : []))

/** Tables of covered calls, codes, states and steps. Uncovered ones have zeros. */
export const coverageTables = (tally: Tally): readonly ReportTable[] => {
  const { calls } = coverageOf(tally)
  const codes = new Map(times(tally, 'code: '))
  const sum = (came: readonly (readonly [string, number])[], of: (outcome: string) => boolean): number =>
    came.reduce((all, [outcome, count]) => all + (of(outcome) ? count : 0), 0)
  return [
    {
      title: 'Calls',
      columns: ['done', 'refused or broken'],
      rows: [...calls].map(([call, came]) => [
        call,
        [sum(came, (outcome) => outcome === 'done'), sum(came, (outcome) => outcome !== 'done')],
      ]),
    },
    { title: 'Codes', columns: ['answered'], rows: contractCodes.map((code) => [code, codes.get(code) ?? [0]]) },
    {
      title: 'States of payments and plans',
      columns: ['shown'],
      rows: ['payment is ', 'plan is '].flatMap((prefix) =>
        times(tally, prefix).map(([state, count]): [string, readonly number[]] => [prefix + state, count]),
      ),
    },
    {
      title: 'Steps',
      columns: ['made', 'checked', 'end predicted'],
      rows: times(tally, 'step: ').map(([step, [made = 0]]) => [
        step,
        [made, tally.of(`compared: ${step}`), tally.of(`checked: ${step}`)],
      ]),
    },
    { title: 'Faults', columns: ['struck'], rows: times(tally, 'fault: ') },
  ]
}

/** The report of a stored journey that failed again before any other journey ran. */
export const brokenAgain = (
  asked: Pick<AskedRun, 'subjects' | 'seed' | 'shard'>,
  failure: JourneyFailure,
): RunReport => ({
  ...journeyReport(asked, new Tally(), [], 0),
  cases: [
    {
      group: 'broke before',
      name: failure.replay,
      verdict: 'failed',
      seconds: 0,
      ...failure.storyReport,
      again: `npm run journeys -- ${failure.replay}`,
    },
  ],
})

/** The report of a run or a shard. */
export const journeyReport = (
  { subjects, seed, shard }: Pick<AskedRun, 'subjects' | 'seed' | 'shard'>,
  tally: Tally,
  made: readonly MadeBatch[],
  seconds: number,
): RunReport => ({
  format: reportFormat,
  title: `Journeys about ${subjects.join(', ')}`,
  seed,
  shard,
  seconds,
  totals: [
    ['journeys', tally.of('journeys')],
    ['steps', tally.of('steps')],
    ['calls', tally.of('calls')],
    ['failures', made.filter(({ report }) => report.failure !== null).length],
  ],
  cases: made.toSorted((a, b) => a.batch.index - b.batch.index).map(caseOf),
  tables: coverageTables(tally),
})
