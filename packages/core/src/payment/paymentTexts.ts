import type { StepOfPayment } from './machine/status.js'
import type { BasketFlowTexts } from '../basket/basketFlowTexts.js'
import type { basketTexts } from '../basket/basketTexts.js'
import type { Wording } from '../language/Wording.js'
import type { AttentionTexts } from './attentionTexts.js'
import type { paymentCodes, paymentOperations } from './paymentCodes.js'
import type { paymentFlowTexts } from './paymentFlowTexts.js'
import type { planProgressTexts } from './planWords.js'

/** Texts of the ways to pay what a booking owes, and of the form. */
export const paymentTexts = {
  toBooking: 'Back to your booking',
  owed: {
    heading: 'Price and payments',
    due: 'Due',
    overdue: 'Overdue',
    since: (date: string) => `since ${date}`,
    next: 'Next payment',
    automatically: (date: string) => `${date}, taken automatically`,
    leftAfter: 'Left after that',
    total: 'Total',
    paid: 'Paid so far',
    balance: 'Left to pay',
    left: 'Left after this payment',
    now: 'This payment',
  },
  ways: {
    heading: 'Ways to pay',
    headings: {
      overdue: 'Pay what is overdue',
      full: 'Pay in full',
      setUpPlan: 'Spread the cost',
      plan: 'Your payment plan',
      mendPlan: 'Your payment plan',
    },
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
    planWithoutDate: 'What is still to come is taken from your card automatically.',
    mendPlan: 'There is a problem with your plan, so nothing is taken. It may need another card.',
    setUp: 'Set up a payment plan',
    seePlan: 'See your payment plan',
    changeCard: 'Change the card',
  },
  /** The customer's credit: no call uses it for a payment. */
  credit: (amount: string) =>
    `You have ${amount} of credit. Card payments do not use it automatically. Please contact us if you would like to use it.`,
  nothing: {
    allPaid: { heading: 'There is nothing left to pay', sentence: 'All of your booking is paid. Thank you.' },
    cancelled: {
      heading: 'There is nothing left to pay',
      sentence: 'This booking is cancelled, so no payment is asked for.',
    },
    overpaid: {
      heading: 'There is nothing left to pay',
      sentence: (amount: string) => `You have paid ${amount} more than your booking costs. Please contact us about it.`,
    },
    nothingOverdue: {
      heading: 'Nothing is overdue',
      sentence: 'Your payment plan is up to date.',
      action: 'Ways to pay',
    },
  },
  form: { summary: 'Your payment', otherWays: 'Other ways to pay' },
} as const

const stages: Readonly<Record<StepOfPayment, string>> = {
  sending: 'Sending your payment',
  bank: 'Checking with your bank',
  confirming: 'Confirming your booking',
}

/** For a balance: the booking itself does not change. */
const balanceStages: Readonly<Record<StepOfPayment, string>> = { ...stages, confirming: 'Confirming your payment' }

/** For a payment plan, which charges nothing. */
const planStages: Readonly<Record<StepOfPayment, string>> = {
  ...stages,
  sending: 'Sending your change',
  confirming: 'Confirming your payment plan',
}

