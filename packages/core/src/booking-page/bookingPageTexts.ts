import { dotted } from '../language/formats.js'
import { counted, figure, type OwnTexts, type Wording } from '../language/Wording.js'
import { tripTexts } from '../bookings/itinerary/itineraryTexts.js'
import type { bookingsTexts } from '../bookings/list/bookingsTexts.js'
import type { bookingTexts } from './bookingTexts.js'

const andMore = (first: string, count: number | null, rest: string): string =>
  count === null || count === 0 ? first : dotted(first, `${figure(count)} ${rest}`)

/** The links to the parts of a booking, with a summary of each. */
const partsTexts = {
  heading: 'Your booking',
  accommodation: 'Accommodation',
  rooms: (count: number) => (count === 0 ? 'Choose where you stay' : counted(count, 'room', 'rooms')),
  extras: 'Extras',
  extrasHeld: (count: number) => (count === 0 ? 'See what you can add' : counted(count, 'extra', 'extras')),
  transport: 'Transport',
  journeys: (count: number) => (count === 0 ? 'Choose how you get there' : counted(count, 'journey', 'journeys')),
  tickets: 'Tickets',
  /** `transferable` null means not known yet. */
  ticketsHeld: (count: number, transferable: number | null) => {
    if (count === 0) return 'None yet'
    const held = counted(count, 'ticket', 'tickets')
    return transferable === null || transferable === 0
      ? held
      : dotted(held, `${counted(transferable, 'name', 'names')} can be changed`)
  },
  ticketsReadOnly: 'Who held each ticket',
  resale: 'Resale',
  /** `resalable` null means not known yet. */
  resaleHeld: (onResale: number, resalable: number | null) => {
    if (onResale > 0) return andMore(`${figure(onResale)} on resale`, resalable, 'can be listed')
    if (resalable === null) return 'List tickets you cannot use'
    return resalable === 0 ? 'Nothing can be listed now' : `${counted(resalable, 'ticket', 'tickets')} can be listed`
  },
  mandatoryInformation: 'Required Data',
  questionsAnswered: (answered: number, all: number) =>
    all === 0 ? 'No questions' : `${figure(answered)} of ${figure(all)} answered`,
  payments: 'Payments',
  paymentsMade: (count: number) => `${counted(count, 'payment', 'payments')} made`,
  paymentPlan: 'Payment plan',
  planAvailable: 'Spread the cost',
  instalmentsPaid: (paid: number, all: number) => `${figure(paid)} of ${counted(all, 'payment', 'payments')} paid`,
  /** The date of the last payment is null if it is not known. */
  instalments: (count: number, last: string | null) =>
    `${counted(count, 'payment', 'payments')}${last === null ? '' : ` until ${last}`}`,
} as const

/** What the customer has to do or waits for. */
const readyTexts = {
  toDo: 'To do',
  /** The heading if only deliveries and finished tasks are left. */
  nothingToDo: 'Getting ready',
  states: { done: 'Done', toDo: 'To do', late: 'Urgent', coming: 'Nothing to do' },
  passport: 'Passport',
  passportMissing: 'Add it to your profile',
  passportValid: (date: string) => `Valid until ${date}`,
  passportShort: (date: string) => `Valid until ${date}: some countries ask for six more months`,
  passportOver: (date: string) => `Expires on ${date}, before you are back`,
} as const

/** The ways to add something, beside the booking's name. */
const addTexts = {
  heading: 'Add',
  tickets: 'Tickets',
  accommodation: 'Room',
  transport: 'Transport',
  extras: 'Extras',
  /** What a screen reader says: the links stand in a list of their own. */
  said: { tickets: 'Add tickets', accommodation: 'Add a room', transport: 'Add transport', extras: 'Add extras' },
} as const

/** What a customer takes along: the confirmation, the calendar, paper. */
const documentsTexts = {
  heading: 'Take it with you',
  confirmation: 'Booking confirmation',
  confirmationSentence: 'A document to keep',
  calendar: 'Add to calendar',
  calendarSentence: 'Dates, journeys and events (.ics)',
  calendarFailed: "We're unable to make your calendar file right now. Please try again.",
  share: 'Share itinerary',
  shareSentence: 'Without names and prices',
  shareCopied: 'Itinerary copied',
  shareFailed: "We're unable to share your itinerary right now. Please try again.",
  print: 'Print itinerary',
  printSentence: 'Your trip on paper',
  preparing: 'Preparing your file',
} as const

/** All e-tickets in one file. */
const ticketFileTexts = {
  save: 'Save all in one file',
  saved: 'Your tickets are in one file',
  some: 'Some tickets cannot be in the file',
  failed: 'We could not put your tickets into one file',
  missing: {
    notFetched: 'Could not be downloaded',
    unreadable: 'Cannot be joined, so save it above',
    elsewhere: 'On the site of its issuer',
  },
  saveOthers: 'Save the others',
} as const

/** The amount owed, in short. */
const summaryTexts = {
  label: 'Left to pay',
  balance: 'Left to pay',
  overdue: 'Overdue',
  overdueSince: (date: string) => `Since ${date}`,
  next: 'Next payment',
  automatically: 'Taken automatically',
  onDate: (date: string) => `${date}, taken automatically`,
  allPaid: 'All paid',
  nothingToPay: 'There is nothing left to pay.',
  overpaid: 'Overpaid',
  overpaidSentence: 'You have paid more than your booking costs.',
  cancelled: 'Nothing to pay',
  cancelledSentence: 'This booking is cancelled.',
  due: 'Due',
  total: 'Total',
  paid: 'Paid so far',
  actions: {
    waysToPay: 'Ways to pay',
    payOverdue: 'Pay what is overdue',
    mendPlan: 'Change the card',
    viewBasket: 'View basket',
    addTickets: 'Add tickets',
  },
} as const

/** Who can change what (behaviour/screens#d4 names no other way). */
const helpTexts = {
  heading: 'Need to change or cancel?',
  sentence: 'Our support team changes or cancels what you cannot change on this page.',
  readOnly: { heading: 'Any questions?', sentence: 'Ask our support team.' },
} as const

/** The texts of a booking's own page. */
export const bookingPageWords = {
  screen: {
    bookingPage: {
      parts: partsTexts,
      ready: readyTexts,
      add: addTexts,
      documents: documentsTexts,
      ticketFile: ticketFileTexts,
      summary: summaryTexts,
      help: helpTexts,
    },
    trip: tripTexts,
  },
} as const

export type BookingPageTexts = Wording<(typeof bookingPageWords)['screen']['bookingPage']>

/** The texts that the page uses: its own, and those of the frame of every booking screen. */
export type PageTexts = OwnTexts<
  typeof bookingPageWords & {
    readonly screen: { readonly booking: typeof bookingTexts; readonly bookings: typeof bookingsTexts }
  }
>
