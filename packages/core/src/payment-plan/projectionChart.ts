import type { IsoDate } from '../bookings/Booking.js'
import { type Minor, zeroMinor } from '../money/Money.js'
import type { Instalment } from './PaymentPlan.js'

export interface ChartBar {
  readonly date: IsoDate
  readonly amount: Minor
  /** Of the chart's height, a whole number; the highest amount has all of it, and no amount that is due has none. */
  readonly height: number
}

/** Bars in the order of their dates, scaled in integers. `height` is that of the chart, in whole units. */
export const projectionChart = (instalments: readonly Instalment[], height: number): readonly ChartBar[] => {
  const highest = Math.max(zeroMinor, ...instalments.map(({ amount }) => amount))
  const scaled = (amount: Minor): number =>
    amount <= zeroMinor ? 0 : Math.max(1, Number((BigInt(amount) * BigInt(height)) / BigInt(highest)))
  return instalments
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
    .map(({ date, amount }) => ({ date, amount, height: scaled(amount) }))
}
