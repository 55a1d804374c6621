import type { Texts } from '../messages/texts.js'
import { paymentNextStep, type PaymentNextStep } from './paymentNextStep.js'
import type { PaymentFailureReason, PaymentState } from './PaymentState.js'

/**
 * How far the money got. `safeOnce`: a request may still arrive, and the next attempt of the same is one charge with it.
 * `notCharged`: nothing was charged, and trying the same again would not help.
 */
export type MoneyStatement = keyof Texts['payment']['money']

const endsHere: readonly PaymentNextStep[] = ['checkBooking', 'contactUs', 'payOtherwise', 'doNotPayAgain']

const helpsToTryAgain = (reason: PaymentFailureReason): boolean =>
  reason.kind !== 'refused' || !reason.errors.some(({ code }) => code !== null && endsHere.includes(paymentNextStep(code)))

/** Null where nothing has been asked of anybody's money. */
export const moneyStatement = (state: PaymentState): MoneyStatement | null => {
  switch (state.kind) {
    case 'unchecked':
    case 'idle':
      return null
    case 'reconciling':
      return 'checking'
    case 'tokenising':
    case 'submitting':
    case 'requiresAction':
      return 'underWay'
    case 'polling':
    case 'checkingPayments':
    case 'undecided':
      return 'doNotPayAgain'
    case 'settled':
      return state.end.kind === 'paid' ? 'paid' : 'paidContactUs'
    case 'failed':
      if (state.mayArrive || state.reason.kind === 'noPayment') return 'safeOnce'
      return helpsToTryAgain(state.reason) ? 'safeToTryAgain' : 'notCharged'
  }
}

export const sayMoney = (state: PaymentState, { payment }: Texts): string | null => {
  const statement = moneyStatement(state)
  return statement === null ? null : payment.money[statement]
}
