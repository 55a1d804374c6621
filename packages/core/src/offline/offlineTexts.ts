import { counted, figure, type OwnTexts } from '../language/Wording.js'
import type { tripTexts } from '../bookings/itinerary/itineraryTexts.js'
import type { bookingsTexts } from '../bookings/list/bookingsTexts.js'
import type { deliveriesTexts } from '../delivery/deliveriesTexts.js'

/** The copy of a booking on a device for offline reading, and the page that shows it. */
const offlineTexts = {
  suffix: 'Customer Dashboard',
  copy: {
    heading: 'Save for offline',
    offer: 'Keep this booking and its e-tickets on this device, so that you can read them without a connection.',
    whoCanRead:
      'Anyone who can use this device can read them without your password while it has no connection. They stay until you sign out here, someone else signs in, or the trip is over.',
    replaces: (name: string) => `There is room for one booking: ${name}, which is kept now, is removed.`,
    keep: 'Keep on this device',
    keeping: 'Keeping your booking on this device',
    failed: 'Your booking was not kept on this device',
    failedSentence: 'Nothing was changed. Please check your connection and the space on this device, and try again.',
    kept: (moment: string) => `Kept on this device, as of ${moment}`,
    missing: (count: number) =>
      `${counted(count, 'e-ticket', 'e-tickets')} could not be downloaded and will need a connection.`,
    tryAgain: 'Try again',
    remove: 'Remove from this device',
  },
  offline: "You're offline",
  asOf: (moment: string) => `As of ${moment}`,
  asOfSentence:
    'This is the copy that you keep on this device. What has changed since then shows when you are back online.',
  tryAgain: 'Try again',
  checking: 'Looking for a connection',
  online: "You're online",
  openLatest: 'Your bookings can be loaded again.',
  open: 'Open',
  signInAgain: 'Sign in to see your booking.',
  signIn: 'Sign in',
  tickets: (count: number) => (count === 1 ? 'Your ticket' : 'Your tickets'),
  ticketKept: 'Opens without a connection',
  ticketNotKept: 'Needs a connection',
  gate: {
    show: 'Show at the gate',
    heading: (position: number, count: number) =>
      count === 1 ? 'Your ticket' : `Ticket ${figure(position)} of ${figure(count)}`,
    loading: 'Getting your ticket ready',
    page: (position: number, count: number) => `Page ${figure(position)} of ${figure(count)}`,
    previous: 'Previous ticket',
    next: 'Next ticket',
    enlarge: 'Enlarge',
    wholePage: 'Whole page',
    close: 'Close',
    notFetched: 'This ticket could not be loaded',
    notFetchedSentence: 'Please check your connection and try again.',
    unreadable: 'This ticket cannot be shown here',
    unreadableSentence: 'Save its file and open it with another app.',
    save: 'Save the file',
  },
  itinerary: 'Your itinerary',
  passengers: 'Passengers',
  extras: 'Extras',
  documents: 'Your booking',
  noneHeading: 'Nothing is kept on this device',
  noneSentence:
    'A booking that you choose to keep on this device can be read here without a connection, until you sign out or the trip is over.',
  otherHeading: 'This page needs a connection',
  otherSentence: (name: string) => `You can still read ${name}, the booking that you keep on this device.`,
  read: 'Read this booking',
} as const

/** The texts of the page without a network, under the keys that they have among all texts. */
export const offlineWords = { screen: { offline: offlineTexts } } as const

/** The texts of a stored booking and of its page. */
export type OfflineCopyTexts = OwnTexts<{
  readonly screen: {
    readonly booking: { readonly deliveries: typeof deliveriesTexts }
    readonly trip: typeof tripTexts
    readonly bookings: Pick<typeof bookingsTexts, 'status' | 'paymentStatus'>
  }
}>
