import type { Cost } from '../money/Money.js'
import { days, hasTime, type IsoDate } from '../environment/time.js'

/** When something may be bought on the dashboard (behaviour/catalogue#2.3 and behaviour/catalogue#2.5). */
export interface PurchaseRules {
  readonly onDashboard: boolean
  readonly from: IsoDate | null
  readonly until: IsoDate | null
}

/** Without an offset, a time is UTC: it never depends on the zone of the device. */
const instantOf = (date: IsoDate): number =>
  hasTime(date) && !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(date) ? Date.parse(`${date}Z`) : Date.parse(date)

/** A date without a time ends at its midnight (UTC). A date-time is inclusive. */
const endOf = (date: IsoDate): number => instantOf(date) + (hasTime(date) ? 1 : days(1))

/**
 * May be bought only if purchase_dashboard is set and `now` is within the purchase dates, inclusive
 * (behaviour/catalogue#2.5). A missing date is no limit. `now` is ms since the epoch by the
 * server's clock.
 */
export const mayBuy = ({ onDashboard, from, until }: PurchaseRules, now: number): boolean =>
  onDashboard && (from === null || instantOf(from) <= now) && (until === null || now < endOf(until))

export interface Availability {
  /** Sold without a limit of its own. */
  readonly freesale: boolean
  readonly available: number
}

/** Anything with limited availability: a ticket type, a room, an option, a departure. */
interface Limited {
  readonly availability: Availability
}

/** An option of an extra, of a room's too. */
export interface PricedOption {
  readonly optionId: string
  readonly value: string
  readonly cost: Cost
  /** 1 to 4 of behaviour/catalogue#2.4. */
  readonly priceDisplayCode: number
}

/** How many can be chosen, beside those already in baskets. A freesale has no limit of its own. */
export const mostOf = ({ availability }: Limited): number =>
  availability.freesale ? Number.POSITIVE_INFINITY : availability.available

/** The number available, if more are chosen; otherwise null. */
export const tooManyOf = (of: Limited, quantity: number): number | null => (quantity > mostOf(of) ? mostOf(of) : null)

export type AvailabilityLevel = 'freesale' | 'plenty' | 'few' | 'soldOut'

/** From this number on, the remaining number is not shown. */
const plenty = 10

export const availabilityLevel = ({ availability: { freesale, available } }: Limited): AvailabilityLevel => {
  if (freesale) return 'freesale'
  if (available <= 0) return 'soldOut'
  return available < plenty ? 'few' : 'plenty'
}

/** The stock of an item on sale, as its row shows it. */
export interface StockShown {
  readonly level: AvailabilityLevel
  /** Null if it is sold without a limit. */
  readonly left: number | null
  /** The most that can be chosen. Null without a limit. */
  readonly limit: number | null
  /** Whether it can be chosen, or an earlier choice can be removed. */
  readonly isOffered: boolean
  /** Whether all remaining ones are chosen. */
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
