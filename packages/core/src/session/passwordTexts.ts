import type { Wording } from '../language/Wording.js'
import type { ExpiryTexts } from './accountTexts.js'
import type { SignInTexts } from './sessionTexts.js'

/** /changepassword, and the same form in the profile (behaviour/screens#1.2). */
export const changePasswordTexts = {
  title: 'Update Password',
  requiredTitle: 'Choose a new password to go on',
  required: 'To keep your account safe, please replace your password before you go on to your bookings.',
  current: 'Current password',
  currentEmpty: 'Enter your current password.',
  change: 'Update password',
  changing: 'Updating your password',
  failed: 'Your password was not updated',
  next: 'What you typed is still here. Wait a moment, then try once more.',
  /** No usable answer came: the password may have been updated. */
  unclear: 'We do not know yet whether your password was updated',
  unclearNext:
    'What you typed is still here. Try once more: if your current password is refused, the new one is already in use.',
  /** Beside the field that was refused. */
  refused: {
    current: 'This is not your current password. Type it once more; capital letters count.',
    password: 'You have this password now. Choose another one.',
  },
  /** In place of `refused.current`, after an attempt without a usable answer. */
  refusedAfterUnclear:
    'This is not your current password. Your earlier attempt may have worked: then the new one is already in use.',
} as const

/** /resetpassword (behaviour/screens#1.2 and behaviour/session#1.5), without and with the token of the link. */
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
  /** The next step after a failure; `open`: the e-mail may have been sent. */
  askNext: {
    open: 'If no email arrives within 5 minutes, ask for it once more.',
    refused: 'No email was sent. Look for a slip in the address, or use another one of yours.',
  },
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

/** Texts of the password pages and of the profile's password form. */
export const passwordWords = {
  screen: { changePassword: changePasswordTexts, resetPassword: resetPasswordTexts },
} as const

/** Texts of changing and resetting a password. */
export type PasswordTexts = SignInTexts & ExpiryTexts & Wording<typeof passwordWords>
