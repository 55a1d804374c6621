import { planFlowTexts } from './planWords.js'

/** Messages about the course of payments, and the prompts (specification 2, literal where it gives the text). */
export const paymentFlowTexts = {
  payment: {
    itemsAddedToBooking: 'Item(s) successfully added to booking.',
    paid: 'Your payment was made successfully!',
    paidOtherwise: 'A payment of this amount has reached us, so nothing more is charged.',
    /** Headings above the words of a payment. They claim no more than is known. */
    headings: {
      failed: 'Your payment did not go through',
      notSent: 'Your payment was not sent',
      unanswered: 'We have had no answer about your payment yet',
      notReceived: 'Your last payment has not reached us',
      notFound: 'We have found no payment so far',
      open: 'A payment for this is on its way',
      dueAgain: 'This amount is due again',
      failedBefore: 'This amount is due',
      otherPaid: 'Another amount was paid meanwhile',
      unbooked: 'You may have paid for this already',
      notCharged: 'You were not charged',
      moving: 'Your payment is under way',
      undecided: "We don't know yet whether your payment went through",
    },
    /** Nothing was paid of a basket that is no longer open. */
    basketGone:
      'The basket that you were paying for is no longer open. It was emptied in another tab or on another device, or it has expired.',
    detailsUpdated: 'Your payment details were successfully updated!',
    paidButFailedHeader: 'Please contact us about your booking',
    paidButFailed: 'Your payment has been successful but there has been an error completing your booking.',
    paidReference: (id: string) =>
      `Your payment reference is: ${id}. Please contact our Customer Services team who will resolve this for you.`,
    doNotRebook: 'Please do not try to re-book.',
    challengeFailed:
      'This attempt has charged nothing: your bank could not confirm that it was you. Please try again or use another card.',
    challengeClosed:
      "This attempt has charged nothing: you closed your bank's check before it was finished. You can try again when you are ready.",
    challengeExpired:
      "This attempt has charged nothing: your bank's check ended before it was finished. You can try again when you are ready.",
    otherCard: (card: string | null) =>
      card === null
        ? 'This check belongs to a payment that was started before, perhaps with another card. If you finish the check, that card is charged.'
        : `This check belongs to the card ending ${card}, which was used first. If you finish the check, that card is charged, not the one that you entered last.`,
    checkUnavailable:
      "Your bank wants to check that it is you, and its check can't be shown here. Please use another card, or pay in the browser.",
    signedOut: 'Your payment was not sent. Nothing was charged.',
    /** The session ended, or the page was closed, while the payment was under way. */
    cancelled:
      'You were signed out before we knew what became of this payment. Sign in again, and your booking shows it.',
    earlierMayArrive: (amount: string) =>
      `Your payment of ${amount} is not over yet. It may still be charged, besides what you pay here. Please look at the payments of your booking before you pay.`,
    dueAgain: (amount: string, date: string, reference: string) =>
      `You paid ${amount} on ${date} (${reference}). A payment was returned, or the price has gone up since. If you did not expect this, contact us before you pay.`,
    /** The list does not say which of the two. */
    failedBefore: (amount: string, date: string, reference: string) =>
      `Your payment of ${amount} on ${date} (${reference}) is listed as failed: it was refused, or it was returned since. If you did not expect this, contact us before you pay.`,
    otherPaid:
      'Part of what was left to pay was paid in another tab, on another device or by somebody else. The amount that you asked to pay here was not charged.',
    /** Asked before another basket is paid for. */
    unbooked: (amount: string, date: string, reference: string) =>
      `You paid ${amount} on ${date} (${reference}) for a basket that is not in your booking yet. We have not sent the new payment. If you pay here for the same again, you pay twice: contact us first. To buy something else, press Pay again.`,
    /** If none of it is overdue. */
    stillOwed: (amount: string, date: string, reference: string, owed: string) =>
      `You paid ${amount} on ${date} (${reference}). ${owed} is left to pay again: a payment was returned, or the price has gone up since.`,
    /** If the back end reported a payment that the next status check did not find. */
    claimNotFound: 'We were told of an earlier payment, but our check found none.',
    /** If the booking could not be opened afterwards. The amount is null if it is not known. */
    made: (bookingRef: string, amount: string | null) =>
      `We have received your payment${amount === null ? '' : ` of ${amount}`} for ${bookingRef}.`,
    /** In the prompt before a sign-out. */
    unfinished: {
      payment: (bookingRef: string, amount: string | null) =>
        amount === null
          ? `A payment for ${bookingRef} has not ended yet.`
          : `Your payment of ${amount} for ${bookingRef} has not ended yet.`,
      plan: (bookingRef: string) => `The change to your payment plan for ${bookingRef} is not confirmed yet.`,
      afterwards: 'It may still go through after you sign out. Your booking shows how it ended when you sign in again.',
    },
    /** Was I charged? */
    charged: {
      safeToTryAgain: 'Nothing has been charged. It is safe to try again.',
      safeOnce: 'No payment has reached us so far. Trying again is safe: you will be charged once.',
      /** The heading says that nothing was received. */
      notReceived: 'It is safe to try again: you will be charged once.',
      notCharged: 'This attempt has charged nothing.',
      pending: 'Going on is safe: you will be charged once.',
      moving: 'You will be charged once.',
    },
    /** Why the bank or the card company refused, if the code of the answer shows it. */
    reasons: {
      16000050: 'The card number is not valid.',
      16000060: 'The start date of the card is not valid.',
      16000070: 'The expiry date of the card is not valid or has passed.',
      16000080: 'The security code is not correct.',
      16000090: 'The billing address does not match the card.',
      16000130: 'Your bank could not verify this payment.',
      16000140: 'Your bank declined this card.',
      16000160: 'Our card provider could not be reached.',
      16000170: 'Our card provider had a problem.',
    },
    /** What can I do? Texts of our own beside the text of the refusal. */
    nextSteps: {
      tryAgain: 'Try it once more below, or use another card.',
      checkCard: 'Check the card details below, or use another card.',
      anotherCard: 'Use another card below, or ask your bank why.',
      authenticate: "Press Pay once more and go through your bank's check.",
      wait: 'Wait a few minutes, then press Pay again.',
      checkAmount: 'Look at the new amount before you press Pay.',
      payOtherwise: 'Choose another way to pay.',
      checkBooking: 'Look at your booking before you pay again.',
      contactUs: 'Get in touch with our support team and quote your booking reference.',
      doNotPayAgain: 'Look at your booking before you pay again.',
    },
    undecided: {
      sentence: 'We are finding out what happened to your payment. We keep checking, and you can check now.',
      wait: 'Please do not pay again.',
      recorded: 'Your payment is recorded',
      disagrees: (amount: string, date: string, reference: string) =>
        `Your payment of ${amount} on ${date} (${reference}) is recorded. The amount to pay is not up to date yet, and we keep checking. Please do not pay it again.`,
      challenge: 'Otherwise you can go on with your card here. You will be charged once.',
      support: (reference: string) =>
        `It has been more than 48 hours. Please contact our support team and quote ${reference}.`,
      startAgain: 'If nothing changes, you can go on with your card. You will be charged once.',
      startAgainAction: 'Go on with a card',
    },
  },
  /** For a basket that costs nothing: the texts mention no card and no charge. */
  freeBasket: {
    headings: {
      failed: 'Your booking was not completed',
      notSent: 'Your request was not sent',
      unanswered: 'We have had no answer yet',
      notReceived: 'Your request has not reached us',
      notFound: 'Your booking is not completed so far',
      open: 'Your booking is being completed',
      moving: 'Completing your booking',
      undecided: "We don't know yet whether your booking was completed",
    },
    charged: {
      safeToTryAgain: 'Nothing is charged. It is safe to try again.',
      safeOnce: 'Nothing is charged. It is safe to try again: your booking is completed once.',
      notCharged: 'Nothing is charged.',
      pending: 'Nothing is charged. Going on is safe: your booking is completed once.',
      moving: 'Nothing is charged.',
    },
    nextSteps: {
      wait: 'Wait a few minutes, then try again.',
      checkAmount: 'Look at your basket before you try again.',
      checkBooking: 'Look at your booking before you try again.',
      doNotPayAgain: 'Look at your booking before you try again.',
      contactUs: 'Get in touch with our support team and quote your booking reference.',
    },
    undecided: {
      sentence:
        'Nothing is charged. We are finding out whether your booking was completed. We keep checking, and you can check now.',
      challenge: 'Nothing is charged. You can go on here: your booking is completed once.',
      startAgain: 'If nothing changes, you can try again. Your booking is completed once.',
      startAgainAction: 'Try again',
    },
  },
  paymentPlan: planFlowTexts,
} as const
