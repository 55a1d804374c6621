import type { IsoDate } from '../environment/time.js'
import type { Money } from '../money/Money.js'
import type { Booking } from '../domain/Booking.js'
import { type BalanceStated, balanceStated } from '../bookings/money/bill.js'
import type { Owed } from '../bookings/money/owed.js'
import type { BookingPageTexts } from './bookingPageTexts.js'
import type { Formats } from '../language/formats.js'

type Words = BookingPageTexts['summary']

interface BalanceFacts {
  readonly words: string
  /** Null if no amount is shown. */
  readonly amount: Money | null
  readonly sentence: string | null
}

/** The amount owed, as the summary of the booking's page shows it. */
export interface BalanceShown extends BalanceFacts, BalanceStated {
  /** The whole outstanding balance, if the amount above is a part of it. */
  readonly outstanding: Money | null
  /** The next amount that a plan collects, beside the overdue amount. */
  readonly next: { readonly amount: Money; readonly date: IsoDate } | null
}

/** The most important fact: the overdue amount, the next collection, or else the balance. */
const balanceFacts = (
  { status }: Booking,
  { outstanding, isSettled, overdue, next, overpaid }: Owed,
  words: Words,
  formats: Formats,
): BalanceFacts => {
  if (overpaid !== null) return { words: words.overpaid, amount: overpaid, sentence: words.overpaidSentence }
  if (status === 'cancelled') return { words: words.cancelled, amount: null, sentence: words.cancelledSentence }
  if (isSettled) return { words: words.allPaid, amount: outstanding, sentence: words.nothingToPay }
  if (overdue?.amount) {
    const sentence = overdue.since && words.overdueSince(formats.date(overdue.since))
    return { words: words.overdue, amount: overdue.amount, sentence }
  }
  if (next?.taken === 'byItself') {
    const sentence = next.date === null ? words.automatically : words.onDate(formats.date(next.date))
    return { words: words.next, amount: next.amount, sentence }
  }
  return { words: words.balance, amount: outstanding, sentence: null }
}

/** `now` is ms since the epoch. */
export const balanceShown = (
  booking: Booking,
  owed: Owed,
  now: number,
  words: Words,
  formats: Formats,
): BalanceShown => {
  const { outstanding, overdue, next } = owed
  return {
    ...balanceFacts(booking, owed, words, formats),
    ...balanceStated(booking, owed, now),
    outstanding: overdue !== null || next?.taken === 'byItself' ? outstanding : null,
    next: overdue !== null && next?.date ? { amount: next.amount, date: next.date } : null,
  }
}
