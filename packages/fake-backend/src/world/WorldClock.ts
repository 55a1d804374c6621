export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** The world's time: another clock, and what it was moved on by hand. */
export interface WorldClock extends Clock {
  readonly advance: (milliseconds: number) => void
}

export const createWorldClock = (source: Clock): WorldClock => {
  let offset = 0
  return {
    now: () => source.now() + offset,
    advance: (milliseconds) => {
      offset += milliseconds
    },
  }
}
