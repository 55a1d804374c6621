import { availabilityLevel, type AvailabilityLevel, type Limited, mostOf } from './tickets/selectionTotals.js'

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
