import { type Minor, sumMinor } from '../money/Money.js'
import type { Instalment } from './PaymentPlan.js'
import { byDate } from './projectionChart.js'

export interface ProjectionSummary {
  readonly count: number
  readonly first: Instalment
  readonly final: Instalment
  readonly total: Minor
  /** Each payment but the last, which has what does not divide, takes this; null where they differ otherwise. */
  readonly each: Minor | null
}

/** What a projection comes to, in a sentence's worth; null where it holds no payment. */
export const projectionSummary = (instalments: readonly Instalment[]): ProjectionSummary | null => {
  const inOrder = byDate(instalments)
  const first = inOrder[0]
  const final = inOrder.at(-1)
  if (first === undefined || final === undefined) return null
  const alike = inOrder.slice(0, -1).every(({ amount }) => amount === first.amount)
  return {
    count: inOrder.length,
    first,
    final,
    total: sumMinor(inOrder.map(({ amount }) => amount)),
    each: alike ? first.amount : null,
  }
}
