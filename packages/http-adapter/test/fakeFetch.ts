import type { Fetch } from '../src/transport/exchange.js'

export interface SeenRequest {
  readonly url: string
  readonly init: RequestInit
  readonly headers: Headers
  readonly aborted: () => boolean
}

export type Answer = (request: SeenRequest) => Response | Promise<Response>

/** Answers in the given order and repeats the last answer. Records every request. */
export const fakeFetch = (...answers: readonly [Answer, ...Answer[]]): { fetch: Fetch; seen: SeenRequest[] } => {
  const seen: SeenRequest[] = []
  return {
    seen,
    fetch: async (url, init) => {
      const request = { url, init, headers: new Headers(init.headers), aborted: () => init.signal?.aborted ?? false }
      seen.push(request)
      return (answers[seen.length - 1] ?? answers[answers.length - 1] ?? answers[0])(request)
    },
  }
}

export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status })
export const plain =
  (body: string, status = 200): Answer =>
  () =>
    new Response(body, { status })
export const dropped: Answer = () => Promise.reject(new TypeError('fetch failed'))
/** Never answers, and ignores the signal. */
export const silent: Answer = () => new Promise(() => undefined)
/** Sends its status and the start of a body that never ends. */
export const hangingBody: Answer = () =>
  new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"cust')) }))
/** Fails in the middle of its body. */
export const brokenBody: Answer = () =>
  new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }))
