import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** One step of a story: an action and its results. */
const step = t.readonly(t.type({ what: t.string, came: t.readonlyArray(t.string) }))

const reportCase = t.readonly(
  t.type({
    /** The case's group, such as a call of the contract or the subject of a journey. */
    group: t.string,
    name: t.string,
    verdict: t.union([t.literal('passed'), t.literal('failed'), t.literal('skipped')]),
    seconds: t.number,
    /** The problems, or the reasons to skip it, in one sentence each. */
    problems: t.readonlyArray(t.string),
    /** The steps that show the problem. Empty if a sentence is enough. */
    steps: t.readonlyArray(step),
    /** The actual state at the end, by name. */
    truth: t.readonlyArray(t.tuple([t.string, t.string])),
    /** The command that repeats the case. Null if there is none. */
    again: t.union([t.string, t.null]),
  }),
)

const table = t.readonly(
  t.type({
    title: t.string,
    /** One for each number of a row. */
    columns: t.readonlyArray(t.string),
    /** A row of zeros marks something that the run never reached. */
    rows: t.readonlyArray(t.tuple([t.string, t.readonlyArray(t.number)])),
  }),
)

const shard = t.readonly(t.type({ index: t.number, of: t.number }))

const runReport = t.readonly(
  t.type({
    format: t.literal('booking-dashboard/run-report/1'),
    title: t.string,
    /** Null if the run draws nothing at random. */
    seed: t.union([t.number, t.null]),
    /** The part of a sharded run. Null for a complete run. */
    shard: t.union([shard, t.null]),
    seconds: t.number,
    /** Totals by name, such as journeys, steps and calls. */
    totals: t.readonlyArray(t.tuple([t.string, t.number])),
    cases: t.readonlyArray(reportCase),
    tables: t.readonlyArray(table),
  }),
)

/** One step of a story: an action and its results. */
export type ReportStep = t.TypeOf<typeof step>
/** One case and its result. */
export type ReportCase = t.TypeOf<typeof reportCase>
/** Coverage counts by name. Merging reports adds up tables with the same title. */
export type ReportTable = t.TypeOf<typeof table>
/** The part of a sharded run, counted from 1. */
export type Shard = t.TypeOf<typeof shard>
/**
 * The result of one run of a testers' command. It can be written as JSON, JUnit XML or HTML, and merged with other
 * shards.
 */
export type RunReport = t.TypeOf<typeof runReport>

/** Marks a JSON file as a run report and names its version. */
export const reportFormat = 'booking-dashboard/run-report/1'

/** Thrown for a file that is not a run report. */
export class NoReport extends Error {
  override readonly name = 'NoReport'
}

/** Reads the output of `toJson`. `name` is the file's name for the message. Throws NoReport. */
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

/** The report as JSON, for other programs and for `mergeReports`. */
export const toJson = (report: RunReport): string => `${JSON.stringify(report, null, 1)}\n`
