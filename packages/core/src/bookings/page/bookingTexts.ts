import { counted, figure } from '../../messages/Wording.js'
import { deliveriesTexts } from '../../delivery/deliveriesTexts.js'
import { paymentsTexts, planTexts, pricesTexts } from '../money/moneyTexts.js'
import { tripTexts } from '../itinerary/itineraryWords.js'

const andMore = (first: string, count: number | null, rest: string): string =>
  count === null || count === 0 ? first : `${first} · ${figure(count)} ${rest}`

/** The ways into the parts of a booking, with what is held in each. */
export const partsTexts = {
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
  /** Null: not known yet. */
  transferable: (count: number | null) =>
    count === null || count === 0 ? 'Who holds each ticket' : `${counted(count, 'name', 'names')} can be changed`,
  resale: 'Resale',
  /** `resalable` null: not known yet. */
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

/** What a customer takes along: the confirmation, the calendar, paper. */
export const documentsTexts = {
  heading: 'Take it with you',
  confirmation: 'Booking confirmation',
  confirmationSentence: 'A document to keep',
  calendar: 'Add to calendar',
  calendarSentence: 'Dates, journeys and events (.ics)',
  calendarFailed: "We're unable to make your calendar file right now. Please try again.",
  print: 'Print itinerary',
  printSentence: 'Your trip on paper',
  preparing: 'Preparing your file',
} as const

/** The frame of every booking screen, and the booking's own page. */
export const bookingTexts = {
  title: 'My Booking',
  myBookings: 'My bookings',
  copyReference: (reference: string) => `Copy booking reference ${reference}`,
  referenceCopied: 'Booking reference copied',
  copied: 'Copied',
  basket: 'Basket',
  basketCount: (count: number) => (count === 0 ? 'empty' : counted(count, 'item', 'items')),
  loading: 'Loading your booking',
  failedHeading: "We can't show this booking right now",
  outOfDate: 'This may be out of date',
  outOfDateSentence: "We're unable to refresh your booking right now. What you see is from a moment ago.",
  tryAgain: 'Try again',
  incomplete: 'Some details of your tickets are missing',
  incompleteSentence: 'We were unable to load them right now. Everything else is as it should be.',
  attention: {
    heading: 'What needs your attention',
    paymentOpen: "We don't know yet whether your payment went through",
    paymentOpenSentence: "Please don't pay again. We keep checking what happened to it.",
    seePayment: 'See how it stands',
    paymentMoving: 'Your payment is on its way',
    paymentMovingSentence: 'We are confirming it. You can stay on this page or come back later.',
    /** Where a bank's check is open: on the payment's own page, and on the others of its booking. */
    bank: {
      heading: "Your bank's check is open",
      sentence:
        'Your bank is waiting for you to confirm this payment. Nothing is charged until you have. To use another card, continue and close the check.',
      planSentence:
        'Your bank is waiting for you to confirm your card. Nothing is charged for it. To use another card, continue and close the check.',
      action: 'Continue',
    },
  },
  parts: partsTexts,
  trip: tripTexts,
  deliveries: deliveriesTexts,
  documents: documentsTexts,
  tickets: {
    heading: 'Your tickets',
    count: (count: number) => counted(count, 'ticket', 'tickets'),
    none: 'No tickets yet',
    noneSentence: 'Add tickets for what is on during your trip.',
    add: 'Add tickets',
    lead: 'Lead passenger',
    noPassenger: 'No passenger',
  },
  passengers: 'Passengers',
  past: {
    heading: 'This trip is over',
    sentence:
      'Nothing more can be added to it or changed. Your documents, payments and receipts stay with your booking.',
    back: 'Back to your booking',
  },
  prices: pricesTexts,
  payments: paymentsTexts,
  plan: planTexts,
  summary: {
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
  },
} as const
