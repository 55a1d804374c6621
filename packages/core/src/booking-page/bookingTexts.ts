import { deliveriesTexts } from '../delivery/deliveriesTexts.js'
import { counted, figure } from '../language/Wording.js'
import { pricesTexts } from '../bookings/money/moneyTexts.js'
import { attentionTexts } from '../payment/attentionTexts.js'

/** The titles of booking pages that are shown before their contents have loaded, and that link to each other. */
export const pageTitles = {
  basket: 'Your Basket',
  checkout: 'Checkout',
  waysToPay: 'Make a payment',
  receipt: 'Receipt',
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
  incomplete: 'The allocation of your tickets is missing',
  incompleteSentence:
    'We were unable to load which tickets have been allocated to you. Everything else is as it should be.',
  attention: attentionTexts,
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
  readOnly: {
    headings: { past: 'This trip is over', cancelled: 'This booking is cancelled' },
    sentence:
      'Nothing more can be added to it or changed. Your documents, payments and receipts stay with your booking.',
    back: 'Back to your booking',
  },
  prices: pricesTexts,
} as const

const some = (count: number): string => counted(count, 'ticket', 'tickets')

/** Long lists of tickets: filtered, grouped by event, shown in steps. */
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
