import { type ReportCase, reportFormat, type RunReport, toJson as runToJson } from '../reports/RunReport.js'
import { toHtml as runToHtml } from '../reports/toHtml.js'
import { toJUnit as runToJUnit } from '../reports/toJUnit.js'
import type { ReportFiles } from '../reports/reportOptions.js'
import { writeReports } from '../reports/writeReports.js'

/** The kind of rule that a breach breaks. */
export type Rule =
  /** A field of a wrong type or with a value that the contract does not allow. */
  | 'type'
  /** A field or a whole answer that is missing. */
  | 'missing'
  | 'status'
  | 'header'
  | 'cookie'
  /** A date or an instant that does not exist in the calendar. */
  | 'date'
  /** A refusal in another form than behaviour/contract#d1.6 defines. */
  | 'errors'
  /** Errors where an answer was due, or an answer where a refusal was due. */
  | 'refusal'
  | 'order'
  /** A key that acts twice, or whose repetition does not return the end of its attempt. */
  | 'idempotency'
  /** A payment that never ends. */
  | 'poll'
  /** Two answers that contradict each other. */
  | 'agreement'
  /** Availability that does not match what was sold and given back. */
  | 'stock'
  /** Data of a customer in an answer to a visitor or to another customer. */
  | 'access'
  | 'connection'

/** One place where an answer breaks the contract. */
export interface Breach {
  readonly rule: Rule
  /**
   * The field, such as `booking.prices.paid.value`; the name of a header or cookie; or `answer` for the whole answer.
   */
  readonly path: string
  readonly expected: string
  readonly came: string
}

/** One call. It conforms if it has no breaches. */
export interface CheckedCall {
  /** The operation id in the OpenAPI document. */
  readonly operation: string
  readonly method: string
  /** With parameters filled in. */
  readonly path: string
  /** What is special about the call; empty for a plain call. */
  readonly about: string
  readonly milliseconds: number
  readonly breaches: readonly Breach[]
}

/** The result of checking a back end, call by call. */
export interface ConformanceReport {
  readonly baseUrl: string
  readonly calls: readonly CheckedCall[]
  /** Operations of the contract that were not called, and why. */
  readonly notTried: readonly { readonly operation: string; readonly why: string }[]
}

/** True if every call keeps the contract. */
export const conforms = ({ calls }: ConformanceReport): boolean => calls.every(({ breaches }) => breaches.length === 0)

const nameOf = ({ operation, method, path, about }: CheckedCall): string =>
  `${operation}  ${method} ${path}${about === '' ? '' : `  (${about})`}`

const sentence = ({ rule, path, expected, came }: Breach): string =>
  `${rule} at ${path}: expected ${expected}, came ${came}`

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The report as text for people. */
export const describeReport = (report: ConformanceReport): string => {
  const { baseUrl, calls, notTried } = report
  const broken = calls.filter(({ breaches }) => breaches.length > 0)
  return [
    ...calls.flatMap((call) => [
      `${call.breaches.length === 0 ? '✓' : '✗'} ${nameOf(call)}`,
      ...call.breaches.map((breach) => `    ${sentence(breach)}`),
    ]),
    ...(notTried.length === 0 ? [] : ['', 'Not tried:']),
    ...notTried.map(({ operation, why }) => `- ${operation}: ${why}`),
    '',
    broken.length === 0
      ? `${baseUrl} keeps the contract: ${counted(calls.length, 'call', 'calls')}, no breach.`
      : `${baseUrl} breaks the contract in ${broken.length} of ${counted(calls.length, 'call', 'calls')}.`,
    '',
  ].join('\n')
}

/** The report in the form that all testers' commands write. */
const toRunReport = ({ baseUrl, calls, notTried }: ConformanceReport): RunReport => {
  const broken = calls.filter(({ breaches }) => breaches.length > 0)
  const operations = new Set([...calls, ...notTried].map(({ operation }) => operation))
  const countOf = (operation: string, some: readonly CheckedCall[]): number =>
    some.filter((call) => call.operation === operation).length
  return {
    format: reportFormat,
    title: `The contract at ${baseUrl}`,
    seed: null,
    shard: null,
    seconds: calls.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000,
    totals: [
      ['calls', calls.length],
      ['calls with a breach', broken.length],
      ['breaches', broken.reduce((sum, { breaches }) => sum + breaches.length, 0)],
    ],
    cases: [
      ...calls.map(
        (call): ReportCase => ({
          ...nothingToShow,
          group: call.operation,
          name: nameOf(call),
          verdict: call.breaches.length === 0 ? 'passed' : 'failed',
          seconds: call.milliseconds / 1000,
          problems: call.breaches.map(sentence),
        }),
      ),
      ...notTried.map(
        ({ operation, why }): ReportCase => ({
          ...nothingToShow,
          group: operation,
          name: `${operation}: ${why}`,
          verdict: 'skipped',
          seconds: 0,
          problems: [why],
        }),
      ),
    ],
    tables: [
      {
        title: 'Calls of the contract',
        columns: ['made', 'with a breach'],
        rows: [...operations].toSorted().map((name) => [name, [countOf(name, calls), countOf(name, broken)]]),
      },
    ],
  }
}

const nothingToShow = { steps: [], truth: [], again: null } as const

/** The report as JUnit XML for continuous integration, with one test case per call. */
export const toJUnit = (report: ConformanceReport): string => runToJUnit(toRunReport(report))

/** The report for people as one self-contained HTML file. */
export const toHtml = (report: ConformanceReport): string => runToHtml(toRunReport(report))

/** The report for another program. */
export const toJson = (report: ConformanceReport): string => runToJson(toRunReport(report))

/** Writes the requested files and creates their folders. Throws the errors of the file system. */
export const writeReport = (report: ConformanceReport, files: ReportFiles): void =>
  writeReports(toRunReport(report), files)
