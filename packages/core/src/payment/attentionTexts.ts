import type { Wording } from '../language/Wording.js'

/** A payment that has not ended, on the other pages of its booking: apart, since those load no other text of payments. */
export const attentionTexts = {
  paymentOpen: "We don't know yet whether your payment went through",
  paymentOpenSentence: "Please don't pay again. We keep checking what happened to it.",
  /** The booking lists the payment, and the amount to pay does not include it yet. */
  paymentRecorded: 'Your payment is recorded',
  paymentRecordedSentence: "The amount to pay is not up to date yet. Please don't pay it again.",
  seePayment: 'See how it stands',
  paymentMoving: 'Your payment is on its way',
  paymentMovingSentence: 'We are confirming it. You can stay on this page or come back later.',
  /** Of a payment plan: nothing is paid. */
  plan: {
    open: "We don't know yet whether your payment plan was changed",
    openSentence: 'Nothing is charged for it. We keep checking what happened to it.',
    moving: 'Your payment plan is being updated',
    movingSentence: 'Nothing is charged for it. You can stay on this page or come back later.',
  },
  /** Where a bank's check is open: on the payment's own page, and on the others of its booking. */
  bank: {
    heading: "Your bank's check is open",
    sentence:
      'Nothing is charged until you confirm this payment with your bank. To use another card, continue and close the check.',
    planSentence:
      'Nothing is charged for this. Your bank is waiting for you to confirm your card. To use another card, continue and close the check.',
    action: 'Continue',
  },
} as const

/** What is read of the texts of a booking. */
export interface AttentionTexts {
  readonly screen: { readonly booking: { readonly attention: Wording<typeof attentionTexts> } }
}
