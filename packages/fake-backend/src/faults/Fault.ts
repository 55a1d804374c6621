import * as t from 'io-ts'
import { wholeNumber } from '../values/codecs.js'

/**
 * Ten minutes. Together with the fifteen of a challenge, every effect of a request ends within 25 minutes of its
 * sending.
 * The back end promises this window.
 */
const longestDelay = 600_000

const Milliseconds = wholeNumber(0, longestDelay)
const Status = wholeNumber(400, 599)

const ErrorEntry = t.partial({
  code: t.union([t.number, t.string]),
  error_code: t.union([t.number, t.string]),
  message: t.string,
  timestamp: t.string,
})

const when = t.partial({ when: t.union([t.literal('before'), t.literal('after')]) })

/**
 * The effect of a fault (docs/demo-world#d6). With `before` it strikes before any change is made, with `after`
 * afterwards.
 */
export const FaultEffect = t.union([
  /** Answers `errors` with this code. Nothing was changed. */
  t.intersection([
    t.type({ kind: t.literal('error'), code: t.union([t.number, t.string]) }),
    t.partial({ message: t.string }),
  ]),
  /**
   * The payment attempt that the call begins ends with this code for good. A retry with the same key gets the same
   * answer.
   */
  t.type({ kind: t.literal('refusal'), code: t.number }),
  /** Answers this `errors` list. Nothing was changed. */
  t.type({ kind: t.literal('errors'), errors: t.array(t.union([ErrorEntry, t.string])) }),
  /** Breaks the connection before anything was changed. */
  t.type({ kind: t.literal('drop') }),
  /** Breaks the connection after the change was made. */
  t.type({ kind: t.literal('lostAnswer') }),
  /** Waits, before the handler by default. */
  t.intersection([t.type({ kind: t.literal('delay'), milliseconds: Milliseconds }), when]),
  /** Answers this HTTP status with an empty body, before the handler by default. */
  t.intersection([t.type({ kind: t.literal('status'), status: Status }), when]),
  /** Answers a body that is not JSON, after the change was made. */
  t.type({ kind: t.literal('notJson') }),
  /** Answers JSON that violates the contract, after the change was made. */
  t.type({ kind: t.literal('wrongShape') }),
  /** Answers this status and body, before the handler by default. A text is sent as it is, anything else as JSON. */
  t.intersection([
    t.type({ kind: t.literal('answer'), status: wholeNumber(200, 599), body: t.unknown }),
    t.partial({ headers: t.record(t.string, t.string) }),
    when,
  ]),
  /** A booking's prices come from its previous answer. Its payments are current. */
  t.type({ kind: t.literal('staleBalance') }),
  /** A booking's payments come from its previous answer. Its prices are current. */
  t.type({ kind: t.literal('stalePayments') }),
])

export const FaultMatch = t.partial({
  method: t.string,
  /** An operation (`addTickets`), a path of the contract (`/api/basket/:ref`) or an actual path. */
  path: t.string,
})

/** What goes wrong, in which calls, and how often. */
export const Fault = t.type({
  /** The calls that the fault strikes. An empty object matches every call. */
  match: FaultMatch,
  /** The number of calls that it strikes. */
  times: t.union([t.literal('once'), t.literal('always'), wholeNumber(1, 1000)]),
  /** The effect on the call. */
  effect: FaultEffect,
})

export type Fault = t.TypeOf<typeof Fault>
export type FaultEffect = t.TypeOf<typeof FaultEffect>
