/** The time by the back end's clock. */
export interface ServerClock {
  /** An answer has come with this `Date`. */
  readonly hear: (date: string | null) => void
  /** Milliseconds since the epoch; null where no answer has told the time yet. */
  readonly now: () => number | null
}

/**
 * The `Date` of the latest answer plus the time since then (behaviour/promises#d8.7). It is late by the way of that answer and by less than a
 * second, as `Date` has whole seconds; it is never ahead. `monotonicNow` is in milliseconds, and never goes back.
 */
export const createServerClock = (monotonicNow: () => number): ServerClock => {
  let offset: number | null = null
  return {
    hear: (date) => {
      const told = Date.parse(date ?? '')
      if (!Number.isNaN(told)) offset = told - monotonicNow()
    },
    now: () => (offset === null ? null : Math.floor(offset + monotonicNow())),
  }
}
