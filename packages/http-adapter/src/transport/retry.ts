import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { SchedulerLike } from 'rxjs'
import type { ApiFailure, CancelSignal } from '@booking-dashboard/core/ports'
import type { Method } from '../contract/endpoint.js'

/** See behaviour/contract#d1.5. */
const retries = 2
const retriedStatuses: readonly number[] = [429, 502, 503, 504]
const firstPauseMs = 400
/** See behaviour/contract#d8.5: whoever is asked to wait longer is told instead; milliseconds. */
const longestWaitMs = 30_000

/** What one attempt came to, as far as the next one depends on it. */
export interface AttemptEnd {
  readonly outcome: Either<ApiFailure, { readonly status: number }>
  /** What the server asks to wait, by `Retry-After`; milliseconds, null where it asks for nothing. */
  readonly askedWaitMs: number | null
}

/** A time-out is no network failure: after 30 s the customer is told rather than kept for a minute more. */
export const isWorthRetrying = (method: Method, attempt: number, { outcome, askedWaitMs }: AttemptEnd): boolean =>
  method === 'GET' &&
  attempt < retries &&
  (askedWaitMs ?? 0) <= longestWaitMs &&
  (isLeft(outcome) ? outcome.left.kind === 'network' : retriedStatuses.includes(outcome.right.status))

/** What `Retry-After` asks for, in seconds or as a date, which counts from the `Date` of the same answer. Milliseconds. */
export const readRetryAfter = (headers: Pick<Headers, 'get'>): number | null => {
  const asked = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d+$/.test(asked)) return Number(asked) * 1000
  const wait = Date.parse(asked) - Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}

/** Between half and the whole of 400 ms, then of 800 ms; `random` answers from 0 to below 1. */
export const backOffMs = (attempt: number, random: () => number): number =>
  firstPauseMs * 2 ** attempt * (0.5 + random() / 2)

/** Ends early when the call is cancelled; the attempt that follows then never leaves. */
export const pause = (ms: number, scheduler: SchedulerLike, signal: CancelSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const finish = (): void => {
      timer.unsubscribe()
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const timer = scheduler.schedule(finish, ms)
    signal?.addEventListener('abort', finish)
  })
