import * as t from 'io-ts'
import { Fault } from '../faults/Fault.js'

const nullable = <A extends t.Mixed>(codec: A) => t.union([codec, t.null])

export const OfBooking = t.type({ reference: t.string })

export const FaultReportAnswer = t.type({
  id: t.number,
  fault: Fault,
  /** The number of calls it has struck. */
  struck: t.number,
  /** The number of calls it will still strike. Null for no limit. */
  left: nullable(t.number),
})

export const ChargeReport = t.type({
  id: t.string,
  bookingRef: t.string,
  basketId: nullable(t.string),
  amount: t.number,
  idempotencyKey: t.string,
  by: t.keyof({ customer: null, plan: null }),
  /** Milliseconds since the epoch. */
  at: t.number,
})

export const ReturnReport = t.type({
  id: t.string,
  kind: t.keyof({ refund: null, chargeback: null }),
  payment: t.string,
  bookingRef: t.string,
  amount: t.number,
  /** Milliseconds since the epoch. */
  at: t.number,
})

export const JournalAnswer = t.type({
  id: t.number,
  at: t.string,
  method: t.string,
  path: t.string,
  operation: nullable(t.string),
  customer: nullable(t.string),
  status: nullable(t.number),
  outcome: t.keyof({ underWay: null, answered: null, broken: null }),
  codes: t.readonlyArray(t.union([t.string, t.number])),
  idempotencyKey: nullable(t.string),
  body: t.unknown,
  fault: nullable(t.type({ id: t.number, kind: t.string })),
  notes: t.readonlyArray(t.string),
})

export const TelemetryAnswer = t.type({
  id: t.number,
  at: t.string,
  kind: t.keyof({ error: null, vital: null, request: null }),
  what: t.string,
  value: nullable(t.number),
  content: t.unknown,
})

export const MailAnswer = t.type({
  to: t.string,
  subject: t.string,
  temporary_password: t.string,
  reset_link: t.string,
  at: t.string,
})
