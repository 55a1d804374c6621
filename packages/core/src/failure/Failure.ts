import type { CallContext, CancelReason, CancelSignal } from '../environment/CallContext.js'
import { type Either, isLeft, mapLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { NonEmptyArray } from 'fp-ts/lib/NonEmptyArray.js'

/**
 * One entry of an `errors` list, or a single `error`, as the back end sent it (behaviour/errors#1.3 and
 * behaviour/errors#1.8).
 */
export interface ServerError {
  /** From `code` or `error_code`; null if the back end sent plain text only. */
  readonly code: string | null
  readonly message: string | null
}

/** Identifies a call without headers, query or body, so that it holds no secret. */
export interface CallAddress {
  readonly method: string
  /** Such as `/api/booking/SUN1001`; the name of the parameter replaces a download's key. */
  readonly path: string
  /** The W3C trace id that the request carried. */
  readonly traceId: string
}

/** The end of a command that was cancelled, and the failure of a call that was. */
export interface Cancelled {
  readonly kind: 'cancelled'
  readonly reason: CancelReason
}

type WhatHappened =
  /** `open`: the status was 5xx, so the request may have been carried out. */
  | {
      readonly kind: 'server'
      readonly errors: NonEmptyArray<ServerError>
      readonly open?: true
      /** The status was 429: the back end accepts no more requests for now. */
      readonly tooMany?: true
    }
  | { readonly kind: 'unauthorised' | 'forbidden' | 'notFound'; readonly errors: readonly ServerError[] }
  /** No connection, or a broken one. `error` is the value that `fetch` rejected with. */
  | {
      readonly kind: 'network'
      readonly error?: unknown
      /** The text of `error`; JSON includes this, not the error. */
      readonly reason?: string
      /** The device was offline before anything was sent. */
      readonly offline?: true
    }
  | { readonly kind: 'timeout' }
  /**
   * The answer is not in the API's form (behaviour/contract#d9.12): a page, a body that broke off, or an error status
   * without the API's errors. Something in between may have answered, so it says nothing about the request.
   */
  | { readonly kind: 'notFromTheApi'; readonly status: number }
  /** A 409 without errors: a request with the same key is in progress, or had another body. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'decode'; readonly path: string }
  | Cancelled
  /** Code from the caller threw, such as a custom `fetch`: a programming mistake, not a broken network. */
  | {
      readonly kind: 'exception'
      readonly error: unknown
      /** The text of `error`; JSON includes this, not the error. */
      readonly reason: string
    }

/** What can go wrong with one call. The kinds stay separate, so that none becomes "unknown". */
export type ApiFailure = WhatHappened & {
  /** Absent if no call was made. */
  readonly call?: CallAddress
}

/** The back end refused the call and said why; see behaviour/errors for the codes. */
export const serverFailure = (errors: NonEmptyArray<ServerError>): ApiFailure & { readonly kind: 'server' } => ({
  kind: 'server',
  errors,
})
/** A 401: the session has ended, or never began. */
export const unauthorised = (errors: readonly ServerError[]): ApiFailure => ({ kind: 'unauthorised', errors })
/** Among the answers to simultaneous calls, the one that says that the session has ended. It outweighs all others. */
export const sessionEnd = (answers: readonly (Either<ApiFailure, unknown> | null)[]): ApiFailure | null =>
  answers.flatMap((one) => (one !== null && isLeft(one) && one.left.kind === 'unauthorised' ? [one.left] : []))[0] ??
  null
/** A 403. */
export const forbidden = (errors: readonly ServerError[] = []): ApiFailure => ({ kind: 'forbidden', errors })
/** A 404. */
export const notFound = (errors: readonly ServerError[] = []): ApiFailure => ({ kind: 'notFound', errors })
/** Any value can be thrown, even an object that has no text, such as one without a prototype. */
export const textOfThrown = (thrown: unknown): string => {
  try {
    return String(thrown)
  } catch {
    return 'an object without words'
  }
}

export const networkFailure: ApiFailure = { kind: 'network' }
/** The request could not be sent, or the connection broke. `offline`: the device was offline. */
export const connectionFailure = (error: unknown, offline = false): ApiFailure => ({
  kind: 'network',
  error,
  reason: textOfThrown(error),
  ...(offline && { offline }),
})
/** No complete answer arrived in time. */
export const timedOut: ApiFailure = { kind: 'timeout' }
/** The end of a call, or of a command, that did nothing, with its reason. */
export const cancelled = (reason: CancelReason): Cancelled => ({ kind: 'cancelled', reason })

/** The end of a call that is over. If it is not, a later call took its place. */
export const cancelledBy = ({ signal }: { readonly signal?: CancelSignal | undefined }): Cancelled =>
  cancelled(signal?.aborted === true ? (signal.why ?? 'sessionEnded') : 'superseded')
/** An answer that is not in the API's form, whatever its status. */
export const notFromTheApi = (status: number): ApiFailure => ({ kind: 'notFromTheApi', status })
/** A request with the same key is in progress, or had another body. */
export const conflict: ApiFailure = { kind: 'conflict' }
/** Code from the caller threw, such as a custom `fetch`. */
export const exceptionFailure = (error: unknown): ApiFailure => ({
  kind: 'exception',
  error,
  reason: textOfThrown(error),
})

/** `path` names the field, such as `booking.prices.paid.value`. */
export const decodeFailure = (path: string): ApiFailure => ({ kind: 'decode', path })

/** Whether failures of this kind come without a usable answer of the API, whatever was sent. */
const isWithoutAnswer: Readonly<Record<ApiFailure['kind'], boolean>> = {
  network: true,
  timeout: true,
  decode: true,
  notFromTheApi: true,
  server: false,
  unauthorised: false,
  forbidden: false,
  notFound: false,
  conflict: false,
  cancelled: false,
  exception: false,
}

/**
 * Whether the back end may have carried out the request although there is no usable answer. True for a lost connection,
 * an answer that is unreadable or not the API's own, and any 5xx.
 */
export const leavesOutcomeOpen = (failure: ApiFailure): boolean =>
  isWithoutAnswer[failure.kind] ||
  failure.kind === 'cancelled' ||
  failure.kind === 'exception' ||
  (failure.kind === 'server' && failure.open === true)

/** Whether a request that is repeated only by the customer may have been carried out: sent, without a usable answer. */
export const mayBeDone = (failure: ApiFailure): boolean =>
  leavesOutcomeOpen(failure) && !(failure.kind === 'network' && failure.offline === true)

/** Whether the back end gave no answer to a question, so that repeating it may help (behaviour/session#d8.3). */
export const isUnanswered = (failure: ApiFailure): boolean =>
  isWithoutAnswer[failure.kind] || (failure.kind === 'server' && (failure.open === true || failure.tooMany === true))

/** An ApiFailure with its operation. */
export interface Failure {
  readonly operation: Operation
  readonly cause: ApiFailure
  /** For the report only; never shown. */
  readonly internalMessage?: string
  /** A change that may have been made: its message does not say that it was not. */
  readonly unclear?: true
}

/** The failure of a change. It is unclear if nothing has been read since the answer was lost. */
export const changeFailedAt =
  (operation: Operation) =>
  (cause: ApiFailure): Failure => ({ operation, cause, ...(mayBeDone(cause) && { unclear: true }) })

export const failedAt =
  (operation: Operation) =>
  (cause: ApiFailure): Failure => ({ operation, cause })

/** A call of a port. It ends in a failure and never rejects. */
export type ApiCall<Given extends readonly unknown[], Answer> = (
  ...given: [...Given, context: CallContext]
) => TaskEither<ApiFailure, Answer>

/** Names the operation of a call in its failure. The call starts at once. */
export const failing =
  (operation: Operation) =>
  <A>(call: TaskEither<ApiFailure, A>): TaskEither<Failure, A> =>
  async () =>
    mapLeft(failedAt(operation))(await call())

/** The end of a command that failed, and the state of what could not be loaded. */
export interface Failed {
  readonly kind: 'failed'
  readonly failure: Failure
}

/** The end of a command that failed, or that was cancelled. */
export const failedEnd = (failure: Failure): Failed | Cancelled =>
  failure.cause.kind === 'cancelled' ? cancelled(failure.cause.reason) : { kind: 'failed', failure }

/** The operation during which a call failed: each has one line in the `…Operations` of its feature. */
export type Operation =
  | 'login'
  | 'authenticationCheck'
  | 'logout'
  | 'clientId'
  | 'clientConfig'
  | 'genders'
  | 'countries'
  | 'changePassword'
  | 'resetPassword'
  | 'getCustomer'
  | 'getRequiredData'
  | 'updateCustomer'
  | 'updateCustomerBookingDeliveries'
  | 'getAdditionalCustomer'
  | 'updateAdditionalCustomer'
  | 'getBookings'
  | 'getBooking'
  | 'bookingRequiredData'
  | 'bookingDelivery'
  | 'resale'
  | 'pendingChanges'
  | 'download'
  | 'accommodations'
  | 'roomsAvailability'
  | 'roomExtras'
  | 'extras'
  | 'extrasAvailability'
  | 'transportTypes'
  | 'transportRoutes'
  | 'transportDates'
  | 'transportLocations'
  | 'transportStops'
  | 'outboundStops'
  | 'returnStops'
  | 'optionSettings'
  | 'termsAndConditions'
  | 'tickets'
  | 'ticketsAvailability'
  | 'createBasket'
  | 'getBasket'
  | 'addAccommodation'
  | 'addExtras'
  | 'addNameChange'
  | 'addTickets'
  | 'addPassengers'
  | 'addTransport'
  | 'removeAccommodation'
  | 'removeExtra'
  | 'removeItems'
  | 'resetBasket'
  | 'completeBasket'
  | 'payment'
  | 'emptyPayments'
  | 'paymentPlan'
  | 'projection'
