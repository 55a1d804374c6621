import type { ServerError } from '../failure/ServerError.js'
import { entryOfCode, knownPaymentCode } from '../failure/errorCatalogue.js'
import type { Texts } from '../messages/texts.js'
import type { PaymentFailureReason } from './PaymentState.js'

/** Codes that are not in the list become the generic payment error (specification 2, §5). */
export const toKnownPaymentError = (error: ServerError): ServerError =>
  error.code === null ? error : { ...error, code: knownPaymentCode(error.code) }

/** One error of the back end in the words of its code. */
export const describePaymentError = (error: ServerError, texts: Texts): string => {
  const known = toKnownPaymentError(error)
  if (known.code === null) return known.message ?? texts.failure.paymentFailed
  return entryOfCode(known.code).message?.(texts) ?? texts.failure.paymentFailed
}

/** What happened and what the customer can do, a sentence or two for each error. */
export const describePaymentFailure = (reason: PaymentFailureReason, texts: Texts): readonly string[] => {
  switch (reason.kind) {
    case 'card':
      return [reason.message]
    case 'cardsUnavailable':
      return [texts.payment.cardsUnavailable]
    case 'refused':
      return reason.errors.map((error) => describePaymentError(error, texts))
    case 'amountChanged':
      return [texts.paymentError[16000307]]
    case 'challengeFailed':
      return [texts.payment.challengeFailed]
    case 'challengeClosed':
      return [texts.payment.challengeClosed]
    case 'noPayment':
      return [texts.payment.noPayment]
    case 'notCompleted':
      return [texts.failure.completeBasket]
    case 'declined':
    case 'notAccepted':
      return [texts.failure.paymentFailed]
  }
}
