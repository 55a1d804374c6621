/** What the use cases behind the sign-in say of their success, and the prompts (both specifications, to the letter where they give it). */
export const flowTexts = {
    account: {
        passwordChanged: 'Your password was successfully updated!',
        resetRequested: 'Please check your emails for your temporary password.',
        resetRequestedHeader: 'Check your emails',
        resetRequestedNotice: 'Emails can take up to 5 minutes to arrive. Please check your spam and junk folders if you cannot find it.',
        endsSoonHeader: 'Are you still there?',
        endsSoon: (minutes) => `You will be signed out in ${minutes} minutes to keep your details safe. Would you like to stay signed in?`,
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
};
