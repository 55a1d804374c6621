import type { Severity } from '../failure/errorCatalogue.js'

export interface ErrorReport {
  /** A code or an operation; never a text that holds customer data. */
  readonly code: string
  readonly message: string
  readonly severity: Severity
  /** The field's path, for a `decode` failure. */
  readonly path?: string
  /** What failed in words of our own (specification 2, §8), which no customer reads. */
  readonly internalMessage?: string | undefined
  readonly traceId?: string
  /** The signed-in customer (specification 1, §6). */
  readonly customerId?: string
}

/** Where failures are reported. Network and time-out failures never reach it (specification 1, §8). */
export interface ErrorReporter {
  readonly report: (report: ErrorReport) => void
}

/** Error reporting is active in these alone (specification 1, §8). */
export const reportingEnvironments = ['development', 'staging', 'production'] as const

export type ReportingEnvironment = (typeof reportingEnvironments)[number]

export const toReportingEnvironment = (name: string): ReportingEnvironment | null =>
  reportingEnvironments.find((one) => one === name) ?? null
