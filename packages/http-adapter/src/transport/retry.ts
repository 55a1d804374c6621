import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { SchedulerLike } from 'rxjs'
import type { ApiFailure, CancelSignal } from '@booking-dashboard/core/ports'
import type { Method } from '../contract/endpoint.js'

/** See behaviour/contract#d1.5. */
const retries = 2
const retriedStatuses: readonly number[] = [429, 502, 503, 504]
const firstPauseMs = 400
/** Milliseconds (behaviour/contract#d8.5). If the server asks for a longer wait, the call fails at once. */
const longestWaitMs = 30_000

/** The result of one attempt, as far as the next one depends on it. */
export interface AttemptEnd {
  readonly outcome: Either<ApiFailure, { readonly status: number }>
  /** The wait that the server asks for with `Retry-After`, in milliseconds. Null without that header. */
  readonly askedWaitMs: number | null
}

/** A time-out is not retried: after 30 s the customer gets a message instead of waiting another minute. */
export const isWorthRetrying = (method: Method, attempt: number, { outcome, askedWaitMs }: AttemptEnd): boolean =>
  method === 'GET' &&
  attempt < retries &&
  (askedWaitMs ?? 0) <= longestWaitMs &&
  (isLeft(outcome) ? outcome.left.kind === 'network' : retriedStatuses.includes(outcome.right.status))

/**
 * The wait of `Retry-After`, in milliseconds. The header holds seconds, or a date that is compared with the `Date` of
 * the same answer.
 */
export const readRetryAfter = (headers: Pick<Headers, 'get'>): number | null => {
  const asked = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d+$/.test(asked)) return Number(asked) * 1000
  const wait = Date.parse(asked) - Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}

/** From half to all of 400 ms, then of 800 ms. `random` returns 0 to below 1. */
export const backOffMs = (attempt: number, random: () => number): number =>
  firstPauseMs * 2 ** attempt * (0.5 + random() / 2)

/** Ends early if the call is cancelled. The next attempt is then not sent. */
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
