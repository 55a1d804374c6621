import { type ReportCase, reportFormat, type RunReport, toJson as runToJson } from '../reports/RunReport.js'
import { toHtml as runToHtml } from '../reports/toHtml.js'
import { toJUnit as runToJUnit } from '../reports/toJUnit.js'
import type { ReportFiles } from '../reports/reportOptions.js'
import { writeReports } from '../reports/writeReports.js'

/** What a rule of the contract is about, by which a breach is found in a report. */
export type Rule =
  /** A field of another type, or another value than those it can have. */
  | 'type'
  /** A field, or a whole answer, that is not there. */
  | 'missing'
  | 'status'
  | 'header'
  | 'cookie'
  /** A date or an instant that is in no calendar. */
  | 'date'
  /** What is wrong is told in another form than behaviour/contract#d1.6 has it. */
  | 'errors'
  /** Errors in place of an answer that was due, or an answer in place of a refusal. */
  | 'refusal'
  | 'order'
  /** A key that acts twice, or that is not answered with the end of what it began. */
  | 'idempotency'
  /** A payment that never ends. */
  | 'poll'
  /** Two answers that contradict each other. */
  | 'agreement'
  /** Availability that does not follow what is sold and given back. */
  | 'stock'
  /** Something of a customer, answered to nobody or to another customer. */
  | 'access'
  | 'connection'

/** One place where an answer does not keep the contract. */
export interface Breach {
  readonly rule: Rule
  /** Of the field, such as `booking.prices.paid.value`; of a header or cookie its name; `answer` for the whole of it. */
  readonly path: string
  readonly expected: string
  readonly came: string
}

/** One call that was made. It conforms where it has no breaches. */
export interface CheckedCall {
  /** Its name in the OpenAPI document. */
  readonly operation: string
  readonly method: string
  /** As it was called. */
  readonly path: string
  /** What was special about it; empty where it was a plain call. */
  readonly about: string
  readonly milliseconds: number
  readonly breaches: readonly Breach[]
}

/** What was found of a back end, call by call. */
export interface ConformanceReport {
  readonly baseUrl: string
  readonly calls: readonly CheckedCall[]
  /** Operations of the contract that were not called, and why. */
  readonly notTried: readonly { readonly operation: string; readonly why: string }[]
}

/** Whether every call that was made keeps the contract. */
export const conforms = ({ calls }: ConformanceReport): boolean => calls.every(({ breaches }) => breaches.length === 0)

const nameOf = ({ operation, method, path, about }: CheckedCall): string =>
  `${operation}  ${method} ${path}${about === '' ? '' : `  (${about})`}`

const sentence = ({ rule, path, expected, came }: Breach): string =>
  `${rule} at ${path}: expected ${expected}, came ${came}`

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The report as a person reads it. */
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

/** The report as continuous integration reads it: JUnit's XML, a test case for each call. */
export const toJUnit = (report: ConformanceReport): string => runToJUnit(toRunReport(report))

/** The report as a person reads it in a browser: one file that needs nothing beside it. */
export const toHtml = (report: ConformanceReport): string => runToHtml(toRunReport(report))

/** The report for another program. */
export const toJson = (report: ConformanceReport): string => runToJson(toRunReport(report))

/** Writes the files that are asked for, with the folders that they are in. Throws what the file system says. */
export const writeReport = (report: ConformanceReport, files: ReportFiles): void =>
  writeReports(toRunReport(report), files)
