import type { Texts } from '../messages/texts.js'
import { isFree } from './checkoutPanel.js'
import { describePaymentFailure } from './describePaymentFailure.js'
import { sayMoney } from './moneyStatement.js'
import { paymentNextStep, type PaymentNextStep } from './paymentNextStep.js'
import type { PaymentFailureReason, PaymentState } from './PaymentState.js'

export type FailedPayment = Extract<PaymentState, { readonly kind: 'failed' }>

/** What a payment is for: a basket, or what the booking owes. */
export type PaymentPurpose = 'basket' | 'balance'

export const purposeOf = ({ intent }: Pick<FailedPayment, 'intent'>): PaymentPurpose => (intent.basketId === null ? 'balance' : 'basket')

/** The failure that belongs above the form of this purpose; that of the other is of no concern there. */
export const failureFor = (state: PaymentState, purpose: PaymentPurpose): FailedPayment | null =>
  state.kind === 'failed' && purposeOf(state) === purpose ? state : null

/** Where the reason's own words say already that nothing was charged. */
const saysItself = ({ kind }: PaymentFailureReason): boolean => kind === 'challengeFailed' || kind === 'challengeClosed'

/** What happened, and how far the money got; nothing is said twice, and of money nothing where there is none to pay. */
export const paymentFailureWords = (failed: FailedPayment, texts: Texts): readonly string[] => {
  const money = isFree(failed) || (saysItself(failed.reason) && !failed.mayArrive) ? null : sayMoney(failed, texts)
  return [...new Set([...describePaymentFailure(failed.reason, texts), ...(money === null ? [] : [money])])]
}

/** Where the customer finds what the next step wants; null where that is this form. */
export type WayOn = 'booking' | 'waysToPay'

const leads: Readonly<Partial<Record<PaymentNextStep, WayOn>>> = { checkBooking: 'booking', doNotPayAgain: 'booking', payOtherwise: 'waysToPay' }

export const wayOnAfter = ({ reason }: Pick<FailedPayment, 'reason'>): WayOn | null => {
  if (reason.kind !== 'refused') return null
  const ways = reason.errors.flatMap(({ code }) => (code === null ? [] : [leads[paymentNextStep(code)]]))
  return ways.find((way) => way !== undefined) ?? null
}
