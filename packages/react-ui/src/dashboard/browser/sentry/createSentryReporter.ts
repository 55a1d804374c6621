import type { ErrorReporter } from '@booking-dashboard/core/ports'
import type { ErrorReporting } from '../errorReporting'
import { envelopeAddress } from './envelopeAddress'
import { toEnvelope } from './toEnvelope'

export interface SentryPorts {
  readonly post: (address: string, init: RequestInit) => Promise<Response>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Seconds to keep quiet where the server says "too many" and not for how long. */
const pauseByDefault = 60
/** A page that fails in a circle must not flood the server. */
const mostReports = 100

/** 32 hexadecimal digits. */
const eventId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Reports go out one by one and are not repeated; a report that cannot be sent is lost. */
export const createSentryReporter = (
  { dsn, environment, build }: ErrorReporting,
  { post, now }: SentryPorts,
): ErrorReporter => {
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
      // Offline, or kept off by a blocker: there is nobody to tell.
    }
  }
  return {
    report: (report) => {
      if (address === null || sent >= mostReports || now() < quietUntil) return
      sent += 1
      void send(address, toEnvelope(report, { eventId: eventId(), at: now(), environment, release: build }))
    },
  }
}
