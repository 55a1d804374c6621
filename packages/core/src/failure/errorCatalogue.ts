import type { CancelReason } from '../environment/CallContext.js'
import { type ApiFailure, type Failure, type Operation, type ServerError, textOfThrown } from './Failure.js'
import type { Path } from '../navigation/paths.js'

const ofErrors = (errors: readonly ServerError[]): string =>
  errors.map(({ code, message }) => [code, message].filter((part) => part !== null).join(' ') || 'no words').join('; ')

/** The message of an error and of its cause: fetch only reports "fetch failed", and the cause gives the reason. */
const ofThrown = (error: unknown): string => {
  if (!(error instanceof Error)) return textOfThrown(error)
  const { cause } = error
  const why = cause instanceof Error ? cause.message || String('code' in cause ? cause.code : cause.name) : null
  return why === null ? `${error.name}: ${error.message}` : `${error.message} (${why})`
}

const whyCancelled: Readonly<Record<CancelReason, string>> = {
  signedOut: 'nobody is signed in',
  sessionEnded: 'the session ended meanwhile',
  superseded: 'a later call took its place',
  disposed: 'the dashboard was disposed of',
}

const ofCause = (cause: ApiFailure): string => {
  switch (cause.kind) {
    case 'server':
      return `the back end says ${ofErrors(cause.errors)}`
    case 'unauthorised':
    case 'forbidden':
    case 'notFound':
      return cause.errors.length === 0 ? cause.kind : `${cause.kind}, the back end says ${ofErrors(cause.errors)}`
    case 'network':
      return cause.error === undefined ? 'no connection' : `no connection: ${ofThrown(cause.error)}`
    case 'timeout':
      return 'no answer in time'
    case 'notFromTheApi':
      return `HTTP ${cause.status}, not an answer of the API`
    case 'conflict':
      return 'HTTP 409, a request with this key is in progress or had another body'
    case 'decode':
      return `the answer has no usable ${cause.path}`
    case 'cancelled':
      return `cancelled: ${whyCancelled[cause.reason]}`
    case 'exception':
      return `an exception: ${ofThrown(cause.error)}`
  }
}

/**
 * Describes a failure for a developer, in one line: `getBookings, GET /api/bookings: no connection: fetch failed
 * (connect ECONNREFUSED 127.0.0.1:3999)`. `describeFailure` is the text for a customer.
 */
export const explainFailure = ({ operation, cause }: Failure): string => {
  const { call } = cause
  return `${operation}${call === undefined ? '' : `, ${call.method} ${call.path}`}: ${ofCause(cause)}`
}

/** The ranks of the severities (behaviour/errors#1.8). */
export const severityRanks = { fatal: 4, error: 3, warning: 2, info: 1 } as const

/** How bad a failure is; `severityRanks` orders them. */
export type Severity = keyof typeof severityRanks

/** Where several errors are shown, the worst comes first. */
export const worstFirst = <A>(all: readonly A[], severityOf: (one: A) => Severity): readonly A[] =>
  all.toSorted((a, b) => severityRanks[severityOf(b)] - severityRanks[severityOf(a)])

export const severityOfError = ({ code }: ServerError, texts: SpokenTexts): Severity =>
  code === null ? 'error' : entryOfCode(code, texts).severity

/** The effect of an error: one line in the table of its feature. */
export interface CatalogueEntry {
  /** Null if the customer gets no message. */
  readonly text: string | null
  readonly severity: Severity
  readonly redirectPath?: Path
  readonly revokeAuth?: true
}

type Table = Readonly<Record<string, CatalogueEntry>>

/** The loaded texts. Each area adds its own texts and the effects of its errors. */
export interface SpokenTexts {
  readonly failure: Readonly<Record<'unknown' | 'unclear' | 'offline' | 'offlineUnsent', string>>
  readonly codes: Table
  readonly operations: Table
  readonly paymentCode?: Table
}

const entryIn = (table: Table, name: string): CatalogueEntry | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null

/** The entry of a server code; a code that the specification does not name is unknown (behaviour/errors#1.8). */
export const entryOfCode = (code: string, texts: SpokenTexts): CatalogueEntry =>
  entryIn(texts.codes, code) ??
  entryIn(texts.paymentCode ?? {}, code) ?? {
    text: texts.failure.unknown,
    severity: 'fatal',
  }

/** The entry of an operation that failed without an error of the back end. */
export const entryOfOperation = (operation: Operation, texts: SpokenTexts): CatalogueEntry =>
  entryIn(texts.operations, operation) ?? { text: texts.failure.unknown, severity: 'fatal' }

const describeError = ({ code, message }: ServerError, texts: SpokenTexts): string =>
  (code === null ? message : entryOfCode(code, texts).text) ?? texts.failure.unknown

/**
 * The text for a device that was offline at the attempt, so that nothing was sent. Null for any other failure.
 */
export const offlineWords = (cause: ApiFailure, { failure }: SpokenTexts): string | null => {
  if (cause.kind !== 'network' || cause.offline !== true) return null
  return cause.call?.method === 'GET' ? failure.offline : failure.offlineUnsent
}

/** The text of a failure without an error of the back end; null if the customer gets none. */
export const wordsOfOperation = ({ operation, cause, unclear }: Failure, texts: SpokenTexts): string | null => {
  const { text } = entryOfOperation(operation, texts)
  return text === null ? null : (offlineWords(cause, texts) ?? (unclear ? texts.failure.unclear : text))
}

/** The text of a failure, as in its toast: for a script, and for failures without a toast. */
export const describeFailure = (failure: Failure, texts: SpokenTexts): readonly string[] => {
  const { cause } = failure
  const errors = 'errors' in cause ? cause.errors : []
  const sorted = worstFirst(errors, (error) => severityOfError(error, texts))
  if (errors.length > 0) return [...new Set(sorted.map((error) => describeError(error, texts)))]
  return [wordsOfOperation(failure, texts) ?? texts.failure.unknown]
}

/**
 * The advice beside a form or a list whose toast gave the reason: `next`, the next step, without the toast's words. A
 * reason in the back end's own words is repeated here, as no text of ours covers it.
 */
export const adviceAfter = (
  { cause }: Failure,
  texts: SpokenTexts,
  next: string,
  /** One of several requests failed: others may have been sent before the device was offline. */
  isOfSeveral = false,
): readonly string[] => {
  const offline = offlineWords(cause, texts)
  // The toast says the same: a page that shows these lines in place withdraws it.
  if (offline !== null) return isOfSeveral ? [texts.failure.offline, next] : [offline]
  const errors = 'errors' in cause ? cause.errors : []
  return [
    ...new Set([...errors.flatMap(({ code, message }) => (code === null && message !== null ? [message] : [])), next]),
  ]
}
