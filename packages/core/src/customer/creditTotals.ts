import { addMinor, type Money, money, sameCurrency } from '../money/Money.js'
import type { CreditBalance } from './Customer.js'

/** A total for each currency, in the order in which they first appear (decisions §3.3). */
export const creditTotals = (balances: readonly CreditBalance[]): readonly Money[] =>
  balances.reduce<readonly Money[]>((totals, balance) => {
    const known = totals.some((total) => sameCurrency(total.currency, balance.currency))
    if (!known) return [...totals, money(balance.value, balance.currency)]
    return totals.map((total) =>
      sameCurrency(total.currency, balance.currency)
        ? money(addMinor(total.amount, balance.value), total.currency)
        : total,
    )
  }, [])
