export interface Availability {
  /** Sold without a limit of its own. */
  readonly freesale: boolean
  readonly available: number
}

/** Anything with a number of places: a ticket type, a room, an option, a departure. */
export interface Limited {
  readonly availability: Availability
}

/** How many can be chosen, beside what is in baskets already; freesale knows no limit of its own. */
export const mostOf = ({ availability }: Limited): number =>
  availability.freesale ? Number.POSITIVE_INFINITY : availability.available

export type AvailabilityLevel = 'freesale' | 'plenty' | 'few' | 'soldOut'

/** From this many on there is no need to say how many are left. */
const plenty = 10

export const availabilityLevel = ({ availability: { freesale, available } }: Limited): AvailabilityLevel => {
  if (freesale) return 'freesale'
  if (available <= 0) return 'soldOut'
  return available < plenty ? 'few' : 'plenty'
}

/** How many there are of something that is on sale, as its row shows it. */
export interface StockShown {
  readonly level: AvailabilityLevel
  /** Null where it is sold without a limit. */
  readonly left: number | null
  /** The most that can be chosen; null where there is no limit. */
  readonly limit: number | null
  /** Whether it can be chosen at all, or what was chosen can be taken back. */
  readonly isOffered: boolean
  /** All that are left are chosen. */
  readonly isAllChosen: boolean
}

export const stockShown = (of: Limited, quantity: number): StockShown => {
  const [level, most] = [availabilityLevel(of), mostOf(of)]
  const limit = Number.isFinite(most) ? most : null
  return {
    level,
    left: limit,
    limit,
    isOffered: level !== 'soldOut' || quantity > 0,
    isAllChosen: quantity > 0 && quantity >= most,
  }
}
