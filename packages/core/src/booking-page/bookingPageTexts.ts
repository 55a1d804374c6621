import { counted, figure, type OwnTexts, type Wording } from '../language/Wording.js'
import { tripTexts } from '../bookings/itinerary/itineraryTexts.js'
import type { bookingTexts } from './bookingTexts.js'

const andMore = (first: string, count: number | null, rest: string): string =>
  count === null || count === 0 ? first : `${first} · ${figure(count)} ${rest}`

/** The links to the parts of a booking, with a summary of each. */
const partsTexts = {
  heading: 'Everything in your booking',
  accommodation: 'Accommodation',
  rooms: (count: number) => (count === 0 ? 'Choose where you stay' : counted(count, 'room', 'rooms')),
  extras: 'Extras',
  extrasHeld: (count: number) => (count === 0 ? 'See what you can add' : counted(count, 'extra', 'extras')),
  transport: 'Transport',
  noTransport: 'Choose how you get there',
  nextDeparture: (when: string) => `Next: ${when}`,
  journeys: (count: number) => counted(count, 'journey', 'journeys'),
  tickets: 'Tickets',
  ticketsHeld: (count: number, onResale: number) =>
    count === 0 ? 'None yet: see what is on' : andMore(counted(count, 'ticket', 'tickets'), onResale, 'on resale'),
  ticketDetails: 'Ticket details',
  ticketsOfPast: 'Who held each ticket',
  /** Null means not known yet. */
  transferable: (count: number | null) =>
    count === null || count === 0 ? 'Who holds each ticket' : `${counted(count, 'name', 'names')} can be changed`,
  resale: 'Resale',
  /** `resalable` null means not known yet. */
  resaleHeld: (onResale: number, resalable: number | null) => {
    if (onResale > 0) return andMore(`${figure(onResale)} on resale`, resalable, 'can be listed')
    if (resalable === null) return 'List tickets you cannot use'
    return resalable === 0 ? 'Nothing can be listed now' : `${counted(resalable, 'ticket', 'tickets')} can be listed`
  },
  mandatoryInformation: 'Required Data',
  questionsOpen: (count: number) =>
    count === 0 ? 'Nothing left to answer' : `${counted(count, 'question', 'questions')} to answer`,
  questionsAnswered: (answered: number, all: number) =>
    all === 0 ? 'Nothing to answer' : `${figure(answered)} of ${figure(all)} answered`,
  delivery: 'Delivery',
  noDelivery: 'Nothing to deliver',
  payments: 'Payments',
  owed: (amount: string) => `${amount} to pay`,
  overdue: (amount: string) => `${amount} is overdue`,
  byPlan: (amount: string) => `${amount} left, taken by your plan`,
  nothingOwed: 'Nothing left to pay',
  paymentPlan: 'Payment plan',
  planNext: (amount: string, when: string) => `${amount} on ${when}`,
  planAvailable: 'Spread the cost',
  planRunning: 'Your instalments',
  planInError: 'Needs another card',
  basket: 'Basket',
  basketHeld: (count: number | null) => {
    if (count === null) return 'What you are about to buy'
    return count === 0 ? 'Empty' : counted(count, 'item', 'items')
  },
} as const

const partGroupsTexts = { now: 'To do now', booked: 'Booked', nothing: 'Nothing yet' } as const

/** The steps until the departure. */
const readyTexts = {
  heading: 'Getting ready',
  states: { done: 'Done', toDo: 'To do', late: 'Urgent', coming: 'Nothing to do' },
  steps: {
    questions: 'Questions',
    payment: 'Payment',
    passport: 'Passport',
    delivery: 'Delivery',
    tickets: 'E-tickets',
    departure: 'Departure',
  },
  by: (date: string) => `by ${date}`,
  passportMissing: 'Add it to your profile',
  passportValid: (date: string) => `Valid until ${date}`,
  passportShort: (date: string) => `Valid until ${date}: some countries ask for six more months`,
  passportOver: (date: string) => `Expires on ${date}, before you are back`,
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

/** The amount owed, in short. */
const summaryTexts = {
  label: 'What you owe',
  balance: 'Balance to pay',
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
    waysToPay: 'See the ways to pay',
    payOverdue: 'Pay what is overdue',
    mendPlan: 'Change the card',
    viewBasket: 'View basket',
    addTickets: 'Add tickets',
  },
} as const

/** Who can change what (behaviour/screens#d4 names no other way). */
const helpTexts = {
  heading: 'Need to change or cancel?',
  here: 'You can do this here:',
  changes: {
    names: 'Change the name on a ticket',
    resale: 'List tickets for resale',
    delivery: 'Change the delivery address',
  },
  rest: 'Our support team changes or cancels everything else.',
  restWithoutChanges: 'Our support team changes or cancels your booking.',
} as const

/** The texts of a booking's own page. */
export const bookingPageWords = {
  screen: {
    bookingPage: {
      parts: partsTexts,
      partGroups: partGroupsTexts,
      ready: readyTexts,
      documents: documentsTexts,
      summary: summaryTexts,
      help: helpTexts,
    },
    trip: tripTexts,
  },
} as const

export type BookingPageTexts = Wording<(typeof bookingPageWords)['screen']['bookingPage']>

/** The texts that the page uses: its own, and those of the frame of every booking screen. */
export type PageTexts = OwnTexts<
  typeof bookingPageWords & { readonly screen: { readonly booking: typeof bookingTexts } }
>
