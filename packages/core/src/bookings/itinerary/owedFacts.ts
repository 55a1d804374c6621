import type { Booking } from '../Booking.js'
import { owed } from '../money/owed.js'
import type { Wording } from '../../messages/Wording.js'
import { formatMoney } from '../../money/formatMoney.js'
import { formatDate } from './calendarDates.js'
import type { tripTexts } from './tripTexts.js'

interface OwedFact {
  readonly label: string
  readonly value: string
}

/** What is owed, in the words that stand on paper and in what is kept for when there is no network. */
export const owedFacts = (booking: Booking, words: Wording<typeof tripTexts>): readonly OwedFact[] => {
  const { outstanding, overdue, next } = owed(booking)
  if (outstanding.amount === 0) return []
  const due = next?.taken === 'byHand' && next.date !== null ? formatDate(next.date) : null
  return [
    { label: words.balance, value: words.balanceBy(formatMoney(outstanding), due) },
    ...(overdue?.amount ? [{ label: words.overdue, value: formatMoney(overdue.amount) }] : []),
    ...(next?.taken === 'byItself'
      ? [{ label: words.next, value: words.byItself(formatMoney(next.amount), next.date && formatDate(next.date)) }]
      : []),
  ]
}