/** Texts of the checkout, also while money moves. */
export const checkoutTexts = {
  loading: 'Loading your checkout',
  emptyHeading: 'There is nothing to pay for',
  emptySentence: 'Your basket is empty. Add something to it first.',
  /** If an earlier basket of this booking was paid. */
  emptyPaid: (amount: string, date: string, reference: string) =>
    `Your last basket was paid: ${amount} on ${date} (${reference}).`,
  failedHeading: "We can't open checkout right now",
  failedSentence: "We're unable to load your basket right now. Please try again.",
  chooseTickets: 'Choose tickets',
  backToBasket: 'Back to your basket',
  toBooking: 'Go to your booking',
  blockedHeading: 'Your basket needs your attention first',
  purchase: {
    heading: 'What you are buying',
    show: (total: string) => `What you are buying: ${total}`,
    total: 'Total',
    fees: 'of which Booking Fee',
  },
  /** The balance of the booking after this payment; the date is null if it is unknown. */
  balance: {
    byHand: (amount: string, date: string | null) =>
      `Left to pay for the rest of your booking: ${amount}${date === null ? '' : ` by ${date}`}.`,
    byItself: (amount: string) => `Left to pay for the rest of your booking: ${amount}, taken by your payment plan.`,
  },
  wallets: {
    heading: 'Your payment',
    label: 'Apple Pay and Google Pay',
    orByCard: 'or pay by card',
    unavailable: 'Apple Pay and Google Pay are not available in this browser.',
  },
  form: {
    heading: 'Pay by card',
    safe: 'Your card details go straight to our card provider. We never see or keep them.',
    name: 'Name on card',
    number: 'Card number',
    expiry: 'Expiry date',
    cvc: 'Security code',
    loading: 'Loading the card fields',
    checking: 'Checking what is left to pay',
    tryAgain: 'Try again',
    unavailableHeading: "We can't show the card form yet",
    unavailable:
      'We were unable to reach our card provider. Please check your connection, switch off any blocker for this page, and try again.',
    problems: {
      title: 'Please check your card details',
      name: 'Enter the name on the card',
      nameTooLong: 'Use no more than 80 characters for the name on the card',
      nameIsNumber: 'This looks like a card number. Enter the name on the card here',
      number: 'Enter the card number',
      expiry: 'Enter the expiry date',
      cvc: 'Enter the security code',
    },
    pay: (amount: string) => `Pay ${amount}`,
    stillThere: 'Your basket is as it was.',
    newTotal: (amount: string) => `The new total is ${amount}.`,
    newBalance: (amount: string) => `${amount} is left to pay now.`,
    recovery: { booking: 'Check your booking', waysToPay: 'Ways to pay' },
    cards: (amex: boolean) => (amex ? 'Visa, Mastercard or American Express' : 'Visa or Mastercard'),
    amexRefused: 'American Express cannot be used for this booking. Please use another card.',
  },
  terms: {
    loading: 'Loading the terms and conditions',
    read: 'Read the terms and conditions',
    accept: 'I have read and accept the terms and conditions',
    failedHeading: "We can't show the terms and conditions right now",
    failedSentence: 'We could not load the terms and conditions. They are part of your booking; ask us for a copy.',
    tryAgain: 'Try again',
    problemTitle: 'Please check the terms and conditions',
    problems: {
      notShownYet: 'Wait until the terms and conditions are here, then accept them',
      notAccepted: 'Accept the terms and conditions',
    },
  },
  free: {
    heading: 'Nothing to pay',
    sentence: 'What is in your basket costs nothing. Complete your booking to keep it.',
    complete: 'Complete booking',
    stage: 'Completing your booking',
  },
  progress: {
    label: 'Your payment, step by step',
    stages,
    balanceStages,
    planStages,
    bankNote: 'Your bank may ask you to confirm that it is you.',
    keepOpen: 'Please keep this page open.',
  },
  checking: { heading: 'One moment', sentence: 'We are checking that nothing has been paid already.' },
  notChecked: {
    heading: "We couldn't check your payments",
    sentence:
      'Nothing more is charged until this check has worked. Before you pay, we make sure that nothing has been paid already.',
    retry: 'Check again',
  },
  checkNow: 'Check now',
  done: {
    heading: 'All done',
    /** If it may have been paid another way, such as by telephone. */
    otherwise: 'This amount has been paid',
    received: 'We have received your payment.',
    sentence: 'Your booking is up to date.',
    toReceipt: 'See your receipt',
  },
} as const

/** Texts of the payment pages, and of the reasons for a failure. */
export type PayingTexts = BasketFlowTexts &
  AttentionTexts &
  Wording<typeof paymentFlowTexts> & {
    readonly operations: Wording<typeof paymentOperations>
    readonly paymentCode: Wording<typeof paymentCodes>
    readonly screen: {
      readonly basket: Pick<Wording<typeof basketTexts>, 'summary'>
      readonly checkout: Wording<typeof checkoutTexts>
      readonly pay: Wording<typeof paymentTexts>
      readonly plan: { readonly progress: Wording<typeof planProgressTexts> }
    }
  }
