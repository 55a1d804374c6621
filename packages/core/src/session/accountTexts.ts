import type { Wording } from '../language/Wording.js'
import type { sessionFlowTexts } from './sessionTexts.js'

/** Messages of success, and the prompt before a session ends (specification 1, literal where it gives the text). */
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

/** Texts of the prompt before a session ends. */
export type ExpiryTexts = Wording<typeof sessionFlowTexts> & { readonly account: Wording<typeof accountTexts> }
