import type { PaymentState } from './PaymentState.js'

/** What a payment is for: a basket, or what the booking owes. */
export type PaymentPurpose = 'basket' | 'balance'

export type FailedPayment = Extract<PaymentState, { readonly kind: 'failed' }>

export const purposeOf = ({ intent }: Pick<FailedPayment, 'intent'>): PaymentPurpose => (intent.basketId === null ? 'balance' : 'basket')

/** The failure that belongs above the form of this purpose; that of the other is of no concern there. */
export const failureFor = (state: PaymentState, purpose: PaymentPurpose): FailedPayment | null =>
  state.kind === 'failed' && purposeOf(state) === purpose ? state : null
