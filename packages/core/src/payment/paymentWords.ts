import { entryOfCode, entryOfOperation } from '../failure/errorCatalogue.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import type { Operation, ServerError } from '../failure/Failure.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { PayingTexts } from './paymentTexts.js'
import { zeroMinor } from '../money/Money.js'
import { type ListedPayment, nameOf, type Notice, type PaymentRecord } from './machine/record.js'
import type { PaymentEnd } from './machine/view.js'
import { isPaymentCode, type PaymentErrorCode } from './paymentCodes.js'

/** The generic code replaces every code that is not in the list (behaviour/basket#2.5). */
const genericPaymentCode = '16000010' satisfies PaymentErrorCode

export const toKnownPaymentError = (error: ServerError, texts: PayingTexts): ServerError =>
  error.code === null || isPaymentCode(error.code) || Object.hasOwn(texts.codes, error.code)
    ? error
    : { ...error, code: genericPaymentCode }

/** For a basket that costs nothing, the operation's own text replaces the generic error, which mentions a card. */
const toKnownError = (error: ServerError, operation: Operation, texts: PayingTexts): ServerError => {
  const known = toKnownPaymentError(error, texts)
  return operation === 'completeBasket' && known.code === genericPaymentCode
    ? { code: null, message: texts.operations.completeBasket.text }
    : known
}

/** The text for one error of the back end. */
export const describePaymentError = (error: ServerError, texts: PayingTexts): string => {
  const { code, message } = toKnownPaymentError(error, texts)
  return (code === null ? message : entryOfCode(code, texts).text) ?? texts.operations.payment.text
}

const isPlan = (operation: Operation): boolean => operation === 'paymentPlan'

/** A sentence with the amount, the date and the reference of a payment. */
export const describePaymentOf = (
  { reference, amount, date }: ListedPayment,
  sentence: (amount: string, date: string, reference: string) => string,
  { formats }: PayingTexts,
): string => sentence(formats.money(amount), formats.documentDate(date), reference)

/** Says why the last attempt failed, in a sentence or two for each error. */
export const describeNotice = (notice: Notice, operation: Operation, texts: PayingTexts): readonly string[] => {
  const plan = isPlan(operation)
  switch (notice.kind) {
    case 'card':
      return [notice.message]
    case 'refused':
      return notice.errors.map((error) => describePaymentError(error, texts))
    case 'amountChanged':
      return [texts.paymentCode[16000307].text]
    case 'noPayment':
      return [plan ? texts.paymentPlan.notReached : texts.payment.noPayment]
    case 'planError':
      return [texts.paymentPlan.planError]
    case 'dueAgain':
      return [texts.payment.headings.dueAgain, describePaymentOf(notice.payment, texts.payment.dueAgain, texts)]
    case 'declined':
    case 'notAccepted':
      return [texts.operations[plan ? 'paymentPlan' : 'payment'].text]
    case 'cardsUnavailable':
    case 'challengeFailed':
    case 'challengeClosed':
    case 'challengeExpired':
    case 'checkUnavailable':
    case 'signedOut':
    case 'pending':
      return [(plan ? texts.paymentPlan : texts.payment)[notice.kind]]
  }
}

export interface Notifying {
  readonly messages: MessageStore
  readonly texts: PayingTexts
  readonly failures: FailureHandler
}

/**
 * Shows a toast where the specification has one; the panel shows everything else. Reports the result of a status check.
 */
export const notifyOf = (
  { messages, texts, failures }: Notifying,
  notice: Notice,
  operation: Operation,
  about: string,
): void => {
  switch (notice.kind) {
    case 'refused':
      return notice.errors.forEach((error) => failures.handleServerError(toKnownError(error, operation, texts), about))
    case 'amountChanged':
      return messages.toast('danger', texts.paymentCode[16000307].text, { about })
    case 'noPayment':
    case 'declined': {
      const readOperation = notice.kind === 'noPayment' && operation === 'payment' ? 'emptyPayments' : operation
      const { text, severity } = entryOfOperation(readOperation, texts)
      const sentence = text ?? texts.failure.unknown
      failures.report(readOperation, sentence, severity)
      // A change without an answer may still be made.
      const isOfPlan = notice.kind === 'noPayment' && isPlan(operation)
      return messages.toast('danger', isOfPlan ? texts.paymentPlan.notReached : sentence, { about })
    }
  }
}

