import type { RequestReport, Telemetry, Vital } from '@booking-dashboard/core/ports'
import type { Reporting } from '../telemetrySettings'
import { toEnvelope } from './toEnvelope'
import { type TimedRequest, toTransactions } from './toTransactions'

/**
 * The address for a DSN's envelopes, with the public key in the query: a request without a CORS preflight. Null if the
 * text is no DSN.
 */
export const envelopeAddress = (dsn: string): string | null => {
  if (!URL.canParse(dsn)) return null
  const { protocol, host, username, pathname } = new URL(dsn)
  const [project = '', ...folders] = pathname.split('/').filter(Boolean).reverse()
  const safe = protocol === 'https:' || protocol === 'http:'
  if (!safe || username === '' || !/^\d+$/.test(project)) return null
  const folder = folders
    .reverse()
    .map((name) => `/${name}`)
    .join('')
  return `${protocol}//${host}${folder}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`
}

export interface SentryPorts {
  readonly post: (address: string, init: RequestInit) => Promise<Response>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Seconds to pause if the server answers "too many requests" without a duration. */
const pauseByDefault = 60
/** A page that fails in a loop must not flood the server. */
const mostReports = 100
/** Requests in one report: browsers limit what a page may send while it closes to 64 kB. */
const mostRequests = 100

/** 32 hexadecimal digits. */
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export interface SentryTelemetry extends Telemetry {
  /** Sends the vitals and requests since the last time. */
  readonly flush: () => void
}

/** Sends each error at once, and vitals and requests together. Nothing is retried; a report that fails is lost. */
export const createSentryTelemetry = (
  { dsn, environment, build }: Reporting,
  { post, now }: SentryPorts,
): SentryTelemetry => {
  const address = envelopeAddress(dsn)
  let quietUntil = 0
  let sent = 0

  const send = async (to: string, body: string): Promise<void> => {
    try {
      const answer = await post(to, {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body,
        credentials: 'omit',
        referrerPolicy: 'origin',
        keepalive: true,
      })
      if (answer.status === 429)
        quietUntil = now() + (Number(answer.headers.get('retry-after')) || pauseByDefault) * 1000
    } catch {
      // Offline or blocked: nobody to notify.
    }
  }
  const submit = (envelope: () => string): void => {
    if (address === null || sent >= mostReports || now() < quietUntil) return
    sent += 1
    void send(address, envelope())
  }
  let vitals: Vital[] = []
  let requests: TimedRequest[] = []
  const flush = (): void => {
    const pages = toTransactions({ vitals, requests })
    vitals = []
    requests = []
    for (const page of pages)
      submit(() => page({ eventId: randomId(), traceId: randomId(), at: now(), environment, release: build }))
  }
  return {
    error: (report) =>
      submit(() => toEnvelope(report, { eventId: randomId(), at: now(), environment, release: build })),
    vital: (vital) => void vitals.push(vital),
    request: (request: RequestReport) => {
      requests.push({ ...request, endedAt: now() })
      if (requests.length >= mostRequests) flush()
    },
    flush,
  }
}
