import { isPaying, mayPay, type PaymentState } from './PaymentState.js'

/** What checkout has to show for where the payment stands. */
export type CheckoutPanel = 'form' | 'progress' | 'checking' | 'notChecked' | 'undecided' | 'bookingFailed'

export const checkoutPanel = (state: PaymentState): CheckoutPanel => {
  if (mayPay(state)) return 'form'
  if (isPaying(state)) return 'progress'
  if (state.kind === 'undecided') return 'undecided'
  if (state.kind === 'settled' && state.end.kind === 'paidButBookingFailed') return 'bookingFailed'
  return state.kind === 'unchecked' && state.failure !== null ? 'notChecked' : 'checking'
}
