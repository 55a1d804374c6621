import { outageTexts } from '../session/sessionTexts.js'

/** The texts of components on every screen, mostly accessible names. */
export const designTexts = {
  close: 'Close',
  breadcrumb: 'Breadcrumb',
  dismiss: 'Dismiss',
  slow: 'This is taking longer than usual.',
  messages: 'Messages',
  tryAgain: 'Try again',
  addOne: 'Add one',
  removeOne: 'Remove one',
  optional: '(optional)',
  show: 'Show',
  hide: 'Hide',
  password: 'password',
  error: 'Error',
  meaning: { info: 'Information', success: 'Success', warning: 'Warning', danger: 'Error' },
  step: { done: 'Done', current: 'Under way', toCome: 'To come', failed: 'Did not work' },
} as const

/** The frame of every screen, and the screens for pages that do not exist. */
export const shellTexts = {
  skipToContent: 'Skip to the content',
  home: 'Home',
  mainNavigation: 'Main',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  bookings: 'Manage My Bookings',
  profile: 'Profile',
  signOut: 'Sign Out',
  languages: 'Language',
  colours: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  credit: 'Credit',
  version: 'v5-13-5',
  poweredBy: 'Powered by',
  product: 'Booking Dashboard',
  opensElsewhere: '(opens another site)',
  loading: 'Loading the page',
  checkingSession: 'Checking that you are still signed in',
  outage: outageTexts,
  maintenance: {
    title: 'Back soon',
    heading: 'We are improving this site',
    explanation: 'Your bookings are safe. You can look at them again as soon as the work is over.',
    until: (time: string) => `We expect to be back by ${time}. Your bookings are safe.`,
    tryAgain: 'Check again',
  },
  goBack: 'Go back to previous page',
  goToDashboard: 'Go to dashboard',
  error: {
    title: 'Something went wrong',
    heading: 'It seems something went wrong.',
    explanation: 'This page could not be shown. Loading it again often helps.',
    again: 'This page still cannot be shown. Go on with another page, and try this one again later.',
    reload: 'Reload the page',
    saved: {
      heading: 'What is saved',
      all: 'Your bookings, your basket and your payments are saved.',
      typed: 'What you typed is kept, apart from passwords and card details. You will find it on the page again.',
      notTyped: 'What you typed and had not saved has to be typed again.',
      paying: 'A payment was under way. Before you pay again, look at its booking to see how the payment ended.',
    },
  },
  unknownPage: {
    title: 'Page not found',
    heading: 'This page does not exist!',
    explanation: 'The address may have been typed wrongly, or the page may have moved.',
  },
  notFound: {
    title: 'Not found',
    heading: 'We could not find that',
    explanation:
      'What you were looking for is not here any more, or never was. Your bookings are safe on your dashboard.',
  },
  unauthorised: {
    title: 'Not allowed',
    heading: 'You cannot see this page',
    /** Before the sentences about an unfinished payment. */
    unfinished: 'We do not know yet whether this went through:',
    explanations: {
      unknown: 'It can only be seen by the holder of the account that it belongs to.',
      signedOut:
        'It can only be seen by the holder of the account that it belongs to. Sign in with the email address that the booking was made with.',
      signedIn:
        'You are signed in, but this belongs to another account. If it should be yours, sign out and sign in with the email address that the booking was made with.',
    },
  },
} as const
