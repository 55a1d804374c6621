import type { ReportingEnvironment } from '@booking-dashboard/core/composition'
import type { ErrorReport, ThrownError } from '@booking-dashboard/core/ports'

export interface Sending {
  /** 32 hexadecimal digits. */
  readonly eventId: string
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly environment: ReportingEnvironment
  readonly release: string
}

/** The format of Sentry's own clients: the outermost call first. */
const toException = ({ type, calls }: ThrownError) => ({
  values: [
    {
      type,
      value: '',
      ...(calls.length === 0
        ? {}
        : {
            stacktrace: {
              frames: calls
                .map(({ name, file, line, column }) => ({
                  function: name === '' ? '?' : name,
                  filename: file,
                  lineno: line,
                  colno: column,
                  in_app: file.startsWith('/'),
                }))
                .toReversed(),
            },
          }),
    },
  ],
})

interface EnvelopeHead extends Pick<Sending, 'eventId' | 'at'> {
  readonly type: 'event' | 'transaction'
}

/** The headers of the envelope and of its one item, and the item. */
export const writeEnvelope = ({ eventId, at, type }: EnvelopeHead, item: object): string => {
  const headers = { event_id: eventId, sent_at: new Date(at).toISOString() }
  return [headers, { type }, { event_id: eventId, ...item }].map((part) => JSON.stringify(part)).join('\n')
}

/**
 * One event as Sentry's envelope (https://develop.sentry.dev/sdk/data-model/envelopes/): what failed, and for which
 * customer. Never the address of the page, which may hold the token of a link.
 */
export const toEnvelope = (
  { code, message, severity, path, internalMessage, traceId, customerId, thrown }: ErrorReport,
  sending: Sending,
): string => {
  const { eventId, at, environment, release } = sending
  const contexts = {
    ...(traceId === undefined ? {} : { trace: { trace_id: traceId, span_id: traceId.slice(0, 16) } }),
    ...(thrown === undefined || thrown.components.length === 0
      ? {}
      : { react: { componentStack: thrown.components.map((component) => `at ${component}`).join('\n') } }),
  }
  const event = {
    timestamp: at / 1000,
    platform: 'javascript',
    level: severity,
    environment,
    release,
    logentry: { formatted: message === '' ? code : `${code}: ${message}` },
    tags: { code, ...(path === undefined ? {} : { path }) },
    ...(internalMessage === undefined ? {} : { extra: { internal_message: internalMessage } }),
    // Sentry groups thrown errors by their stack.
    ...(thrown === undefined ? { fingerprint: [code, path ?? ''] } : { exception: toException(thrown) }),
    ...(customerId === undefined ? {} : { user: { id: customerId } }),
    ...(Object.keys(contexts).length === 0 ? {} : { contexts }),
  }
  return writeEnvelope({ eventId, at, type: 'event' }, event)
}
