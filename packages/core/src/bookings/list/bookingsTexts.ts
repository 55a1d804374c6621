import type { BookingsShown } from './bookingFinder.js'
import { counted, figure, type OwnTexts, pluralOf } from '../../language/Wording.js'
import type { CatalogueEntry, SpokenTexts } from '../../failure/errorCatalogue.js'
import { paths } from '../../navigation/paths.js'

export const bookingsCodes = {
  13000010: {
    text: "We couldn't find a matching booking. Please try again.",
    severity: 'info',
    redirectPath: paths.bookings,
  },
} satisfies Readonly<Record<string, CatalogueEntry>>

export const bookingsOperations = {
  getBookings: { text: "We're unable to load your bookings right now. Please try again.", severity: 'fatal' },
  getBooking: {
    text: "We're unable to load your booking right now. Please try again.",
    severity: 'fatal',
    redirectPath: paths.bookings,
  },
  bookingRequiredData: {
    text: "We're unable to load the information that your booking needs right now. Please try again.",
    severity: 'fatal',
  },
} satisfies Readonly<Record<string, CatalogueEntry>>

const some = (count: number): string => counted(count, 'booking', 'bookings')

const states: Readonly<Record<BookingsShown, string>> = {
  all: 'All',
  attention: 'Needs attention',
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
}

/** The texts of the page / (behaviour/screens#d4), and the texts about a booking on every booking screen. */
export const bookingsTexts = {
  title: 'Manage My Bookings',
  loading: 'Loading your bookings',
  upcoming: 'Upcoming',
  past: 'Past bookings',
  noUpcoming: 'No upcoming bookings',
  noUpcomingLine: 'When you book your next trip it will show here.',
  empty: 'No bookings yet',
  emptyLine: 'When you book with us, your trip shows here with everything that you can add, change or pay.',
  discover: (name: string) => `Visit ${name}`,
  failed: "We couldn't load your bookings",
  failedLine: 'This changes nothing about your bookings. Please try again.',
  stale: 'Your bookings may have changed',
  staleLine: 'We were unable to refresh this page, so it shows what we knew last.',
  tryAgain: 'Try again',
  unopened: {
    title: (reference: string) => `Booking ${reference} could not be opened`,
    later: 'Wait a moment, then try again.',
    /** If a payment of the booking, or a change of its plan, has no end yet. */
    unfinishedLater: 'Wait a moment, then try again. The booking shows how it ended.',
    missing: 'Check its reference, and that you are signed in with the account that it belongs to.',
  },
  reference: 'Reference',
  owed: 'Left to pay',
  owedInAll: 'Left to pay in all',
  /** The next payment. The date is null if it is not known. */
  next: {
    byItself: (amount: string, date: string | null) =>
      `Next: ${amount}${date === null ? '' : ` on ${date}`}, taken automatically`,
    byHand: (amount: string, date: string | null) => `Next: ${amount}${date === null ? '' : ` by ${date}`}`,
  },
  nothingOwed: 'Nothing left to pay',
  view: 'View booking',
  showTickets: 'Show tickets',
  countdown: {
    ahead: (days: number) => (days === 0 ? 'Today' : counted(days, 'day to go', 'days to go')),
    underWay: 'Under way',
    over: 'Over',
    off: 'Not going ahead',
  },
  needsAttention: 'Needs your attention',
  attention: {
    /** Null means not known. */
    balanceOverdue: (amount: string | null, since: string | null) =>
      `${amount ?? 'A payment'} is overdue${since === null ? '' : ` since ${since}`}`,
    planInError: 'Your payment plan needs another card',
    balance: (amount: string) => `${amount} left to pay`,
    balanceBy: (amount: string, date: string) => `${amount} left to pay by ${date}`,
    questions: (count: number) => `${counted(count, 'question', 'questions')} about your trip still to answer`,
    bankDetails: 'Bank details needed',
  },
  step: {
    balanceOverdue: 'Pay what is overdue',
    /** Used if the overdue amount is not known. */
    balanceOverdueUnknown: 'See what is overdue',
    planInError: 'Change the card',
    balance: 'Ways to pay',
    questions: 'Answer questions',
    bankDetails: 'Enter bank details',
  },
  finder: {
    label: 'Find a booking',
    hint: 'Name, reference or date: Lisbon, March 2024',
    show: 'Show',
    states,
    figure,
    found: (count: number) => (count === 0 ? 'No bookings found' : `${some(count)} found`),
    inAll: some,
    clear: 'Clear the filter',
    none: 'No bookings match',
    noneLine: 'Check the spelling, or look for another name, reference or date.',
    noneOf: (state: BookingsShown, count: number) => `Nothing under ${states[state]}, but ${some(count)} elsewhere.`,
    ofYear: some,
    needing: (count: number) => `${figure(count)} ${pluralOf(count, 'needs', 'need')} attention`,
    more: (more: number, year: string) => `Show ${figure(more)} more of ${year}`,
    bankDetailsLine: 'We can pay money back to you once we know your account.',
  },
  status: {
    inProgress: 'In progress',
    saved: 'Saved',
    inReview: 'In review',
    checkout: 'Checkout',
    abandoned: 'Abandoned',
    cancelled: 'Cancelled',
    completed: 'Completed',
    locked: 'Locked',
    archived: 'Archived',
    unknown: 'Status unknown',
  },
  paymentStatus: {
    outstanding: 'Outstanding',
    onPlan: 'On a payment plan',
    overdue: 'Overdue',
    fullyPaid: 'Fully Paid',
    awaiting: 'Awaiting',
    overpaid: 'Overpaid',
    unknown: 'Payment status unknown',
  },
} as const

/** The texts of the list of bookings, and the messages about a booking that could not be opened. */
export type BookingsTexts = SpokenTexts & OwnTexts<{ readonly screen: { readonly bookings: typeof bookingsTexts } }>
