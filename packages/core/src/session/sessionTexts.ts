import type { CatalogueEntry, SpokenTexts } from '../failure/errorCatalogue.js'
import { paths } from '../navigation/paths.js'
import type { Wording } from '../language/Wording.js'

const accountNotFound = {
  text: "We couldn't find an account with those details. Please check your email address or password and try again",
  severity: 'info',
} satisfies CatalogueEntry

/** If the specification gives no severity, it is 'error': the customer can correct these. */
export const sessionCodes = {
  11000011: { text: null, severity: 'info', redirectPath: paths.login, revokeAuth: true },
  11000010: {
    text: 'You have been automatically logged out after a period of inactivity. Please login again.',
    severity: 'info',
    redirectPath: paths.login,
    revokeAuth: true,
  },
  15000010: accountNotFound,
  15000050: accountNotFound,
  15000040: {
    text: 'This account has not been verified yet, please check your emails for instructions',
    severity: 'error',
  },
  15000030: { text: 'Your account has been locked, please contact our support team', severity: 'error' },
  15000190: { text: "We couldn't verify your current password, please try again.", severity: 'error' },
  15000060: { text: null, severity: 'info', redirectPath: paths.changePassword },
  15000080: { text: "Please ensure your new password isn't the same as your old password.", severity: 'error' },
} satisfies Readonly<Record<string, CatalogueEntry>>

export const sessionOperations = {
  login: { text: "We're having problems signing you in right now. Please try again.", severity: 'fatal' },
  authenticationCheck: {
    text: "We're unable to check whether you are signed in right now. Please try again.",
    severity: 'fatal',
  },
  logout: { text: "We're unable to sign you out right now. Please try again.", severity: 'fatal' },
  changePassword: { text: "We're unable to update your password right now. Please try again.", severity: 'error' },
  resetPassword: { text: "We're unable to reset your password right now. Please try again.", severity: 'error' },
} satisfies Readonly<Record<string, CatalogueEntry>>

/** Messages about signing in and out (specification 1, literal where it gives the text). */
export const sessionFlowTexts = {
  session: {
    otherCustomer: 'Another account signed in on this browser, so this page now shows that account.',
    signedOut: 'You have successfully signed out!',
    signOutHeader: 'Sign out',
    signOutQuestion: 'You are about to sign out. Do you want to continue?',
    removesStored: (name: string) => `${name} is kept on this device. Signing out removes it from this device.`,
    signOut: 'Sign Out',
    cancel: 'Cancel',
  },
} as const

/** /login (behaviour/session#1.2 and behaviour/session#1.5). */
export const sessionTexts = {
  title: 'Login',
  heading: "Let's get you logged in",
  email: 'Email address',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing you in',
  emailInvalid: 'Invalid email address',
  passwordEmpty: 'Password must not be empty',
  forgotten: 'Forgotten your password?',
  /** The customer's next step, below a text that names none. */
  next: 'What you typed is still here. Wait a moment, then sign in.',
  reset: 'Choose a new password',
  /** After a session that expired. */
  again: {
    kept: 'Sign in to continue; what you typed is kept, without card details.',
    unfinished: 'A payment or a change of your payment plan has not ended yet. Your booking shows how it stands.',
    page: 'Sign in to continue where you were.',
    cookies:
      'We signed you in, but your browser did not keep it. It may block cookies: allow them for this site, then sign in once more.',
  },
  help: {
    heading: 'Which details do I use?',
    bookedOnline: 'I booked online',
    bookedOnlineAnswer: 'Use the email address and the password that you chose when you made your booking.',
    bookedForMe: 'My booking was made for me',
    bookedForMeAnswer:
      'We made an account for you when you were booked. Use the email address that your confirmation was sent to, and the temporary password in that email.',
  },
  welcome: 'Everything about your trip, in one place',
  welcomeLine: 'See where you are going, what is paid and what is still to do.',
} as const

/** While the back end does not answer and the customer is unknown. */
export const outageTexts = {
  heading: "We can't reach our booking service right now",
  explanation: 'This does not sign you out, and what you typed is kept. We keep trying; the page opens by itself.',
} as const

/** Texts of signing in and out, and of the reasons for a failure. */
export type SignInTexts = SpokenTexts &
  Wording<typeof sessionFlowTexts> & {
    readonly codes: Wording<typeof sessionCodes>
    readonly operations: Wording<typeof sessionOperations>
    readonly screen: {
      readonly session: Wording<typeof sessionTexts>
      readonly shell: { readonly outage: Wording<typeof outageTexts> }
    }
  }
