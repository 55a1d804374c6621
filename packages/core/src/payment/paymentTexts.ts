import type { WayToPay } from '../bookings/money/waysToPay.js'
import type { BalancePart } from '../bookings/money/owed.js'

const titles: Readonly<Record<BalancePart, string>> = {
  outstanding: 'Pay in full',
  overdue: 'Pay the overdue amount',
}

const headings: Readonly<Record<WayToPay['kind'], string>> = {
  overdue: 'Pay what is overdue',
  full: 'Pay in full',
  setUpPlan: 'Spread the cost',
  plan: 'Your payment plan',
  mendPlan: 'Your payment plan',
}

/** Paying what a booking owes: the ways to do it, and the form. */
export const paymentTexts = {
  title: 'Make a payment',
  toBooking: 'Back to your booking',
  owed: {
    heading: 'What you owe',
    due: 'Due',
    overdue: 'Overdue',
    since: (date: string) => `since ${date}`,
    next: 'Next payment',
    automatically: (date: string) => `${date}, taken automatically`,
    leftAfter: 'Left after that',
    total: 'Total',
    paid: 'Paid so far',
    balance: 'Balance to pay',
    left: 'Left after this payment',
    now: 'You pay now',
  },
  ways: {
    heading: 'Ways to pay',
    headings,
    allAtOnce: 'Pay it all now',
    overdue: (left: string) => `Keeps your payment plan going. The other ${left} is taken as planned.`,
    overdueInError: (left: string) =>
      `What we were unable to take. The other ${left} stays with your plan, which needs another card.`,
    full: 'Everything that is left, by card, in one payment.',
    fullEndsPlan:
      'Everything that is left, by card, in one payment. Your payment plan then ends: nothing more is taken from your card.',
    setUpPlan: 'In monthly payments from your card. You choose the day and see every payment first.',
    plan: (amount: string, date: string) => `Nothing for you to do: ${amount} is taken on ${date}.`,
    planAfterOverdue: (amount: string, date: string) => `After what is overdue, ${amount} is taken on ${date}.`,
    planWithoutDate: 'What is still to come is taken from your card by itself.',
    mendPlan: 'There is a problem with your plan, so nothing is taken. It may need another card.',
    payOverdue: 'Pay what is overdue',
    payInFull: 'Pay in full',
    setUp: 'Set up a payment plan',
    seePlan: 'See your payment plan',
    changeCard: 'Change the card',
  },
  /** Credit that the customer holds: no call puts it towards a payment. */
  credit: (amounts: string) =>
    `You hold ${amounts} of credit. It is not used for card payments by itself. Please contact us if you would like to use it.`,
  nothing: {
    allPaid: { heading: 'There is nothing to pay', sentence: 'All of your booking is paid. Thank you.' },
    cancelled: {
      heading: 'There is nothing to pay',
      sentence: 'This booking is cancelled, so no payment is asked for.',
    },
    nothingOverdue: {
      heading: 'Nothing is overdue',
      sentence: 'Your payment plan is up to date.',
      action: 'See the ways to pay',
    },
  },
  form: { titles, summary: 'Your payment', otherWays: 'Other ways to pay' },
} as const
