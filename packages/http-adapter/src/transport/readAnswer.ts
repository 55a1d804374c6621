import { type Either, isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import {
  type ApiFailure,
  decodeFailure,
  forbidden,
  httpFailure,
  notFound,
  type ServerError,
  serverFailure,
  unauthorised,
} from '@booking-dashboard/core/ports'
import { type Errors, IntersectionType, UnionType } from 'io-ts'
import type { Despite } from '../contract/endpoint.js'
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

interface Expected<A extends t.Mixed> {
  readonly answer: A
  readonly tolerates: readonly number[]
  readonly despite?: Despite | null
  readonly maySpeakText?: boolean
}

/**
 * The domain value of an answer, or the reason why there is none (behaviour/contract#d1.2 and behaviour/contract#d1.6).
 */
export const readAnswer = <A extends t.Mixed>(
  { answer, tolerates, despite = null, maySpeakText = false }: Expected<A>,
  { status, text, contentType = '' }: Reply,
): Either<ApiFailure, t.TypeOf<A>> => {
  const body = parse(text, maySpeakText && /^text\/(?:html|plain)\b/i.test(contentType))
  const errors = isRight(body) ? readServerErrors(body.right) : []
  const isSuccess = status >= 200 && status < 300
  const refused = (): ApiFailure => ({ ...refusal(status, errors), ...(isLeft(body) && { foreign: true }) })
  if (!isSuccess && !tolerates.includes(status)) return left(refused())
  const isAnswer = isSuccess && despite !== null && isRight(body) && isDespite(despite, errors, body.right)
  if (errors.length > 0 && !isAnswer) return left(status === 401 ? unauthorised(errors) : serverError(errors, status))

  // A tolerated status counts only with the expected answer. If none is expected, it is a refusal, which must not pass
  // for a successful change.
  if (!isSuccess && (answer instanceof t.UnknownType || text.trim() === '')) return left(refused())
  const decoded = isLeft(body) ? body : decode(answer, body.right)
  return isLeft(decoded) && !isSuccess ? left(refused()) : decoded
}

function isDespite({ codes, is }: Despite, errors: readonly ServerError[], body: unknown): boolean {
  return is.is(body) && errors.every(({ code }) => code !== null && codes.includes(code))
}

// An answer without a body is not broken: decoding reports any required field as missing.
function parse(text: string, isText: boolean): Either<ApiFailure, unknown> {
  if (text.trim() === '') return right(undefined)
  try {
    return right(JSON.parse(text))
  } catch {
    return isText ? right(text) : left(decodeFailure(wholeBody))
  }
}

// `is` takes a third of the time of `decode`, and most answers are valid.
function decode<A extends t.Mixed>(codec: A, body: unknown): Either<ApiFailure, t.TypeOf<A>> {
  if (codec.is(body)) return right(body)
  const decoded = codec.decode(body)
  return isLeft(decoded) ? left(decodeFailure(decodePath(decoded.left))) : decoded
}

function refusal(status: number, errors: readonly ServerError[]): ApiFailure {
  if (status === 401) return unauthorised(errors)
  if (status === 403) return forbidden(errors)
  if (status === 404) return notFound(errors)
  return serverError(errors, status)
}

function serverError([first, ...rest]: readonly ServerError[], status: number): ApiFailure {
  if (first === undefined) return httpFailure(status)
  const failure = serverFailure([first, ...rest])
  if (status === 429) return { ...failure, tooMany: true }
  return status >= 500 ? { ...failure, open: true } : failure
}
