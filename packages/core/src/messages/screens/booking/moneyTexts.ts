import type { PaymentWord } from '../../../bookings/money/paymentWord.js'

const paymentWords: Readonly<Record<PaymentWord, string>> = {
  paid: 'Paid',
  confirmed: 'Confirmed',
  failed: 'Failed',
  pending: 'Pending',
  unknown: 'Not known yet',
}

/** Booking payment types of specification 2, §4. */
const types: Readonly<Record<string, string>> = {
  payInFull: 'Payment in full',
  deposit: 'Deposit',
  paymentPlan: 'Payment plan',
}

export const paymentsTexts = {
  heading: 'Payments made',
  none: 'No payments yet.',
  words: paymentWords,
  type: (type: string): string => types[type] ?? 'Payment',
  /** Above the apportionments of a payment. */
  apportioned: 'What it went towards',
  note: (digits: string | null, reference: string) => `${digits === null ? '' : `Card ending ${digits} · `}Reference ${reference}`,
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
  pay: 'Pay the overdue amount',
  broken: 'There is a problem with your payment plan',
  brokenSentence: 'We were unable to take a payment. Check the card that it is taken from.',
  changeCard: 'Change the card',
  view: 'See your payment plan',
  available: 'Spread the cost',
  availableSentence: 'You can pay the balance in monthly instalments.',
  setUp: 'Set up a payment plan',
} as const
