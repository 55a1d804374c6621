import { basketCodes } from '../basket/basketFlowTexts.js'
import type { CatalogueEntry } from '../failure/errorCatalogue.js'

/** What the customer does next; the text of each code says it in words. */
export type PaymentNextStep =
  | 'tryAgain'
  | 'checkCard'
  | 'anotherCard'
  /** Pay again and follow the bank's steps. */
  | 'authenticate'
  | 'wait'
  | 'checkAmount'
  /** What the customer chose is not available; the other ways to pay are. */
  | 'payOtherwise'
  | 'checkBooking'
  | 'contactUs'
  /** The payment is being processed: the customer contacts support after 48 hours. */
  | 'doNotPayAgain'

/**
 * What a refusal shows about the attempt under its key. `ended`: it ended without a charge, and the key is spent.
 * `claimed`: the back end has something under the key, or money moved another way: a status check decides. `open`:
 * nothing.
 */
export type KeyVerdict = 'ended' | 'claimed' | 'open'

export interface PaymentCode extends CatalogueEntry {
  readonly text: string
  readonly next: PaymentNextStep
  readonly attempt: KeyVerdict
}

const showing =
  (attempt: KeyVerdict) =>
  (next: PaymentNextStep, text: string, severity: CatalogueEntry['severity'] = 'fatal'): PaymentCode => ({
    text,
    severity,
    next,
    attempt,
  })
const ended = showing('ended')
const claimed = showing('claimed')
const open = showing('open')

/** The payment error codes (behaviour/payments#2.8). */
const table = {
  16000010: open('tryAgain', 'We were unable to take your payment. Please try again or use another card.'),
  16000020: open(
    'checkBooking',
    'We were unable to find this payment. Please check your booking. If it is not there, contact our support team with your booking reference.',
  ),
  16000030: claimed(
    'checkBooking',
    'We may have received this payment already. Please check your booking before you pay again.',
  ),
  16000040: claimed('checkBooking', 'There is nothing left to pay on this booking.'),
  16000050: ended('checkCard', 'The card number is not valid. Please check it and try again.'),
  16000060: ended('checkCard', 'The start date of the card is not valid. Please check it and try again.'),
  16000070: ended(
    'checkCard',
    'The expiry date of the card is not valid or has passed. Please check it or use another card.',
  ),
  16000080: ended('checkCard', 'The security code is not correct. Please check the digits on your card and try again.'),
  16000090: ended(
    'anotherCard',
    'The billing address does not match the card. Please check it with your bank or use another card.',
  ),
  16000100: claimed(
    'checkBooking',
    'This payment has been assigned to your booking already. Please check your booking.',
  ),
  16000110: claimed('checkBooking', 'This may have been paid already. Please check your booking before you pay again.'),
  16000120: open(
    'authenticate',
    'Your bank needs to check that it is you. Please pay again and follow the steps that it shows you.',
    'warning',
  ),
  16000130: ended('anotherCard', 'Your bank could not verify this payment. Please try again or use another card.'),
  16000140: ended('anotherCard', 'Your bank declined this payment. Please use another card or contact your bank.'),
  16000150: open('tryAgain', 'This has not been paid yet. Please try again.'),
  16000160: open('wait', 'We were unable to reach our card provider. Please try again in a few minutes.'),
  16000170: open('wait', 'Our card provider had a problem processing this payment. Please try again in a few minutes.'),
  16000180: open('wait', 'Too many payment attempts. Please wait a moment and try again.'),
  16000190: open('tryAgain', 'We were unable to send this payment. Please refresh the page and try again.'),
  16000200: open(
    'contactUs',
    'We were unable to use your details for this payment. Please contact our support team with your booking reference.',
  ),
  16000210: open('checkCard', 'Your saved card details are missing. Please enter your card again.'),
  16000220: open('tryAgain', 'We were unable to load your saved payment details. Please try again.'),
  16000230: open('tryAgain', 'We were unable to save your payment details. Please try again.'),
  16000240: open('tryAgain', 'We were unable to update your payment details. Please try again.'),
  16000250: open('tryAgain', 'We were unable to set up your payment plan. Please try again.'),
  16000260: open('tryAgain', 'We were unable to update your payment plan. Please try again.'),
  16000270: open('payOtherwise', 'The selected payment plan is not available for this package.'),
  16000280: open(
    'authenticate',
    'Your bank needs you to authorise this payment. Please pay again and follow the steps that it shows you.',
    'warning',
  ),
  16000290: open(
    'contactUs',
    'We were unable to find your payment details. Please contact our support team with your booking reference.',
  ),
  16000300: claimed(
    'checkBooking',
    'This payment can no longer be changed. Please refresh the page to see where it stands.',
  ),
  16000301: claimed('doNotPayAgain', basketCodes[16000301].text, basketCodes[16000301].severity),
  16000302: open(
    'checkBooking',
    'That change to your payment plan is not possible. Please check your booking to see where it stands.',
  ),
  16000303: open(
    'checkBooking',
    'We were unable to find your payment plan. Please check your booking. If it is not there, contact our support team with your booking reference.',
  ),
  16000304: open(
    'contactUs',
    'Your payment plan cannot be resumed. Please contact our support team with your booking reference.',
  ),
  16000305: open(
    'contactUs',
    'We were unable to use your credit for this payment. Please contact our support team with your booking reference.',
  ),
  16000306: claimed('checkBooking', 'This payment can no longer be cancelled. Please check your booking.'),
  16000307: claimed(
    'checkAmount',
    'The amount has changed since this page was shown. Please check the new total before you pay.',
  ),
}

/** A code of the payment family, such as `16000080`. */
export type PaymentErrorCode = `${keyof typeof table}`

/** Every error code of a payment, with its text and what the customer can do next. */
export const paymentCodes: Readonly<Record<PaymentErrorCode, PaymentCode>> = table

export const isPaymentCode = (text: string): text is PaymentErrorCode => Object.hasOwn(paymentCodes, text)

/** The next step for a code of another family is to try again. */
export const paymentNextStep = (text: string): PaymentNextStep =>
  isPaymentCode(text) ? paymentCodes[text].next : 'tryAgain'

/** Among several errors the most careful verdict counts: a status check comes first if something may be paid. */
export const keyVerdict = (codes: readonly (string | null)[]): KeyVerdict => {
  const verdicts = codes.map((text) => (text !== null && isPaymentCode(text) ? paymentCodes[text].attempt : 'open'))
  return verdicts.includes('claimed') ? 'claimed' : verdicts.includes('ended') ? 'ended' : 'open'
}

/** The code of a refusal for another amount than the one that was shown. */
export const otherAmount = '16000307'

/** The back end refused because the amount that was shown has changed. */
export const namesOtherAmount = (codes: readonly (string | null)[]): boolean =>
  codes.some((text) => text === otherAmount || text === '16000040')

export const paymentOperations = {
  payment: { text: 'Payment failed. Please try again.', severity: 'error' },
  emptyPayments: { text: 'We were unable to find your payment. Please try again.', severity: 'fatal' },
  completeBasket: { text: "We're unable to complete your basket right now. Please try again.", severity: 'error' },
  termsAndConditions: {
    text: "We're unable to load the terms and conditions right now. Please try again.",
    severity: 'fatal',
  },
  paymentPlan: { text: "We're unable to update your payment plan right now. Please try again.", severity: 'error' },
  projection: { text: "We're unable to work out your payments right now. Please try again.", severity: 'fatal' },
} satisfies Readonly<Record<string, CatalogueEntry>>
