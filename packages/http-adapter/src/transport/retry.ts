import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { SchedulerLike } from 'rxjs'
import type { ApiFailure, CancelSignal } from '@booking-dashboard/core/ports'
import type { Method } from '../contract/endpoint.js'

/** Decisions §1.5. */
const retries = 2
const retriedStatuses: readonly number[] = [502, 503, 504]
const firstPauseMs = 400

/** A time-out is no network failure: after 30 s the customer is told rather than kept for a minute more. */
export const isWorthRetrying = (
  method: Method,
  attempt: number,
  outcome: Either<ApiFailure, { readonly status: number }>,
): boolean =>
  method === 'GET' &&
  attempt < retries &&
  (isLeft(outcome) ? outcome.left.kind === 'network' : retriedStatuses.includes(outcome.right.status))

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
