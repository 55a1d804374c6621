import type { PaymentStage, RecoveryTarget } from './machine/view.js'

const stages: Readonly<Record<PaymentStage, string>> = {
  sending: 'Sending your payment',
  bank: 'Checking with your bank',
  confirming: 'Confirming your booking',
}

/** Of a balance: the booking itself stays as it is. */
const balanceStages: Readonly<Record<PaymentStage, string>> = { ...stages, confirming: 'Confirming your payment' }

/** Of a payment plan: nothing is paid. */
const planStages: Readonly<Record<PaymentStage, string>> = {
  ...stages,
  sending: 'Sending your change',
  confirming: 'Confirming your payment plan',
}

const recovery: Readonly<Record<RecoveryTarget, string>> = {
  booking: 'Check your booking',
  waysToPay: 'See the ways to pay',
}

/** Paying, and what is said while money moves. */
export const checkoutTexts = {
  title: 'Checkout',
  loading: 'Loading your checkout',
  emptyHeading: 'There is nothing to pay for',
  emptySentence: 'Your basket is empty. Add something to it first.',
  failedHeading: "We can't open checkout right now",
  failedSentence: "We're unable to load your basket right now. Please try again.",
  chooseTickets: 'Choose tickets',
  backToBasket: 'Back to your basket',
  toBooking: 'Go to your booking',
  blockedHeading: 'Your basket needs your attention first',
  blockedSentence: 'Something in it has to be put right before you can pay.',
  purchase: {
    heading: 'What you are buying',
    show: (total: string) => `What you are buying: ${total}`,
    total: 'Total',
    fees: 'of which Booking Fee',
  },
  /** What this payment leaves to be paid of the booking; the date is null where it is not known. */
  balance: {
    byHand: (amount: string, date: string | null) =>
      `The balance of your booking stays to be paid: ${amount}${date === null ? '' : ` by ${date}`}.`,
    byItself: (amount: string) => `Your payment plan goes on taking the balance of your booking: ${amount}.`,
  },
  form: {
    heading: 'Pay by card',
    safe: 'Your card details go straight to our card provider. We never see or keep them.',
    name: 'Name on card',
    number: 'Card number',
    expiry: 'Expiry date',
    cvc: 'Security code',
    expiryHint: 'For example 09/31',
    cvcHint: (amex: boolean) => (amex ? '3 or 4 digits on the card' : '3 digits on the back'),
    loading: 'Loading the card fields',
    pressed: 'Checking what you owe',
    tryAgain: 'Try again',
    unavailableHeading: "The card form isn't there yet",
    unavailable: 'We were unable to reach our card provider. Please check your connection and try again.',
    problems: {
      title: 'Please check your card details',
      name: 'Enter the name on the card',
      nameIsNumber: 'This looks like a card number. Enter the name on the card here',
      number: 'Enter the card number',
      expiry: 'Enter the expiry date',
      cvc: 'Enter the security code',
    },
    pay: (amount: string) => `Pay ${amount}`,
    failedHeading: 'Your payment did not go through',
    stillThere: 'Your basket is as it was.',
    newTotal: (amount: string) => `The new total is ${amount}.`,
    newBalance: (amount: string) => `You now owe ${amount}.`,
    recovery,
    cards: (amex: boolean) => (amex ? 'Visa, Mastercard or American Express' : 'Visa or Mastercard'),
    amexRefused: 'American Express cannot be used for this booking. Please use another card.',
  },
  terms: {
    loading: 'Loading the terms and conditions',
    read: 'Read the terms and conditions',
    accept: 'I have read and accept the terms and conditions',
    failedHeading: "We can't show the terms and conditions right now",
    failedSentence: 'You need to accept them before you go on. Please load them again.',
    tryAgain: 'Load them again',
    problemTitle: 'Please check the terms and conditions',
    problems: {
      notShownYet: 'Wait until the terms and conditions are here, then accept them',
      unavailable: 'Load the terms and conditions again, so that you can accept them',
      notAccepted: 'Accept the terms and conditions',
    },
  },
  free: {
    heading: 'Nothing to pay',
    sentence: 'What is in your basket costs nothing. Complete your booking to keep it.',
    complete: 'Complete booking',
    failedHeading: 'Your booking was not completed',
    safe: 'Nothing is charged. It is safe to try again.',
    stage: 'Completing your booking',
  },
  progress: {
    heading: 'Your payment is under way',
    freeHeading: 'Completing your booking',
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
    sentence: 'Before you pay we make sure that nothing has been paid already, and that did not work just now.',
    retry: 'Check again',
  },
  undecided: {
    heading: "We don't know yet whether your payment went through.",
    checkNow: 'Check now',
  },
  done: { heading: 'All done', sentence: 'Your booking is up to date.', toReceipt: 'See your receipt' },
} as const
