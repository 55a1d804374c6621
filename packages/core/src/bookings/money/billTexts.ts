import { counted } from '../../language/Wording.js'
import type { PaidFor, PaymentMade } from './bill.js'

const paymentWords: Readonly<Record<PaymentMade['word'], string>> = {
  paid: 'Paid',
  confirmed: 'Paid',
  failed: 'Failed',
  pending: 'Pending',
  unknown: 'Not known yet',
  returned: 'Returned',
}

const purposes: Readonly<Record<PaidFor, string>> = {
  deposit: 'Deposit',
  instalment: 'Instalment of your payment plan',
  addedItems: 'Items added to your booking',
  inFull: 'Payment in full',
  balance: 'Payment towards your balance',
  payment: 'Payment',
  refund: 'Refund',
  chargeback: 'Payment taken back by your bank',
}

export const paymentsTexts = {
  heading: 'Payments made',
  none: 'No payments yet.',
  words: paymentWords,
  purposes,
  failed: (count: number) =>
    counted(count, 'payment that failed or was returned', 'payments that failed or were returned'),
  failedSentence: 'Nothing was charged for these, or the money went back.',
  /** The heading of a payment's apportionments. */
  apportioned: 'What it went towards',
  cardUsed: (digits: string) => `Card ending ${digits}`,
  numbered: (reference: string) => `Reference ${reference}`,
  receipt: {
    link: 'Receipt',
    of: (purpose: string, date: string) => `for ${purpose}, ${date}`,
    heading: (amount: string) => `${amount} paid`,
    /** The money went back, because what was paid for is not in the booking. */
    returned: (amount: string, date: string, reference: string) =>
      `This money was returned: ${amount} on ${date} (${reference}).`,
    amount: 'Amount paid',
    purpose: 'Paid for',
    date: 'Date',
    card: 'Card',
    cardEnding: (digits: string) => `ending ${digits}`,
    reference: 'Payment reference',
    booking: 'Booking reference',
    trip: 'Trip',
    outstanding: 'Left to pay',
    nothingLeft: 'Nothing',
    print: 'Print receipt',
    calendar: 'Add to calendar',
    calendarFailed: "We're unable to make your calendar file right now. Please try again.",
    toBooking: 'Back to your trip',
    all: 'All payments',
    /** The heading of the items that the payment paid for. */
    bought: 'What you bought',
    /** After a payment that made up for an instalment which the card of the plan did not pay. */
    planCard: {
      heading: (digits: string) => `Your next instalment still goes to the card ending ${digits}`,
      sentence: (digits: string) =>
        `That card could not be charged. You can use the card ending ${digits} from now on. Your bank needs you to enter it once more.`,
      action: 'Use it for the next instalments',
    },
    missingHeading: 'There is no receipt for this payment yet',
    missingSentence: 'Your booking does not list it as paid. The payments that it lists are below.',
  },
} as const

/** The texts of the payments of a booking. */
export const billWords = { screen: { bill: { payments: paymentsTexts } } } as const
