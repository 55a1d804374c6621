import type { Hono } from 'hono'
import { BrokenConnection } from './brokenConnection.js'

/**
 * `app.fetch` with the manners of the platform's: it takes an address and what to send there, or a Request, and rejects where
 * a connection breaks or the caller gives up. An address without a host is this back end's own.
 */
export const fetchFrom =
  (app: Hono) =>
  async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const address = typeof input === 'string' ? new URL(input, 'http://localhost') : input
    const request = address instanceof Request && init === undefined ? address : new Request(address, init)
    const { signal } = request
    signal.throwIfAborted()
    return orAborted(signal, Promise.resolve(app.fetch(request)))
  }

// The back end goes on with what it was asked, whether or not anybody still waits for the answer.
const orAborted = (signal: AbortSignal, work: Promise<Response>): Promise<Response> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })

/** A connection breaks for whoever called; a mistake in this back end is told as one. */
export const tellMistakes = (app: Hono): void => {
  app.onError((error, context) => {
    if (error instanceof BrokenConnection) throw error
    return context.text(`The fake back end itself is broken: ${error.stack ?? error.message}`, 500)
  })
}
