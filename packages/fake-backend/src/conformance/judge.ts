import { type AnyEndpoint, ErrorsAnswer } from '@booking-dashboard/http-adapter/contract'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type Breach, breach } from './ConformanceReport.js'

/** A short form of any value for a report. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const leaves: Readonly<Record<string, string>> = {
  Id: 'an id (text or a whole number)',
  Integer: 'a whole number',
  Exponent: 'a whole number from 0 to 8',
  IsoDate: 'a date or an instant in ISO 8601',
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
}

const wordsFor = (codec: t.Decoder<unknown, unknown> | undefined): string => {
  const { name = '' } = codec ?? {}
  const hasOwnName = /^[A-Z]\w*$/.test(name)
  if (codec instanceof t.ArrayType) return 'a list'
  if (codec instanceof t.KeyofType) return `one of ${Object.keys(codec.keys).join(', ')}`
  if (/^(\{|Partial<)/.test(name)) return 'an object'
  return leaves[name] ?? (hasOwnName ? `an object (${name})` : name)
}

const isComposite = ({ type }: t.ContextEntry): boolean =>
  '_tag' in type && ['UnionType', 'IntersectionType'].includes(String(type._tag))

// Branches of unions and intersections are entries of the context, but not fields.
const fieldsOf = (context: t.Context): readonly string[] =>
  context.filter((_, at) => at > 0 && !isComposite(context[at - 1] as t.ContextEntry)).map(({ key }) => key)

/** Where a value does not match the codec. Of a union, only the branch that matched deepest counts. */
export const breachesOfShape = (codec: t.Mixed, body: unknown): readonly Breach[] => {
  const decoded = codec.decode(body)
  if (!isLeft(decoded)) return []
  const found = new Map<string, { readonly expected: string[]; readonly came: unknown }>()
  for (const { context, value } of decoded.left) {
    const path = fieldsOf(context).join('.')
    const expected = wordsFor(context.at(-1)?.type)
    const known = found.get(path)
    if (known === undefined) found.set(path, { expected: [expected], came: value })
    else if (!known.expected.includes(expected)) known.expected.push(expected)
  }
  const paths = [...found.keys()]
  const isBranchGivenUp = (path: string): boolean =>
    paths.some((other) => other !== path && (path === '' || other.startsWith(`${path}.`)))
  return [...found]
    .filter(([path]) => !isBranchGivenUp(path))
    .map(([path, { expected, came }]) =>
      breach(
        came === undefined ? 'missing' : 'type',
        path === '' ? 'answer' : path,
        expected.join(' or '),
        shown(came),
      ),
    )
}

const instant = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

const isInCalendar = (text: string): boolean => {
  const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0'] = instant.exec(text) ?? []
  if (year === '') return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isDay && Number(hour) < 24 && Number(minute) < 60 && Number(second) <= 60
}

/** Texts anywhere in the body that look like a date but do not exist in the calendar. */
export const breachesOfDates = (body: unknown, path: readonly string[] = []): readonly Breach[] => {
  if (typeof body === 'string') {
    return /^\d{4}-\d{2}-\d{2}(T|$)/.test(body) && !isInCalendar(body)
      ? [breach('date', path.join('.'), 'a day of the calendar', shown(body))]
      : []
  }
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]) => breachesOfDates(value, [...path, key]))
}

/**
 * A refusal is a non-empty list of `errors`, or one `error`, each with a code or a message (behaviour/contract#d1.6).
 */
export const breachesOfErrors = (body: unknown): readonly Breach[] => {
  const shape = breachesOfShape(ErrorsAnswer, body).map((breach): Breach => ({ ...breach, rule: 'errors' }))
  if (shape.length > 0) return shape
  const entries = errorsIn(body)
  if (entries.length === 0) {
    return [breach('errors', 'errors', 'what is wrong, in a list', shown(body))]
  }
  return entries.flatMap((entry, index): readonly Breach[] => {
    const isReadable =
      typeof entry === 'string' ? entry !== '' : ['code', 'error_code', 'message'].some((key) => hasValue(entry, key))
    if (isReadable) return []
    return [breach('errors', `errors.${index}`, 'a code or a message', shown(entry))]
  })
}

const hasValue = (entry: unknown, key: string): boolean => {
  const value: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, key) : undefined
  return value !== undefined && value !== null && value !== ''
}

/** The entries of `errors`, or the single `error`; empty if the answer is no refusal. */
export const errorsIn = (body: unknown): readonly unknown[] => {
  if (typeof body !== 'object' || body === null) return []
  const { errors, error } = body as { readonly errors?: unknown; readonly error?: unknown }
  if (Array.isArray(errors)) return errors
  if (errors !== undefined && errors !== null) return [errors]
  return error === undefined || error === null ? [] : [error]
}

