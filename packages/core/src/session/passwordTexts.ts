/** /changepassword, and the same form in the profile (specification 1, §2). */
export const changePasswordTexts = {
  title: 'Update Password',
  requiredTitle: 'Choose a new password to go on',
  required: 'To keep your account safe, please replace your password before you go on to your bookings.',
  current: 'Current password',
  currentEmpty: 'Enter your current password.',
  change: 'Update password',
  changing: 'Updating your password',
  failed: 'Your password was not updated',
} as const

/** /resetpassword (specification 1, §2 and §5), without and with the token of the link. */
export const resetPasswordTexts = {
  title: 'Password Reset',
  heading: 'Reset your password',
  askIntro:
    'Tell us the email address of your account and we will email you a temporary password and a link to choose a new one.',
  email: 'Email address',
  emailInvalid: 'Invalid email address',
  untilValid: 'Enter a valid email address to continue.',
  ask: 'Reset password',
  asking: 'Sending your email',
  chooseIntro: 'Choose a new password for your account.',
  choose: 'Set new password',
  choosing: 'Setting your new password',
  toLogin: 'Login with an existing account',
  newPassword: 'New password',
  repeat: 'Repeat the new password',
  rule: (characters: number) => `At least ${characters} characters.`,
  tooShort: (characters: number) => `Use at least ${characters} characters.`,
  tooLong: (characters: number) => `Use no more than ${characters} characters.`,
  different: 'The two new passwords are not the same.',
} as const

/** What is said of success, and the prompt before a session ends (specification 1, to the letter where it gives it). */
export const accountTexts = {
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
} as const
