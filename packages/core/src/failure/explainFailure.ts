import type { ApiFailure, ServerError } from './ApiFailure.js'
import type { Failure } from './Failure.js'

const ofErrors = (errors: readonly ServerError[]): string =>
  errors.map(({ code, message }) => [code, message].filter((part) => part !== null).join(' ') || 'no words').join('; ')

/** The message of an error and of its cause: fetch only says "fetch failed", the cause says why. */
const ofThrown = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const why = cause instanceof Error ? cause.message || String('code' in cause ? cause.code : cause.name) : null
  return why === null ? `${error.name}: ${error.message}` : `${error.message} (${why})`
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
    case 'http':
      return `HTTP ${cause.status}`
    case 'decode':
      return `the answer has no usable ${cause.path}`
    case 'cancelled':
      return 'cancelled: the session or the dashboard has ended'
    case 'exception':
      return `an exception: ${ofThrown(cause.error)}`
  }
}

/**
 * A failure for a developer, in one line: `getBookings, GET /api/bookings: no connection: fetch failed (connect ECONNREFUSED
 * 127.0.0.1:3999)`. What a customer reads is `describeFailure`.
 */
export const explainFailure = ({ operation, cause }: Failure): string => {
  const { call } = cause
  return `${operation}${call === undefined ? '' : `, ${call.method} ${call.path}`}: ${ofCause(cause)}`
}
