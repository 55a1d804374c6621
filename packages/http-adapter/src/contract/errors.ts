import * as t from 'io-ts'
import { nullable } from './wire.js'

const Code = t.union([t.string, t.number])

/** An entry of `errors`, or a single `error` (behaviour/contract#d1.6). */
export const ErrorEntry = t.partial(
  {
    code: nullable(Code),
    error_code: nullable(Code),
    message: nullable(t.string),
    timestamp: nullable(t.union([t.string, t.number])),
  },
  'ErrorEntry',
)

/** Any answer may be this instead of what it promises. */
export const ErrorsAnswer = t.partial(
  {
    errors: nullable(t.array(t.union([ErrorEntry, t.string]))),
    error: nullable(t.union([ErrorEntry, t.string])),
  },
  'ErrorsAnswer',
)

/** One entry of `errors`, as it comes. */
export type ErrorEntryWire = t.TypeOf<typeof ErrorEntry>
/** An answer that holds `errors`, as it comes. */
export type ErrorsAnswerWire = t.TypeOf<typeof ErrorsAnswer>
