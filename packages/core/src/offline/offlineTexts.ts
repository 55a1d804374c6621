/** The booking that stays readable without a network, and the page that shows it. */
export const offlineTexts = {
  suffix: 'Customer Dashboard',
  offline: "You're offline",
  asOf: (moment: string) => `As of ${moment}`,
  asOfSentence:
    'This is your booking as it was when you opened it last. What has changed since then shows when you are back online.',
  tryAgain: 'Try again',
  online: "You're online again",
  loadingLatest: 'Loading the latest.',
  signInAgain: 'Your tickets stay on this page. Sign in to see the latest.',
  signIn: 'Sign in',
  reading: 'Reading your booking from this device',
  tickets: (count: number) => (count === 1 ? 'Your ticket' : 'Your tickets'),
  ticketKept: 'Opens without a connection',
  ticketNotKept: 'Needs a connection',
  itinerary: 'Your itinerary',
  passengers: 'Passengers',
  extras: 'Extras',
  documents: 'Your booking',
  noneHeading: 'Nothing is kept on this device',
  noneSentence:
    'The booking that you open last stays readable here without a connection, until the trip is over or you sign out.',
  otherHeading: 'This page needs a connection',
  otherSentence: (name: string) => `You can still read ${name}, the booking that you opened last.`,
  read: 'Read this booking',
} as const
