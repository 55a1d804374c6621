import type { Attention, Formats, Owed } from '@booking-dashboard/core'
import type { MemberTexts } from '@booking-dashboard/core/composition'

type Words = MemberTexts['screen']['bookings']

/** What waits for the customer, in words. */
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

/** The same as something to do. */
export const stepWords = (attention: Attention, { step: words }: Words): string => {
  if (attention.kind === 'balanceOverdue') {
    if (attention.amount === null) return words.balanceOverdueUnknown
    return attention.isAll ? words.balance : words.balanceOverdue
  }
  return words[attention.kind]
}

/** What is paid next: when, how much, and whether the customer has to do anything for it. */
export const nextWords = (
  { amount, date, taken }: NonNullable<Owed['next']>,
  { next: words }: Words,
  formats: Formats,
): string => words[taken](formats.money(amount), date && formats.date(date))
