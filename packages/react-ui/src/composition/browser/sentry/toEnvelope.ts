import type { ReportingEnvironment } from '@booking-dashboard/core/composition'
import type { ErrorReport } from '@booking-dashboard/core/ports'

export interface Sending {
  /** 32 hexadecimal digits. */
  readonly eventId: string
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly environment: ReportingEnvironment
  readonly release: string
}

/**
 * One event as Sentry's envelope (https://develop.sentry.dev/sdk/data-model/envelopes/): what failed, and for whom.
 * Never the address of the page, which may hold the token of a link.
 */
export const toEnvelope = (
  { code, message, severity, path, internalMessage, traceId, customerId }: ErrorReport,
  sending: Sending,
): string => {
  const { eventId, at, environment, release } = sending
  const event = {
    event_id: eventId,
    timestamp: at / 1000,
    platform: 'javascript',
    level: severity,
    environment,
    release,
    logentry: { formatted: message === '' ? code : `${code}: ${message}` },
    tags: { code, ...(path === undefined ? {} : { path }) },
    ...(internalMessage === undefined ? {} : { extra: { internal_message: internalMessage } }),
    fingerprint: [code, path ?? ''],
    ...(customerId === undefined ? {} : { user: { id: customerId } }),
    ...(traceId === undefined ? {} : { contexts: { trace: { trace_id: traceId, span_id: traceId.slice(0, 16) } } }),
  }
  const headers = { event_id: eventId, sent_at: new Date(at).toISOString() }
  return [headers, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n')
}
