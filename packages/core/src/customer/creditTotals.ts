import { addMinor, type Money, money } from '../money/Money.js'
import type { CreditBalance } from './Customer.js'

/**
 * A total for each currency, in the order in which they first appear (decisions §3.3). The ISO code tells them apart:
 * several currencies are written with the same symbol. A total of nothing is no credit.
 */
export const creditTotals = (balances: readonly CreditBalance[]): readonly Money[] => {
  const totals = new Map<string, Money>()
  for (const { isoCode, value, currency } of balances) {
    const known = totals.get(isoCode)
    totals.set(
      isoCode,
      known === undefined ? money(value, currency) : money(addMinor(known.amount, value), known.currency),
    )
  }
  return [...totals.values()].filter(({ amount }) => amount !== 0)
}
