import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { SchedulerLike } from 'rxjs'
import {
  type ApiFailure,
  cancelledBy,
  type CancelSignal,
  connectionFailure,
  exceptionFailure,
  timedOut,
} from '@booking-dashboard/core/ports'

/** The part of the platform's `fetch` that the adapter needs. A back end in the same process can implement it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A response with its body read. */
export interface Reply {
  readonly status: number
  readonly text: string
  readonly contentType?: string
}

export interface ExchangeLimits {
  readonly scheduler: SchedulerLike
  readonly timeoutMs: number
  readonly signal: CancelSignal | undefined
  /** Distinguishes a broken connection from a bug by the value that `fetch` rejected with. */
  readonly isConnectionError: (thrown: unknown) => boolean
}

/** Reads a response including its body. */
export type Read<R> = (response: Response) => Promise<R>

export const readText: Read<Reply> = async (response) => ({
  status: response.status,
  text: await response.text(),
  contentType: response.headers.get('content-type') ?? '',
})

/**
 * Sends one request and reads its complete answer. The time-out and the cancellation also cover the body.
 * They end the exchange even if `fetch` ignores its signal.
 */
export const exchange = <R>(
  fetch: Fetch,
  url: string,
  init: RequestInit,
  { scheduler, timeoutMs, signal, isConnectionError }: ExchangeLimits,
  read: Read<R>,
): Promise<Either<ApiFailure, R>> => {
  if (signal?.aborted) return Promise.resolve(left(cancelledBy({ signal })))
  // Read before the request is sent. Node has no `navigator.onLine`.
  const offline = (globalThis as { readonly navigator?: { readonly onLine?: boolean } }).navigator?.onLine === false
  return new Promise((resolve) => {
    const controller = new AbortController()
    const finish = (outcome: Either<ApiFailure, R>): void => {
      timer.unsubscribe()
      signal?.removeEventListener('abort', cancel)
      resolve(outcome)
    }
    const stop = (failure: ApiFailure): void => {
      finish(left(failure))
      controller.abort()
    }
    const cancel = (): void => stop(cancelledBy({ signal }))
    const timer = scheduler.schedule(() => stop(timedOut), timeoutMs)
    signal?.addEventListener('abort', cancel)
    fetchAndRead(fetch, url, { ...init, signal: controller.signal }, read).then(
      (reply) => finish(right(reply)),
      (thrown: unknown) =>
        finish(left(isConnectionError(thrown) ? connectionFailure(thrown, offline) : exceptionFailure(thrown))),
    )
  })
}

// Turns a synchronous exception of `fetch` into a rejection.
const fetchAndRead = async <R>(fetch: Fetch, url: string, init: RequestInit, read: Read<R>): Promise<R> =>
  read(await fetch(url, init))