/** What a report shows of the errors: their codes or messages. */
export const codesOf = (entries: readonly unknown[]): readonly string[] =>
  entries.map((entry) => {
    if (typeof entry !== 'object' || entry === null) return String(entry)
    const { code, error_code: errorCode, message } = entry as Readonly<Record<string, unknown>>
    return String(code ?? errorCode ?? message ?? shown(entry))
  })

/**
 * The expected end of a call. `absent`: the answer, or HTTP 404 if it does not exist. `either`: the answer or a
 * refusal. `repetition`: the answer, or HTTP 409 while the first request with the key is in progress.
 */
export type Expected = 'answer' | 'absent' | 'either' | 'refusal' | 'repetition' | 'signedOut'

const notJson = Symbol('not JSON')

export const readJson = (text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

/** Everything that is wrong with an answer, except dates. */
export const breachesOf = (
  { answer, tolerates }: AnyEndpoint,
  expects: Expected,
  status: number,
  body: unknown,
  text: string,
): readonly Breach[] => {
  const errors = errorsIn(body)
  const wrongStatus = (expected: string): Breach => breach('status', 'status', expected, String(status))
  if (body === notJson) return [breach('type', 'answer', 'JSON', shown(text))]
  switch (expects) {
    case 'signedOut':
      return status === 401 ? (text === '' ? [] : breachesOfErrors(body)) : [wrongStatus('401, as nobody is signed in')]
    case 'refusal': {
      if (status >= 500 || (status >= 300 && status < 400)) return [wrongStatus('200 or 4xx with errors')]
      if (status < 400 && errors.length === 0) {
        return [breach('refusal', 'answer', 'errors', shown(body))]
      }
      return breachesOfErrors(body)
    }
    case 'absent':
      if (status === 404) return []
      break
    case 'repetition':
      if (status === 409) return []
      break
    case 'either':
      if (errors.length > 0 || (status >= 400 && status < 500)) return breachesOfErrors(body)
      break
    case 'answer':
  }
  if ((status < 200 || status > 299) && !tolerates.includes(status))
    return [wrongStatus(expects === 'absent' ? '200 or 404' : ['200', ...tolerates].join(' or '))]
  if (errors.length > 0) {
    return [breach('refusal', 'answer', 'no errors', codesOf(errors).join(', '))]
  }
  return breachesOfShape(answer, body)
}

/** Who repeats a request: a visitor without a session, or another customer. */
export type Trespasser = 'nobody' | 'another'

/**
 * What is wrong if such a request is not refused: with 401 without a session, or with errors, 403 or 404 for another
 * customer. One of `codesThatAct` shows that the request acted before it was refused.
 */
export const breachesOfAccess = (
  as: Trespasser,
  status: number,
  body: unknown,
  text: string,
  codesThatAct: readonly string[],
): readonly Breach[] => {
  const errors = errorsIn(body)
  const isRefusal = status === 403 || status === 404 || (status < 500 && errors.length > 0)
  if (status !== 401 && !isRefusal) {
    const expected = as === 'nobody' ? '401, as nobody is signed in' : 'a refusal, as it is another customer’s'
    return [breach('access', 'answer', expected, `HTTP ${status}: ${shown(body ?? text)}`)]
  }
  if (as === 'nobody')
    return status === 401 ? [] : [breach('access', 'status', '401, as nobody is signed in', String(status))]
  if (status === 401) {
    const expected = '403, 404 or errors: 401 signs the customer out'
    return [breach('access', 'status', expected, '401')]
  }
  const acted = codesOf(errors).filter((code) => codesThatAct.includes(code))
  if (acted.length === 0) return []
  const expected = 'a refusal before anything is done'
  return [breach('access', 'errors', expected, acted.join(', '))]
}

/** What is wrong with the `Cache-Control` of an answer with an entity tag. */
export const breachesOfStoring = (cacheControl: string): readonly Breach[] => {
  const directives = cacheControl.toLowerCase().split(/\s*,\s*/)
  if (directives.includes('private') && directives.includes('no-cache')) return []
  const expected = 'private, no-cache, beside an ETag'
  return [breach('header', 'Cache-Control', expected, shown(cacheControl || undefined))]
}

/**
 * What is wrong with the answer to a request with an entity tag. It has to be 304 without a body, or a whole answer
 * with another tag.
 */
export const breachesOfRepetition = (
  tag: string,
  status: number,
  newTag: string | null,
  text: string,
): readonly Breach[] => {
  if (status === 304) {
    const came = shown(text)
    return text === '' ? [] : [breach('type', 'answer', 'no body beside 304', came)]
  }
  const expected = '304, or 200 with another ETag'
  if (status !== 200) return [breach('status', 'status', expected, String(status))]
  return newTag === tag ? [breach('status', 'status', expected, '200 with the same ETag')] : []
}
