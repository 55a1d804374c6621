import { type Attention, formatDate, formatMoney, type MemberTexts, type NextPayment } from '@booking-dashboard/core'

type Words = MemberTexts['screen']['bookings']

/** What waits for the customer, in words. */
export const attentionWords = (attention: Attention, { attention: words }: Words): string => {
  switch (attention.kind) {
    case 'questions':
      return words.questions(attention.count)
    case 'bankDetails':
    case 'planInError':
      return words[attention.kind]
    case 'balanceOverdue':
      return words.balanceOverdue(
        attention.amount && formatMoney(attention.amount),
        attention.since && formatDate(attention.since),
      )
    case 'balance':
      return attention.dueDate === null
        ? words.balance(formatMoney(attention.amount))
        : words.balanceBy(formatMoney(attention.amount), formatDate(attention.dueDate))
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
export const nextWords = ({ amount, date, taken }: NextPayment, { next: words }: Words): string =>
  words[taken](formatMoney(amount), date && formatDate(date))
