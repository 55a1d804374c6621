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
