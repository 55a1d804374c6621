import { planFlowTexts } from '../payment-plan/planTexts.js'

/** What the payments say of how they went, and the prompts (specification 2, to the letter where it gives it). */
export const paymentFlowTexts = {
  payment: {
    itemsAddedToBooking: 'Item(s) successfully added to booking.',
    paid: 'Your payment was made successfully!',
    paidOtherwise: 'A payment of this amount has reached us, so nothing more is charged.',
    headings: {
      notSent: 'Your payment was not sent',
      unanswered: 'We have had no answer about your payment yet',
      notReceived: 'Your last payment has not reached us',
      open: 'A payment for this is on its way',
    },
    dueAgainHeading: 'This amount is due again',
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
    challengeExpired:
      "Your bank's check ended before it was finished, so this attempt has charged nothing. You can try again when you are ready.",
    checkUnavailable:
      "Your bank wants to check that it is you, and its check can't be shown here. Please use another card, or pay in the browser.",
    signedOut: 'Your payment was not sent. Nothing was charged.',
    /** The session ended, or the page was closed, while it was under way. */
    cancelled:
      'You were signed out before we knew what became of this payment. Sign in again, and your booking shows it.',
    pending: 'A payment for this is on its way already. Going on is safe: you will be charged once.',
    dueAgain: (amount: string, date: string, reference: string) =>
      `You paid ${amount} on ${date} (${reference}). ${amount} is due now: that payment was returned, or the price has gone up since. If you did not expect this, contact us before you pay.`,
    /** In the question before a sign-out. */
    unfinished: {
      payment: (bookingRef: string, amount: string | null) =>
        amount === null
          ? `A payment for ${bookingRef} has not ended yet.`
          : `Your payment of ${amount} for ${bookingRef} has not ended yet.`,
      plan: (bookingRef: string) => `The change to your payment plan for ${bookingRef} is not confirmed yet.`,
      afterwards: 'Signing out does not stop it. Your booking shows how it ended when you sign in again.',
    },
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
      recorded: 'Your payment is recorded',
      disagrees: (amount: string, date: string, reference: string) =>
        `Your payment of ${amount} on ${date} (${reference}) is recorded. The amount to pay is not up to date yet. Please do not pay it again. We keep checking.`,
      challengeHeading: "Your bank's check is open",
      challenge:
        "If you have your bank's check open in another tab, finish it there. Otherwise you can go on with your card here. You will be charged once.",
      again: 'We look again by ourselves, and you can look now.',
      support: (reference: string) =>
        `It has been more than 48 hours. Please contact our support team and quote ${reference}.`,
      startAgain: 'If this is not moving on, you can go on with your card. You will be charged once.',
      startAgainAction: 'Go on with a card',
    },
  },
  paymentPlan: planFlowTexts,
} as const
