import type { ServerError } from '@booking-dashboard/core/ports'

/**
 * The entries of `errors` and the single `error` of an answer (behaviour/contract#d1.6).
 * An entry of another shape still counts as an error, without code and message: such an answer is never a success.
 */
export const readServerErrors = (body: unknown): readonly ServerError[] => {
  if (!isRecord(body)) return []
  return [...entries(body['errors']), ...entries(body['error'])].map(toServerError)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function entries(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  const isNone = !value || (isRecord(value) && Object.keys(value).length === 0)
  return isNone ? [] : [value]
}

function toServerError(entry: unknown): ServerError {
  if (!isRecord(entry)) return { code: null, message: toText(entry) }
  return {
    code: toCode(entry['code']) ?? toCode(entry['error_code']),
    message: toText(entry['message']),
  }
}

/** An empty text says nothing. */
const toText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const toCode = (value: unknown): string | null => (typeof value === 'number' ? String(value) : toText(value))
