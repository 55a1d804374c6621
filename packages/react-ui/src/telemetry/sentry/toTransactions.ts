import type { RequestReport, Vital } from '@booking-dashboard/core/ports'
import { type Sending, writeEnvelope } from './toEnvelope'

export interface TimedRequest extends RequestReport {
  /** Milliseconds since the epoch. */
  readonly endedAt: number
}

export interface Measured {
  readonly vitals: readonly Vital[]
  readonly requests: readonly TimedRequest[]
}

interface SendingPage extends Sending {
  /** 32 hexadecimal digits. */
  readonly traceId: string
}

const spanId = (id: string, at: number): string => id.slice(0, 12) + at.toString(16).padStart(4, '0')

/** A span has the trace of its own request, by which the back end's logs find the call. */
const toSpan =
  (eventId: string) =>
  ({ method, path, traceId, attempt, duration, end, endedAt }: TimedRequest, at: number) => ({
    trace_id: traceId,
    span_id: spanId(eventId, at + 1),
    parent_span_id: spanId(eventId, 0),
    op: 'http.client',
    description: `${method} ${path}`,
    start_timestamp: (endedAt - duration) / 1000,
    timestamp: endedAt / 1000,
    status: typeof end === 'number' && end < 400 ? 'ok' : 'unknown_error',
    data: { attempt, ...(typeof end === 'number' ? { 'http.response.status_code': end } : { end }) },
  })

/**
 * One transaction for each page and way of navigation, with its vitals as measurements
 * (https://develop.sentry.dev/sdk/data-model/event-payloads/transaction/). The requests stand in the first one.
 */
export const toTransactions = ({ vitals, requests }: Measured): readonly ((sending: SendingPage) => string)[] => {
  const pages = new Map<string, { readonly page: string; readonly navigation: string; readonly vitals: Vital[] }>()
  for (const vital of vitals) {
    const { page, navigation } = vital
    const key = `${page} ${navigation}`
    const known = pages.get(key) ?? { page, navigation, vitals: [] }
    known.vitals.push(vital)
    pages.set(key, known)
  }
  const found = [...pages.values()]
  if (found.length === 0 && requests.length > 0) found.push({ page: 'requests', navigation: 'none', vitals: [] })
  return found.map(({ page, navigation, vitals: measured }, index) => {
    const own = index === 0 ? requests : []
    return ({ eventId, traceId, at, environment, release }) =>
      writeEnvelope(
        { eventId, at, type: 'transaction' },
        {
          type: 'transaction',
          platform: 'javascript',
          environment,
          release,
          transaction: page,
          transaction_info: { source: 'route' },
          start_timestamp: Math.min(at, ...own.map(({ endedAt, duration }) => endedAt - duration)) / 1000,
          timestamp: at / 1000,
          tags: { navigation },
          contexts: {
            trace: {
              trace_id: traceId,
              span_id: spanId(eventId, 0),
              op: navigation === 'soft-navigation' ? 'navigation' : 'pageload',
            },
          },
          measurements: Object.fromEntries(
            measured.map(({ name, value }) => [
              name.toLowerCase(),
              { value, unit: name === 'CLS' ? 'none' : 'millisecond' },
            ]),
          ),
          spans: own.map(toSpan(eventId)),
        },
      )
  })
}
