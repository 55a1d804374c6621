import type { Path } from '../navigation/Navigation.js'
import { paths } from '../navigation/paths.js'
import type { Attention } from './attentionOf.js'

/** Where, inside the booking, the customer sees to what needs attention. */
export const attentionPath = (bookingRef: string, { kind }: Attention): Path => {
  switch (kind) {
    case 'questions':
      return paths.mandatoryInformation(bookingRef)
    case 'bankDetails':
      return paths.bankAccount
    case 'balance':
    case 'balanceOverdue':
      return paths.makePayment(bookingRef)
  }
}
