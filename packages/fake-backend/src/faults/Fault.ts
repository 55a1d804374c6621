import * as t from 'io-ts'
import { wholeNumber } from '../control/wholeNumber.js'

/**
 * Ten minutes: with the fifteen of a bank's check, what a request sets off is over within the window of 25 minutes from its
 * sending, in which the back end promises that it is.
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

/** What goes wrong (docs/demo-world#d6). `before` the handler ran nothing was changed; `after` it, everything was. */
export const FaultEffect = t.union([
  /** `errors` with this code; nothing was changed. */
  t.intersection([
    t.type({ kind: t.literal('error'), code: t.union([t.number, t.string]) }),
    t.partial({ message: t.string }),
  ]),
  /** The attempt that a payment begins ends with this code, for good; who asks with a key that is known already is told what it came to. */
  t.type({ kind: t.literal('refusal'), code: t.number }),
  /** This `errors` list; nothing was changed. */
  t.type({ kind: t.literal('errors'), errors: t.array(t.union([ErrorEntry, t.string])) }),
  /** The connection breaks before anything was changed. */
  t.type({ kind: t.literal('drop') }),
  /** The connection breaks after the change was made. */
  t.type({ kind: t.literal('lostAnswer') }),
  /** Waits, before the handler unless told otherwise. */
  t.intersection([t.type({ kind: t.literal('delay'), milliseconds: Milliseconds }), when]),
  /** This HTTP status with an empty body, before the handler unless told otherwise. */
  t.intersection([t.type({ kind: t.literal('status'), status: Status }), when]),
  /** A body that is not JSON, after the change was made. */
  t.type({ kind: t.literal('notJson') }),
  /** JSON of another shape than the contract's, after the change was made. */
  t.type({ kind: t.literal('wrongShape') }),
  /** This status and this body, as JSON or, where it is text, as it stands; before the handler unless told otherwise. */
  t.intersection([
    t.type({ kind: t.literal('answer'), status: wholeNumber(200, 599), body: t.unknown }),
    t.partial({ headers: t.record(t.string, t.string) }),
    when,
  ]),
  /** A booking's prices are those of its answer before, beside the payments of now. */
  t.type({ kind: t.literal('staleBalance') }),
  /** A booking's payments are those of its answer before, beside the prices of now. */
  t.type({ kind: t.literal('stalePayments') }),
])

export const FaultMatch = t.partial({
  method: t.string,
  /** An operation (`addTickets`), a path of the contract (`/api/basket/:ref`) or a path as it is called. */
  path: t.string,
})

/** What goes wrong, where, and how often. */
export const Fault = t.type({
  /** The calls that it strikes; an empty object for all. */
  match: FaultMatch,
  /** How many calls it strikes. */
  times: t.union([t.literal('once'), t.literal('always'), wholeNumber(1, 1000)]),
  /** What happens to the call. */
  effect: FaultEffect,
})

export type Fault = t.TypeOf<typeof Fault>
export type FaultEffect = t.TypeOf<typeof FaultEffect>
