import type { Hono } from 'hono'
import { type Api, type ApiCall, BrokenConnection } from './createApi.js'

/**
 * Serves as the platform's `fetch` does: it takes an address and what to send there, or a Request, and rejects where a
 * connection breaks or the caller gives up. An address without a host is this back end's own.
 */
export const fetchFrom =
  (app: Hono, api: Api | null) =>
  async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const address = typeof input === 'string' ? new URL(input, 'http://localhost') : input
    const call = api === null || address instanceof Request ? null : plainCall(address, init ?? {})
    if (api !== null && call !== null) return orAborted(init?.signal, () => api(call).catch(tellMistake))
    const request = address instanceof Request && init === undefined ? address : new Request(address, init)
    return orAborted(request.signal, async () => app.fetch(request))
  }

/** A call of /api that needs no Request, which takes the platform longer to make than most calls take to be answered. */
const plainCall = (url: URL, { method: given = 'GET', headers, body = null }: RequestInit): ApiCall | null => {
  const method = given.toUpperCase()
  const isPlain = method === 'GET' ? body === null : method !== 'HEAD' && (body === null || typeof body === 'string')
  if (!isPlain || !url.pathname.startsWith('/api/')) return null
  const read = headers instanceof Headers ? headers : new Headers(headers)
  return { method, url, headers: read, text: async () => String(body ?? '') }
}

// The back end goes on with what it was asked, whether or not anybody still waits for the answer.
const orAborted = (signal: AbortSignal | null | undefined, work: () => Promise<Response>): Promise<Response> => {
  if (signal === null || signal === undefined) return work()
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}

/** A connection breaks for whoever called; a mistake in this back end is told as one. */
export const tellMistake = (thrown: unknown): Response => {
  if (thrown instanceof BrokenConnection) throw thrown
  const what = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  return new Response(`The fake back end itself is broken: ${what}`, { status: 500 })
}
