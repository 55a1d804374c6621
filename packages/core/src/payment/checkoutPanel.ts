import type { Basket } from '../basket/Basket.js'
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

/** A basket that costs nothing is completed without a card. */
export const isFreeBasket = ({ total }: Pick<Basket, 'total'>): boolean => total === 0

/** Whether what is under way, or failed, was the completing of a basket that costs nothing. */
export const isFree = (state: PaymentState): boolean => 'intent' in state && state.intent.amount === 0
