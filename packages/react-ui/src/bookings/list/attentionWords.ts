import { type Attention, formatDate, formatMoney, type MemberTexts } from '@booking-dashboard/core'

type Words = MemberTexts['screen']['bookings']

/** What waits for the customer, in words. */
export const attentionWords = (attention: Attention, { attention: words }: Words): string => {
  switch (attention.kind) {
    case 'questions':
      return words.questions(attention.count)
    case 'bankDetails':
      return words.bankDetails
    case 'balanceOverdue':
      return words.balanceOverdue(formatMoney(attention.amount))
    case 'balance':
      return attention.dueDate === null
        ? words.balance(formatMoney(attention.amount))
        : words.balanceBy(formatMoney(attention.amount), formatDate(attention.dueDate))
  }
}

/** The same as something to do. */
export const stepWords = (attention: Attention, { step: words }: Words): string => {
  switch (attention.kind) {
    case 'questions':
    case 'bankDetails':
      return words[attention.kind]
    case 'balanceOverdue':
    case 'balance':
      return words[attention.kind](formatMoney(attention.amount))
  }
}
