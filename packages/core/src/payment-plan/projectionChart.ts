import type { IsoDate } from '../environment/time.js'
import { type Minor, zeroMinor } from '../money/Money.js'
import type { Instalment } from './PaymentPlan.js'

export interface ChartBar {
  readonly date: IsoDate
  readonly amount: Minor
  /** Of the chart's height, a whole number; the highest amount has all of it, and no amount that is due has none. */
  readonly height: number
}

export const byDate = <A extends Instalment>(instalments: readonly A[]): readonly A[] =>
  instalments.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))

/** Scaled in integers to the highest of `all`. */
export const barHeight = (amount: Minor, all: readonly Minor[], height: number): number => {
  if (amount <= zeroMinor) return 0
  return Math.max(1, Number((BigInt(amount) * BigInt(height)) / BigInt(Math.max(amount, ...all))))
}

/** Bars in the order of their dates. `height` is that of the chart, in whole units. */
export const projectionChart = (instalments: readonly Instalment[], height: number): readonly ChartBar[] => {
  const amounts = instalments.map(({ amount }) => amount)
  return byDate(instalments).map(({ date, amount }) => ({ date, amount, height: barHeight(amount, amounts, height) }))
}
