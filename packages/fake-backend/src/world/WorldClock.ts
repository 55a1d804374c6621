export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** The world's time: another clock plus the time it was moved forward. */
export interface WorldClock extends Clock {
  readonly advance: (milliseconds: number) => void
  /** The other clock's time. It measures how long a request took to arrive, which moving the clock must not affect. */
  readonly unmoved: () => number
  /** Milliseconds by which the clock was moved forward. */
  readonly ahead: () => number
  /** Sets how far it is ahead of the other clock. */
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
