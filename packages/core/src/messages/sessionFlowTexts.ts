/** What signing in and out, and passwords, say (specification 1, to the letter where it gives it). */
export const sessionFlowTexts = {
  session: {
    signedOut: 'You have successfully signed out!',
    signOutHeader: 'Sign out',
    signOutQuestion: 'You are about to sign out. Do you want to continue?',
    signOut: 'Sign Out',
    cancel: 'Cancel',
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
} as const
