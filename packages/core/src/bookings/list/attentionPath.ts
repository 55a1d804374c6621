import type { Path } from '../../navigation/Navigation.js'
import { paths } from '../../navigation/paths.js'
import type { Attention } from './attentionOf.js'

/** Where, inside the booking, the customer sees to what needs attention. */
export const attentionPath = (bookingRef: string, attention: Attention): Path => {
  switch (attention.kind) {
    case 'questions':
      return paths.mandatoryInformation(bookingRef)
    case 'bankDetails':
      return paths.bankAccount
    case 'planInError':
      return paths.changePlanPayment(bookingRef)
    case 'balance':
      return paths.makePayment(bookingRef)
    case 'balanceOverdue':
      return attention.amount === null || attention.isAll ? paths.makePayment(bookingRef) : paths.payOverdue(bookingRef)
  }
}
