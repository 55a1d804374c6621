import type { ApiFailure } from './Failure.js'
import type { Severity } from './errorCatalogue.js'

/** A place in the code. */
export interface CodePlace {
  /** Empty if the place has no name. */
  readonly name: string
  readonly file: string
  readonly line: number
  readonly column: number
}

/** An error in the code, without its message, which may hold what a customer typed. */
export interface ThrownError {
  /** The kind of error, such as `TypeError`. */
  readonly type: string
  /** The calls that led to it, the latest first. */
  readonly calls: readonly CodePlace[]
  /** The components around it, the innermost first, if React was running. */
  readonly components: readonly string[]
}

/** An error as it is reported; it holds no customer data. */
export interface ErrorReport {
  /** A code or an operation; never a text that holds customer data. */
  readonly code: string
  readonly message: string
  readonly severity: Severity
  /** The path of the field, for a `decode` failure. */
  readonly path?: string
  /** The failure in words of our own (behaviour/errors#2.8), which no customer reads. */
  readonly internalMessage?: string | undefined
  readonly traceId?: string
  /** The signed-in customer (behaviour/index#1.6). */
  readonly customerId?: string
  readonly thrown?: ThrownError
}

/** How fast a page was for its customer (https://web.dev/articles/vitals). */
export interface Vital {
  /** The largest content (LCP) and the slowest reaction (INP) in milliseconds; the layout's shifts (CLS) as a score. */
  readonly name: 'LCP' | 'INP' | 'CLS'
  readonly value: number
  /** The page's route, such as `/booking/:ref`; never its address. */
  readonly page: string
  /** How the customer came to the page; `soft-navigation` without a new document. */
  readonly navigation: string
}

/** One attempt of a call to the back end. */
export interface RequestReport {
  readonly method: string
  /** The path of the contract, such as `/api/booking/:bookingRef`; never an address. */
  readonly path: string
  /** The trace id of the request's `traceparent`. */
  readonly traceId: string
  /** Counts from 1. */
  readonly attempt: number
  /** Milliseconds from the request to the end of the answer. */
  readonly duration: number
  /** The HTTP status, or the kind of failure. */
  readonly end: number | ApiFailure['kind']
}

/**
 * What the product reports of itself. No report holds what a customer typed or is called: a customer is an id alone. An
 * implementation never throws.
 */
export interface Telemetry {
  /** Network and time-out failures never reach it (behaviour/errors#1.8). */
  readonly error: (report: ErrorReport) => void
  readonly vital: (vital: Vital) => void
  readonly request: (request: RequestReport) => void
}

/** Drops every report. */
export const silentTelemetry: Telemetry = { error: () => undefined, vital: () => undefined, request: () => undefined }

/** Error reporting is active only in these environments (behaviour/errors#1.8). */
export const reportingEnvironments = ['development', 'staging', 'production'] as const

/** Where a report comes from. */
export type ReportingEnvironment = (typeof reportingEnvironments)[number]

/** Null for a name that is not one of the environments. */
export const toReportingEnvironment = (name: string): ReportingEnvironment | null =>
  reportingEnvironments.find((one) => one === name) ?? null
