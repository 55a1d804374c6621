import type { Hono } from 'hono'
import { type Api, type ApiCall, BrokenConnection } from './createApi.js'

/**
 * Behaves like the platform's `fetch`: it takes an address with options or a Request.
 * It rejects if the connection breaks or the caller aborts. An address without a host belongs to this back end.
 */
export const fetchFrom =
  (app: Hono, api: Api | null) =>
  async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const address = typeof input === 'string' ? new URL(input, 'http://localhost') : input
    const call = api === null || address instanceof Request ? null : plainCall(address, init ?? {})
    if (api !== null && call !== null) return orAborted(init?.signal, () => api(call).catch(answerBug))
    const request = address instanceof Request && init === undefined ? address : new Request(address, init)
    return orAborted(request.signal, async () => app.fetch(request))
  }

/** A call of /api without a Request: making one takes the platform longer than answering most calls. */
const plainCall = (url: URL, { method: given = 'GET', headers, body = null }: RequestInit): ApiCall | null => {
  const method = given.toUpperCase()
  const isPlain = method === 'GET' ? body === null : method !== 'HEAD' && (body === null || typeof body === 'string')
  if (!isPlain || !url.pathname.startsWith('/api/')) return null
  const read = headers instanceof Headers ? headers : new Headers(headers)
  return { method, url, headers: read, text: async () => String(body ?? '') }
}

// The back end finishes the work even if the caller has aborted.
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

/** A broken connection rejects. Any other error is a bug in this back end and is answered as one. */
export const answerBug = (thrown: unknown): Response => {
  if (thrown instanceof BrokenConnection) throw thrown
  const what = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  return new Response(`The fake back end itself is broken: ${what}`, { status: 500 })
}
