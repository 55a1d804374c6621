/** The results of a change of the plan. */
export const planFlowTexts = {
  challengeFailed:
    'This attempt has changed and charged nothing: your bank could not confirm that it was you. Please try again or use another card.',
  challengeClosed:
    "This attempt has changed and charged nothing: you closed your bank's check before it was finished. You can try again when you are ready.",
  challengeExpired:
    "This attempt has changed and charged nothing: your bank's check ended before it was finished. You can try again when you are ready.",
  headings: {
    notSent: 'Your change was not sent',
    unanswered: 'We have had no answer about your change yet',
    open: 'A change of your payment plan is on its way',
  },
  /** By the requested action. */
  actions: {
    create: {
      failed: 'Your payment plan was not set up',
      notReceived: 'Your payment plan has not been set up so far',
      moving: 'Your payment plan is being set up',
      undecided: "We don't know yet whether your payment plan was set up",
    },
    changePayment: {
      failed: 'Your card was not changed',
      notReceived: 'Your card has not been changed so far',
      moving: 'Your card is being changed',
      undecided: "We don't know yet whether your card was changed",
    },
    changeDay: {
      failed: 'Your payment day was not changed',
      notReceived: 'Your payment day has not been changed so far',
      moving: 'Your payment day is being changed',
      undecided: "We don't know yet whether your payment day was changed",
    },
  },
  notReached: 'Nothing has been changed or charged so far. Trying again is safe: the change is made once.',
  planError: 'There is a problem with your payment plan. Please contact our support team with your booking reference.',
  changedOtherwise: 'Your payment plan was changed by an earlier request, and is not as you asked last.',
  signedOut: 'Your change was not sent. Nothing was changed.',
  invalidDay: 'The day of a payment plan is 1 to 31.',
  otherCard: (card: string | null) =>
    card === null
      ? 'This check belongs to a change that was started before, perhaps with another card. If you finish the check, that card is used.'
      : `This check belongs to the card ending ${card}, which was used first. If you finish the check, that card is used, not the one that you entered last.`,
  checkUnavailable:
    "Your bank wants to check that it is you, and its check can't be shown here. Please use another card, or go on in the browser.",
  charged: {
    safeToTryAgain: 'Nothing has been changed or charged. It is safe to try again.',
    safeOnce: 'Nothing has been changed or charged so far. Trying again is safe: the change is made once.',
    notReceived: 'Nothing has been charged. It is safe to try again: the change is made once.',
    notCharged: 'This attempt has changed and charged nothing.',
    pending: 'Going on is safe: the change is made once.',
    moving: 'Nothing is charged for this change.',
  },
  nextSteps: {
    tryAgain: 'Try it once more below, or use another card.',
    tryDayAgain: 'Try it once more below.',
    authenticate: "Try it once more and go through your bank's check.",
    wait: 'Wait a few minutes, then try again.',
    checkAmount: 'The payments have changed since they were shown. Look at them before you try it once more.',
    payOtherwise: 'Choose another way to pay.',
    checkBooking: 'Look at your booking before you try again.',
    doNotPayAgain: 'Look at your booking before you try again.',
  },
  undecided: {
    sentence: 'Nothing has been charged for this change. We keep checking, and you can check now.',
    challenge: 'Otherwise you can start again here.',
    wait: 'Please check before you try again.',
    startAgainAction: 'Start again',
  },
} as const

/** Above the steps of a change to the plan. */
export const planProgressTexts = { label: 'Your change, step by step' } as const
