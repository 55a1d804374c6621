/** The current time by the back end's clock. */
export interface ServerClock {
  /** Called with the `Date` of each answer. */
  readonly hear: (date: string | null) => void
  /** Milliseconds since the epoch. Null until an answer has a `Date`. */
  readonly now: () => number | null
}

/**
 * The `Date` of the latest answer plus the time since then (behaviour/promises#d8.7).
 * It lags by the travel time of that answer and by less than a second, because `Date` has whole seconds. It is never
 * ahead.
 * `monotonicNow` is in milliseconds and never goes back.
 */
export const createServerClock = (monotonicNow: () => number): ServerClock => {
  let offset: number | null = null
  return {
    hear: (date) => {
      const answered = Date.parse(date ?? '')
      if (!Number.isNaN(answered)) offset = answered - monotonicNow()
    },
    now: () => (offset === null ? null : Math.floor(offset + monotonicNow())),
  }
}
