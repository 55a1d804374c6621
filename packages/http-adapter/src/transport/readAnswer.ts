import { type Either, isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import {
  type ApiFailure,
  conflict,
  decodeFailure,
  forbidden,
  notFound,
  notFromTheApi,
  type ServerError,
  serverFailure,
  unauthorised,
} from '@booking-dashboard/core/ports'
import { type Errors, IntersectionType, UnionType } from 'io-ts'
import type { Despite, Endpoint } from '../contract/endpoint.js'
import type { Reply } from './exchange.js'
import { readServerErrors } from './serverErrors.js'

/** The path of a failure that concerns the whole body. */
export const wholeBody = 'body'

/** The path of the first field that does not decode, such as `booking.prices.paid.value` or `upcoming.3.currency`. */
const decodePath = (errors: Errors): string => {
  const context = errors[0]?.context ?? []
  const fields = context.filter((_, index) => index > 0 && !branches(context[index - 1]?.type))
  return fields.map(({ key }) => key).join('.') || wholeBody
}

// io-ts numbers the parts of an intersection and of a union in its context. They are not fields.
const branches = (type: unknown): boolean => type instanceof IntersectionType || type instanceof UnionType

/** What an endpoint says about its answer. */
export type Expected<A extends t.Mixed> = Pick<
  Endpoint<string, t.Mixed, A>,
  'answer' | 'tolerates' | 'means' | 'despite' | 'maySpeakText' | 'failsInWords'
>

/**
 * The domain value of an answer, or the reason why there is none. The only place that decides whether an answer is the
 * API's own (behaviour/contract#d9.12): JSON in the form of the contract, with its errors if it refuses.
 */
export const readAnswer = <A extends t.Mixed>(expected: Expected<A>, reply: Reply): Either<ApiFailure, t.TypeOf<A>> => {
  const { answer, tolerates, means, despite, maySpeakText, failsInWords } = expected
  const { status } = reply
  const isSuccess = status >= 200 && status < 300
  const body = parse(reply, isSuccess ? maySpeakText : failsInWords)
  if (isLeft(body)) return left(notFromTheApi(status))
  const { right: found } = body
  const listed = readServerErrors(found)
  const errors = failsInWords && !isSuccess && listed.length === 0 ? errorsInWords(found) : listed
  const isAnswer = errors.length === 0 || (despite !== null && isDespite(despite, errors, found))
  if (isSuccess && isAnswer) return decode(answer, found)
  if (errors.some(saysSomething)) return left(refusal(expected, status, errors))

  // A tolerated status counts only with the expected answer. If none is expected, it is a refusal, which must not pass
  // for a successful change.
  const isExpected = tolerates.includes(status) && isAnswer && found !== undefined && !(answer instanceof t.UnknownType)
  const tolerated = isExpected ? decode(answer, found) : null
  if (tolerated !== null && isRight(tolerated)) return tolerated
  const isMeant = means.includes(status) && (found === undefined || t.UnknownRecord.is(found))
  return left(isMeant ? refusal(expected, status, []) : notFromTheApi(status))
}

/** The errors of a failed call that may be a text, or have a `message`. */
const errorsInWords = (body: unknown): readonly ServerError[] =>
  readServerErrors({ error: t.UnknownRecord.is(body) ? body['message'] : body })

const saysSomething = ({ code, message }: ServerError): boolean => code !== null || message !== null

function isDespite({ codes, is }: Despite, errors: readonly ServerError[], body: unknown): boolean {
  return is.is(body) && errors.every(({ code }) => code !== null && codes.includes(code))
}

// An answer without a body is not broken: decoding reports any required field as missing.
function parse({ text, contentType = '' }: Reply, isText: boolean): Either<null, unknown> {
  if (text.trim() === '') return right(undefined)
  try {
    return right(JSON.parse(text))
  } catch {
    return isText && isProse(text, contentType) ? right(text) : left(null)
  }
}

/** A text, whatever its type says, that is neither a page nor JSON that broke off. */
const isProse = (text: string, contentType: string): boolean =>
  /^(?:$|text\/|application\/[\w.+-]*json\b)/i.test(contentType) &&
  !/<(?:!doctype|html|head|title|body)\b/i.test(text) &&
  !/^\s*(?:\{|\[\s*["[{]|"[^"]*$)/.test(text)

// `is` takes a third of the time of `decode`, and most answers are valid.
function decode<A extends t.Mixed>(codec: A, body: unknown): Either<ApiFailure, t.TypeOf<A>> {
  if (codec.is(body)) return right(body)
  const decoded = codec.decode(body)
  return isLeft(decoded) ? left(decodeFailure(decodePath(decoded.left))) : decoded
}

type Statuses = Pick<Expected<t.Mixed>, 'tolerates' | 'means'>

function refusal({ tolerates, means }: Statuses, status: number, errors: readonly ServerError[]): ApiFailure {
  if (status === 401 && means.includes(401)) return unauthorised(errors)
  if (status === 403 && (errors.length === 0 || !tolerates.includes(403))) return forbidden(errors)
  if (status === 404) return notFound(errors)
  return serverError(errors, status)
}

function serverError([first, ...rest]: readonly ServerError[], status: number): ApiFailure {
  if (first === undefined) return conflict
  const failure = serverFailure([first, ...rest])
  if (status === 429) return { ...failure, tooMany: true }
  return status >= 500 ? { ...failure, open: true } : failure
}
