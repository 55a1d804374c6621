import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** One step of a story: what was done, and what came of it. */
const step = t.readonly(t.type({ what: t.string, came: t.readonlyArray(t.string) }))

const reportCase = t.readonly(
  t.type({
    /** What it is filed under, such as a call of the contract or the subject of a journey. */
    group: t.string,
    name: t.string,
    verdict: t.union([t.literal('passed'), t.literal('failed'), t.literal('skipped')]),
    seconds: t.number,
    /** What is wrong, or why it was skipped: a sentence each. */
    problems: t.readonlyArray(t.string),
    /** The steps that show it; none where a sentence is enough. */
    steps: t.readonlyArray(step),
    /** What there really was at the end, by name. */
    truth: t.readonlyArray(t.tuple([t.string, t.string])),
    /** The command that makes it again; null for none. */
    again: t.union([t.string, t.null]),
  }),
)

const table = t.readonly(
  t.type({
    title: t.string,
    /** One for each number of a row. */
    columns: t.readonlyArray(t.string),
    /** A row of zeros was never reached. */
    rows: t.readonlyArray(t.tuple([t.string, t.readonlyArray(t.number)])),
  }),
)

const shard = t.readonly(t.type({ index: t.number, of: t.number }))

const runReport = t.readonly(
  t.type({
    format: t.literal('booking-dashboard/run-report/1'),
    title: t.string,
    /** Null where nothing is drawn. */
    seed: t.union([t.number, t.null]),
    /** Which of how many parts of the run; null for all of it. */
    shard: t.union([shard, t.null]),
    seconds: t.number,
    /** How much was made, by name, such as journeys, steps and calls. */
    totals: t.readonlyArray(t.tuple([t.string, t.number])),
    cases: t.readonlyArray(reportCase),
    tables: t.readonlyArray(table),
  }),
)

/** One step of a story: what was done, and what came of it. */
export type ReportStep = t.TypeOf<typeof step>
/** One thing that was tried, and how it ended. */
export type ReportCase = t.TypeOf<typeof reportCase>
/** What was covered, counted by name. Tables of one title are added up where reports are merged. */
export type ReportTable = t.TypeOf<typeof table>
/** Which of how many parts of a run, from 1 on. */
export type Shard = t.TypeOf<typeof shard>
/** What one run of a testers' command came to; written as JSON, JUnit's XML or HTML, and merged with other shards. */
export type RunReport = t.TypeOf<typeof runReport>

/** Marks a JSON file as a report of a run, and names its version. */
export const reportFormat = 'booking-dashboard/run-report/1'

/** A file that is no report of a run. */
export class NoReport extends Error {
  override readonly name = 'NoReport'
}

/** Reads what `toJson` wrote. `name` is that of the file, for the message. Throws NoReport. */
export const readReport = (name: string, text: string): RunReport => {
  const wrong = (): never => {
    throw new NoReport(`“${name}” is no report of a run: one is written by --json.`)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return wrong()
  }
  const read = runReport.decode(value)
  return isLeft(read) ? wrong() : read.right
}

/** The report for another program, and for `mergeReports`. */
export const toJson = (report: RunReport): string => `${JSON.stringify(report, null, 1)}\n`
