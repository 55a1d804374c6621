import type { Attention, Formats, Owed } from '@booking-dashboard/core'
import type { AreaFeatures } from '@booking-dashboard/core/composition'

type Words = AreaFeatures['member']['texts']['screen']['bookings']

/** What needs the customer's attention, as an action. */
export const stepWords = (attention: Attention, { step: words }: Words): string => {
  if (attention.kind === 'balanceOverdue') {
    if (attention.amount === null) return words.balanceOverdueUnknown
    return attention.isAll ? words.balance : words.balanceOverdue
  }
  return words[attention.kind]
}

/** The next payment: its date, its amount, and whether the customer has to act. */
export const nextWords = (
  { amount, date, taken }: NonNullable<Owed['next']>,
  { next: words }: Words,
  formats: Formats,
): string => words[taken](formats.money(amount), date && formats.date(date))
