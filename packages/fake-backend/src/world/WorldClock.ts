export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** The world's time: another clock, and what it was moved on by hand. */
export interface WorldClock extends Clock {
  readonly advance: (milliseconds: number) => void
  /** The other clock's time, whatever this one was moved on by: how long a request was on its way is told by it. */
  readonly unmoved: () => number
  /** Milliseconds that it was moved on. */
  readonly ahead: () => number
  /** As far ahead of the other clock as that. */
  readonly setAhead: (milliseconds: number) => void
}

export const createWorldClock = (source: Clock): WorldClock => {
  let offset = 0
  return {
    now: () => source.now() + offset,
    advance: (milliseconds) => {
      offset += milliseconds
    },
    unmoved: () => source.now(),
    ahead: () => offset,
    setAhead: (milliseconds) => {
      offset = milliseconds
    },
  }
}
