/** What the use cases behind the sign-in say of their success, and the prompts (both specifications, to the letter where they give it). */
export const flowTexts = {
  account: {
    passwordChanged: 'Your password was successfully updated!',
    resetRequested: 'Please check your emails for your temporary password.',
    resetRequestedHeader: 'Check your emails',
    resetRequestedNotice:
      'Emails can take up to 5 minutes to arrive. Please check your spam and junk folders if you cannot find it.',
    endsSoonHeader: 'Are you still there?',
    endsSoon: (minutes: number) =>
      `You will be signed out in ${minutes} minutes to keep your details safe. Would you like to stay signed in?`,
    stay: 'Stay signed in',
    okay: 'Okay',
    newPasswordSet: 'Successful password reset!',
    newPasswordNotice: 'You can sign in with your new password now.',
    continue: 'Continue',
    newPasswordFailed: 'Unsuccessful password reset!',
    somethingWentWrong: 'Oops, something went wrong.',
    tryAgain: 'Try again',
  },
  customer: {
    updated: 'Your details were successfully updated!',
    deliveriesUpdated: 'Your details and delivery addresses were successfully updated!',
    additionalUpdated: 'Additional customer details were successfully updated!',
  },
  basket: {
    ticketsAdded: (names: string) => `Tickets successfully added to your basket: ${names}`,
    itemsRemoved: 'Items successfully removed from your basket.',
    warningHeader: 'Warning',
    ok: 'OK',
  },
  payment: {
    itemsAddedToBooking: 'Item(s) successfully added to booking.',
    paid: 'Your payment was made successfully!',
    paidButFailedHeader: 'Please contact us about your booking',
    paidButFailed: 'Your payment has been successful but there has been an error completing your booking.',
    paidReference: (id: string) =>
      `Your payment reference is: ${id}. Please contact our Customer Services team who will resolve this for you.`,
    doNotRebook: 'Please do not try to re-book.',
    noPayment: 'No payment reached us, so nothing has been charged. Please try again.',
    cardsUnavailable: 'We were unable to reach our card provider. Nothing has been charged. Please try again.',
    challengeFailed: 'Your bank could not confirm that it was you, so nothing has been charged. Please try again or use another card.',
    challengeClosed: "You closed your bank's check before it was finished, so nothing has been charged. You can try again when you are ready.",
  },
} as const
