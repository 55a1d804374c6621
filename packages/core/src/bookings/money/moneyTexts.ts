import type { PaidFor } from './paymentsMade.js'
import type { PaymentWord } from '../bookingCodes.js'
import { counted } from '../../messages/plural.js'

const paymentWords: Readonly<Record<PaymentWord, string>> = {
  paid: 'Paid',
  confirmed: 'Confirmed',
  failed: 'Failed',
  pending: 'Pending',
  unknown: 'Not known yet',
}

const purposes: Readonly<Record<PaidFor, string>> = {
  deposit: 'Deposit',
  instalment: 'Instalment of your payment plan',
  addedItems: 'Items added to your booking',
  inFull: 'Payment in full',
  balance: 'Payment towards your balance',
  payment: 'Payment',
}

export const paymentsTexts = {
  heading: 'Payments made',
  none: 'No payments yet.',
  words: paymentWords,
  purposes,
  failed: (count: number) => counted(count, 'attempt that failed', 'attempts that failed'),
  failedSentence: 'Nothing was charged for these.',
  /** Above the apportionments of a payment. */
  apportioned: 'What it went towards',
  note: (digits: string | null, reference: string) =>
    `${digits === null ? '' : `Card ending ${digits} · `}Reference ${reference}`,
  receipt: {
    title: 'Receipt',
    link: 'Receipt',
    of: (purpose: string, date: string) => `for ${purpose}, ${date}`,
    heading: (amount: string) => `${amount} paid`,
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
    toBooking: 'Back to your booking',
    all: 'All payments',
    missingHeading: 'There is no receipt for this payment yet',
    missingSentence: 'Your booking does not list it as paid. The payments that it lists are below.',
  },
} as const

export const planTexts = {
  heading: 'Payment plan',
  next: 'Next payment',
  final: 'Final payment',
  instalments: 'Number of payments',
  card: 'Card',
  cardEnding: (digits: string) => `ending ${digits}`,
  overdue: (amount: string) => `${amount} of your plan is overdue`,
  overdueSentence: 'Pay it now to keep your plan going.',
  pay: 'Pay what is overdue',
  broken: 'There is a problem with your payment plan',
  brokenSentence: 'We were unable to take a payment. Check the card that it is taken from.',
  changeCard: 'Change the card',
  view: 'See your payment plan',
  available: 'Spread the cost',
  availableSentence: 'You can pay the balance in monthly instalments.',
  setUp: 'Set up a payment plan',
} as const