/** The payment succeeded, and the booking could not be completed (behaviour/payments#2.8). */
const notifyBookingFailed = (messages: MessageStore, texts: PayingTexts, paymentId: string): void => {
  const { payment, basket } = texts
  messages.prompt({
    type: 'warning',
    header: payment.paidButFailedHeader,
    message: [payment.paidButFailed, payment.paidReference(paymentId), payment.doNotRebook],
    listed: false,
    required: true,
    actions: [{ label: basket.ok, emphasis: 'primary' }],
  })
}

/** The payment or change is done, but perhaps not by this attempt. */
const paidOtherwise = (isOfPlan: boolean, { payment, paymentPlan }: PayingTexts): string =>
  isOfPlan ? paymentPlan.changedOtherwise : payment.paidOtherwise

/** Shows the message that the machine commands. */
export const notificationOf = (
  notifying: Notifying,
  what: 'notice' | 'paid' | 'bookingFailed',
  { purchase, notice, step, pressed }: PaymentRecord,
  { operation, success }: { readonly operation: Operation; readonly success: string },
): void => {
  const { messages, texts } = notifying
  const about = nameOf(purchase)
  // The texts mention no card if nothing was to be paid.
  const isFree = operation === 'payment' && pressed?.amount === zeroMinor
  if (what === 'paid') {
    const isOtherwise = step.kind === 'paid' && step.payment.otherwise === true
    return isOtherwise
      ? messages.toast('warning', paidOtherwise(purchase.kind === 'plan', texts), { about })
      : messages.toast('success', success, { about })
  }
  if (what === 'bookingFailed' && step.kind === 'bookingFailed')
    return notifyBookingFailed(messages, texts, step.paymentId)
  if (notice !== null) notifyOf(notifying, notice, isFree ? 'completeBasket' : operation, about)
}

/** Maps each problem with the name on a card to its text in the form. */
export const nameWords = {
  cardholderMissing: 'name',
  cardNumberAsName: 'nameIsNumber',
  cardholderTooLong: 'nameTooLong',
} as const

/** Describes how a payment or a change of a plan ended, in the words of its page: for a script or a log. */
export const describePaymentEnd = (
  end: PaymentEnd,
  texts: PayingTexts,
  operation: 'payment' | 'paymentPlan' = 'payment',
): readonly string[] => {
  const { payment, screen } = texts
  switch (end.kind) {
    case 'paid':
      return [end.payment.otherwise === true ? paidOtherwise(operation === 'paymentPlan', texts) : payment.paid]
    case 'paidButBookingFailed':
      return [payment.paidButFailed, payment.paidReference(end.paymentId), payment.doNotRebook]
    case 'nothingToPay':
      return [screen.pay.nothing.allPaid.heading]
    case 'invalid':
      return [
        end.problem === 'day' ? texts.paymentPlan.invalidDay : screen.checkout.form.problems[nameWords[end.problem]],
      ]
    case 'notSent':
    case 'refused':
      return describeNotice(end.notice, operation, texts)
    case 'dueAgain':
      return describeNotice(end, operation, texts)
    case 'failed':
      return end.notice === null ? [payment.noPayment] : describeNotice(end.notice, operation, texts)
    case 'bankCheckOpen':
      return end.notice === null
        ? [screen.booking.attention.bank.heading, screen.booking.attention.bank.sentence]
        : describeNotice(end.notice, operation, texts)
    case 'undecided':
      return [payment.headings.undecided, payment.undecided.sentence, payment.undecided.wait]
    case 'notChecked':
      return [screen.checkout.notChecked.heading]
    case 'cancelled':
      return [payment.cancelled]
  }
}
