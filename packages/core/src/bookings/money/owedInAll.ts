import { addMinor, type Money, money, zeroMinor } from '../../money/Money.js'
import type { NextPayment, Owed } from './owed.js'

/** What a customer owes for several bookings together. */
export interface OwedInAll {
  /** One for each currency, in the order of the bookings. */
  readonly amounts: readonly Money[]
  /** The earliest payment of all that has a date; null where none has, or where something is overdue and comes first. */
  readonly next: NextPayment | null
}

/** Null where fewer than two bookings owe anything: the booking itself says it then. */
export const owedInAll = (bookings: readonly Owed[]): OwedInAll | null => {
  const owing = bookings.filter(({ outstanding }) => outstanding.amount > 0)
  if (owing.length < 2) return null
  // A booking tells its currency by symbol and exponent alone.
  const totals = new Map<string, Money>()
  for (const { outstanding } of owing) {
    const { amount, currency } = outstanding
    const key = `${currency.symbol} ${currency.exponent}`
    totals.set(key, money(addMinor(totals.get(key)?.amount ?? zeroMinor, amount), currency))
  }
  const dated = owing.flatMap(({ next }) => (next?.date ? [{ next, date: next.date }] : []))
  const [first] = dated.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
  const isAnyOverdue = owing.some(({ overdue }) => overdue !== null)
  return {
    amounts: [...totals.values()],
    next: isAnyOverdue ? null : (first?.next ?? null),
  }
}
