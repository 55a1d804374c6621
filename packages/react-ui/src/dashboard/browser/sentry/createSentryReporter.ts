import type { ErrorReporter } from '@booking-dashboard/core/ports'
import type { ErrorReporting } from '../errorReporting'
import { envelopeAddress } from './envelopeAddress'
import { toEnvelope } from './toEnvelope'

export interface SentryPorts {
  readonly post: (address: string, init: RequestInit) => Promise<Response>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Seconds to pause if the server answers "too many requests" without a duration. */
const pauseByDefault = 60
/** A page that fails in a loop must not flood the server. */
const mostReports = 100

/** 32 hexadecimal digits. */
const eventId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Sends reports one by one, without retries; a report that fails is lost. */
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
      // Offline or blocked: nobody to notify.
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
