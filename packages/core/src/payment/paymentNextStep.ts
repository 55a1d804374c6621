import type { PaymentErrorCode } from '../messages/paymentErrorTexts.js'
import { knownPaymentCode } from '../failure/errorCatalogue.js'

/** What the customer does next; the text of each code says it in words. */
export type PaymentNextStep =
  | 'tryAgain'
  | 'checkCard'
  | 'anotherCard'
  /** Pay again and follow the bank's steps. */
  | 'authenticate'
  | 'wait'
  | 'checkAmount'
  /** What was asked for is not to be had; the other ways to pay are. */
  | 'payOtherwise'
  | 'checkBooking'
  | 'contactUs'
  /** It is being processed: support is asked after 48 hours. */
  | 'doNotPayAgain'

/** Specification 2, §8. A code without an entry does not compile. */
export const paymentNextSteps: Readonly<Record<PaymentErrorCode, PaymentNextStep>> = {
  16000010: 'tryAgain',
  16000020: 'checkBooking',
  16000030: 'checkBooking',
  16000040: 'checkBooking',
  16000050: 'checkCard',
  16000060: 'checkCard',
  16000070: 'checkCard',
  16000080: 'checkCard',
  16000090: 'anotherCard',
  16000100: 'checkBooking',
  16000110: 'checkBooking',
  16000120: 'authenticate',
  16000130: 'anotherCard',
  16000140: 'anotherCard',
  16000150: 'tryAgain',
  16000160: 'wait',
  16000170: 'wait',
  16000180: 'wait',
  16000190: 'tryAgain',
  16000200: 'contactUs',
  16000210: 'checkCard',
  16000220: 'tryAgain',
  16000230: 'tryAgain',
  16000240: 'tryAgain',
  16000250: 'tryAgain',
  16000260: 'tryAgain',
  16000270: 'payOtherwise',
  16000280: 'authenticate',
  16000290: 'contactUs',
  16000300: 'checkBooking',
  16000301: 'doNotPayAgain',
  16000302: 'tryAgain',
  16000303: 'checkBooking',
  16000304: 'contactUs',
  16000305: 'contactUs',
  16000306: 'checkBooking',
  16000307: 'checkAmount',
}

const hasStep = (code: string): code is PaymentErrorCode => Object.hasOwn(paymentNextSteps, code)

/** An unknown code is the generic payment error (specification 2, §5); one of another family is tried again. */
export const paymentNextStep = (code: string): PaymentNextStep => {
  const known = knownPaymentCode(code)
  return hasStep(known) ? paymentNextSteps[known] : 'tryAgain'
}
