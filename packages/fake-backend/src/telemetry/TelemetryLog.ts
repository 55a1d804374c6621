import * as t from 'io-ts'
import { isRight } from 'fp-ts/lib/Either.js'

/** One report of a page (`Telemetry` of the core), read from Sentry's envelope. */
export interface TelemetryEntry {
  readonly id: number
  /** ISO 8601, by the world's clock: when the report arrived. */
  readonly at: string
  readonly kind: 'error' | 'vital' | 'request'
  /** The code of an error; the name and page of a vital; the method and path of a request. */
  readonly what: string
  /** The vital's value, or the request's duration in milliseconds; null for an error. */
  readonly value: number | null
  /** The report as it was sent. */
  readonly content: unknown
}

/** The latest 500 reports of pages. */
export interface TelemetryLog {
  /** Oldest first. */
  readonly entries: () => readonly TelemetryEntry[]
  readonly clear: () => void
}

export interface WrittenTelemetryLog extends TelemetryLog {
  /** False if the text is no envelope with an event or a transaction. */
  readonly receive: (envelope: string, at: string) => boolean
}

const length = 500

const ErrorEvent = t.type({ tags: t.type({ code: t.string }) })

/** A page with its vitals, and the requests since the last report. */
const Transaction = t.type({
  transaction: t.string,
  measurements: t.record(t.string, t.type({ value: t.number })),
  spans: t.array(t.type({ description: t.string, start_timestamp: t.number, timestamp: t.number })),
})

type Report = Pick<TelemetryEntry, 'kind' | 'what' | 'value' | 'content'>

const ofTransaction = ({ transaction, measurements, spans }: t.TypeOf<typeof Transaction>): readonly Report[] => [
  ...Object.entries(measurements).map(([name, content]) => ({
    kind: 'vital' as const,
    what: `${name.toUpperCase()} ${transaction}`,
    value: content.value,
    content,
  })),
  ...spans.map((content) => ({
    kind: 'request' as const,
    what: content.description,
    value: Math.round((content.timestamp - content.start_timestamp) * 1000),
    content,
  })),
]

/** Null if the text is no such envelope: its headers, the headers of one item, and the item, each a line of JSON. */
const reportsIn = (envelope: string): readonly Report[] | null => {
  try {
    const [, , item]: unknown[] = envelope.split('\n').map((line): unknown => JSON.parse(line))
    const event = ErrorEvent.decode(item)
    if (isRight(event)) return [{ kind: 'error', what: event.right.tags.code, value: null, content: item }]
    const transaction = Transaction.decode(item)
    return isRight(transaction) ? ofTransaction(transaction.right) : null
  } catch {
    return null
  }
}

/** Stands in for the operator's own server, which accepts the envelopes of pages. */
export const createTelemetryLog = (): WrittenTelemetryLog => {
  let entries: readonly TelemetryEntry[] = []
  let last = 0
  return {
    entries: () => entries,
    clear: () => {
      entries = []
    },
    receive: (envelope, at) => {
      const received = reportsIn(envelope)
      const added = (received ?? []).map((report) => ({ id: (last += 1), at, ...report }))
      entries = [...entries, ...added].slice(-length)
      return received !== null
    },
  }
}
