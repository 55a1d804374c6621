import { days, type IsoDate } from '../environment/time.js'

/** When something may be bought on the dashboard (specification 2, §3 and §5). */
export interface PurchaseRules {
  readonly onDashboard: boolean
  readonly from: IsoDate | null
  readonly until: IsoDate | null
}

/** A date without a time counts whole: as an end it lasts until its midnight (UTC). A date-time is itself still inside. */
const endOf = (date: string): number => (date.includes('T') ? Date.parse(date) + 1 : Date.parse(date) + days(1))

/**
 * On the dashboard only where purchase_dashboard is set and now lies within the purchase dates (specification 2, §5),
 * both ends included. A date that is not given is no limit. `now` in ms since the epoch.
 */
export const mayBuy = ({ onDashboard, from, until }: PurchaseRules, now: number): boolean =>
  onDashboard && (from === null || Date.parse(from) <= now) && (until === null || now < endOf(until))
