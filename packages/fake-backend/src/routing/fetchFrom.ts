import type { Hono } from 'hono'
import { isBroken } from './brokenConnection.js'

/** `app.fetch` with the manners of the platform's: it rejects where a connection breaks or the caller gives up. */
export const fetchFrom =
  (app: Hono) =>
  async (request: Request): Promise<Response> => {
    const { signal } = request
    signal.throwIfAborted()
    const response = await orAborted(signal, Promise.resolve(app.fetch(request)))
    if (isBroken(response)) throw new TypeError('fetch failed')
    return response
  }

// The back end goes on with what it was asked, whether or not anybody still waits for the answer.
const orAborted = (signal: AbortSignal, work: Promise<Response>): Promise<Response> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
