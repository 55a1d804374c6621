import type { Attention, Formats, Owed } from '@booking-dashboard/core'
import type { AreaFeatures } from '@booking-dashboard/core/composition'

type Words = AreaFeatures['member']['texts']['screen']['bookings']

/** The text for an item that needs the customer's attention. */
export const attentionWords = (attention: Attention, { attention: words }: Words, formats: Formats): string => {
  switch (attention.kind) {
    case 'questions':
      return words.questions(attention.count)
    case 'bankDetails':
    case 'planInError':
      return words[attention.kind]
    case 'balanceOverdue':
      return words.balanceOverdue(
        attention.amount && formats.money(attention.amount),
        attention.since && formats.date(attention.since),
      )
    case 'balance':
      return attention.dueDate === null
        ? words.balance(formats.money(attention.amount))
        : words.balanceBy(formats.money(attention.amount), formats.date(attention.dueDate))
  }
}

/** The same item as an action. */
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
