import { deliveriesTexts } from '../delivery/deliveriesTexts.js'
import { counted, figure } from '../language/Wording.js'
import { tripTexts } from '../bookings/itinerary/itineraryTexts.js'
import { paymentsTexts, planTexts, pricesTexts } from '../bookings/money/moneyTexts.js'

/** The pages of a booking that are titled before what they show has come, and that lead to each other. */
export const pageTitles = {
  basket: 'Your Basket',
  checkout: 'Checkout',
  waysToPay: 'Make a payment',
  outstanding: 'Pay in full',
  overdue: 'Pay the overdue amount',
  plan: 'Payment plan',
  changePayment: 'Change payment card',
  changeDay: 'Change payment day',
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
    /** The booking lists the payment, and the amount to pay does not include it yet. */
    paymentRecorded: 'Your payment is recorded',
    paymentRecordedSentence: "The amount to pay is not up to date yet. Please don't pay it again.",
    seePayment: 'See how it stands',
    paymentMoving: 'Your payment is on its way',
    paymentMovingSentence: 'We are confirming it. You can stay on this page or come back later.',
    /** Of a payment plan: nothing is paid. */
    plan: {
      open: "We don't know yet whether your payment plan was changed",
      openSentence: 'Nothing is charged for it. We keep checking what happened to it.',
      moving: 'Your payment plan is being updated',
      movingSentence: 'Nothing is charged for it. You can stay on this page or come back later.',
    },
    /** Where a bank's check is open: on the payment's own page, and on the others of its booking. */
    bank: {
      heading: "Your bank's check is open",
      sentence:
        'Nothing is charged until you confirm this payment with your bank. To use another card, continue and close the check.',
      planSentence:
        'Nothing is charged for this. Your bank is waiting for you to confirm your card. To use another card, continue and close the check.',
      action: 'Continue',
    },
  },
  trip: tripTexts,
  deliveries: deliveriesTexts,
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
} as const

const some = (count: number): string => counted(count, 'ticket', 'tickets')

/** Lists of tickets that may be long: filtered, under their events, some at a time. */
export const ticketListTexts = {
  label: 'Find a ticket',
  hint: 'Event, date, ticket or name',
  show: 'Show',
  figure,
  found: (count: number) => (count === 0 ? 'No tickets found' : `${some(count)} found`),
  inAll: some,
  clear: 'Clear the filter',
  none: 'No tickets match',
  noneLine: 'Check the spelling, or look for another event, date, ticket or name.',
  ofEvent: some,
  more: (more: number, event: string) => `Show ${figure(more)} more of ${event}`,
} as const
