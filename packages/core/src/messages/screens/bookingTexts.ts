import type { PaymentWord } from '../../bookings/paymentWord.js'
import { counted } from '../plural.js'

const paymentWords: Readonly<Record<PaymentWord, string>> = {
  paid: 'Paid',
  failed: 'Failed',
  pending: 'Pending',
  unknown: 'Not known yet',
}

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
  attention: {
    heading: 'What needs your attention',
    paymentOpen: "We don't know yet whether your payment went through",
    paymentOpenSentence: (wait: string) => `Please don't pay again. We keep checking: next check ${wait}.`,
    paymentMoving: 'Your payment is on its way',
    paymentMovingSentence: 'We are confirming it. You can stay on this page or come back later.',
    checkNow: 'Check now',
  },
  parts: {
    heading: 'Your booking',
    tickets: 'Tickets',
    ticketsHeld: (count: number) => (count === 0 ? 'None yet: see what is on' : `${counted(count, 'ticket', 'tickets')} held`),
    basketHeld: (count: number | null) => {
      if (count === null) return 'What you are about to buy'
      return count === 0 ? 'Empty' : counted(count, 'item', 'items')
    },
  },
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
  prices: {
    heading: 'Price summary',
    tickets: 'Tickets',
    noTickets: 'No tickets in this booking.',
    bookingFee: 'Booking Fee',
    includesFee: (fee: string) => `includes ${fee} Booking Fee`,
    ticketsTotal: 'Tickets total',
    totals: 'Totals',
    bookingPrice: 'Booking price',
    discounts: 'Discounts',
    total: 'Total booking price',
    paid: 'Paid so far',
    outstanding: 'Outstanding balance',
  },
  payments: {
    heading: 'Payments made',
    none: 'No payments yet.',
    words: paymentWords,
    card: (digits: string) => `Card ending ${digits}`,
    reference: (reference: string) => `Reference ${reference}`,
  },
  summary: {
    label: 'What you owe',
    balance: 'Balance to pay',
    allPaid: 'All paid',
    nothingToPay: 'There is nothing left to pay.',
    due: 'Due',
    total: 'Total',
    paid: 'Paid so far',
    viewBasket: 'View basket',
    addTickets: 'Add tickets',
  },
} as const
