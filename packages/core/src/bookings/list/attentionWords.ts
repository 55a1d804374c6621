import type { Formats } from '../../language/formats.js'
import type { Wording } from '../../language/Wording.js'
import type { Attention } from './attention.js'
import type { bookingsTexts } from './bookingsTexts.js'

/** The text for an item that needs the customer's attention. */
export const attentionWords = (
  attention: Attention,
  { attention: words }: Pick<Wording<typeof bookingsTexts>, 'attention'>,
  formats: Formats,
): string => {
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
