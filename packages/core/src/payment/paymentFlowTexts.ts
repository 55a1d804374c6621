import { paymentBankTexts, planBankTexts } from './bankTexts.js'

/** What the payments say of how they went, and the prompts (specification 2, to the letter where it gives it). */
export const paymentFlowTexts = {
  payment: {
    itemsAddedToBooking: 'Item(s) successfully added to booking.',
    paid: 'Your payment was made successfully!',
    detailsUpdated: 'Your payment details were successfully updated!',
    paidButFailedHeader: 'Please contact us about your booking',
    paidButFailed: 'Your payment has been successful but there has been an error completing your booking.',
    paidReference: (id: string) =>
      `Your payment reference is: ${id}. Please contact our Customer Services team who will resolve this for you.`,
    doNotRebook: 'Please do not try to re-book.',
    noPayment: 'No payment has reached us so far. Trying again is safe: you will be charged once.',
    cardsUnavailable: 'We were unable to reach our card provider, so this attempt was not sent. Please try again.',
    challengeFailed:
      'Your bank could not confirm that it was you, so nothing has been charged. Please try again or use another card.',
    challengeClosed:
      "You closed your bank's check before it was finished, so nothing has been charged. You can try again when you are ready.",
    checkUnavailable:
      "Your bank wants to check that it is you, and its check can't be shown here. Please use another card, or pay in the browser.",
    signedOut: 'Your payment was not sent. Nothing was charged.',
    /** The session ended, or the page was closed, while it was under way. */
    cancelled:
      'You were signed out before we knew what became of this payment. Sign in again, and your booking shows it.',
    pending: 'A payment for this is on its way already. Going on is safe: you will be charged once.',
    /** How far the money got. */
    money: {
      safeToTryAgain: 'Nothing has been charged. It is safe to try again.',
      safeOnce: 'No payment has reached us so far. Trying again is safe: you will be charged once.',
      notCharged: 'This attempt has charged nothing.',
      pending: 'A payment for this is on its way already. Going on is safe: you will be charged once.',
    },
    /** Beside the words of the refusal: what to do, in words of its own. */
    nextSteps: {
      tryAgain: 'Try it once more below, or use another card.',
      checkCard: 'Something in the card details is not right. Check them below, or use another card.',
      anotherCard: 'This card was not accepted. Use another one below, or ask your bank why.',
      authenticate: "Press Pay once more and go through your bank's check.",
      wait: 'Wait a few minutes, then press Pay again.',
      checkAmount: 'Look at the new amount before you press Pay.',
      payOtherwise: 'Choose another way to pay.',
      checkBooking: 'Look at your booking before you pay again.',
      contactUs: 'Get in touch with our support team and quote your booking reference.',
      doNotPayAgain: 'It is being worked on. Please do not pay again.',
    },
    undecided: {
      sentence: 'Please do not pay again. We are checking what happened to your payment.',
      again: 'We look again by ourselves, and you can look now.',
      support: (reference: string) =>
        `It has been more than 48 hours. Please contact our support team and quote ${reference}.`,
      startAgain: 'If this is not moving on, you can go on with your card. You will be charged once.',
      startAgainAction: 'Go on with a card',
    },
    bank: paymentBankTexts,
  },
  paymentPlan: {
    challengeFailed:
      'Your bank could not confirm that it was you, so your payment plan is as it was. Please try again or use another card.',
    challengeClosed:
      "You closed your bank's check before it was finished, so your payment plan is as it was. You can try again when you are ready.",
    notReached:
      'We have not received this change so far, so your payment plan is as it was. Trying again is safe: it is made once.',
    planError:
      'There is a problem with your payment plan. Please contact our support team with your booking reference.',
    cardsUnavailable: 'We were unable to reach our card provider, so your payment plan is as it was. Please try again.',
    signedOut: 'Your change was not sent. Your payment plan is as it was.',
    invalidDay: 'The day of a payment plan is 1 to 31.',
    checkUnavailable:
      "Your bank wants to check that it is you, and its check can't be shown here. Please use another card, or go on in the browser.",
    pending: 'A change of your payment plan is on its way already. Going on is safe: it is made once.',
    money: {
      safeToTryAgain: 'Nothing has been changed or charged. It is safe to try again.',
      safeOnce: 'We have not received this change so far. Trying again is safe: it is made once.',
      notCharged: 'This attempt has changed and charged nothing.',
      pending: 'A change of your payment plan is on its way already. Going on is safe: it is made once.',
    },
    bank: planBankTexts,
  },
} as const
