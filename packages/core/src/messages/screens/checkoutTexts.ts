import type { PaymentStage } from '../../payment/paymentProgress.js'

const stages: Readonly<Record<PaymentStage, string>> = {
  sending: 'Sending your payment',
  bank: 'Checking with your bank',
  confirming: 'Confirming your booking',
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
  purchase: { heading: 'What you are buying', show: (total: string) => `What you are buying: ${total}`, total: 'Total', fees: 'of which Booking Fee' },
  form: {
    heading: 'Pay by card',
    safe: 'Your card details go straight to our card provider. We never see or keep them.',
    name: 'Name on card',
    number: 'Card number',
    expiry: 'Expiry date',
    cvc: 'Security code',
    cvcHint: 'The 3 digits on the back of the card, or 4 on the front.',
    loading: 'Loading the card fields',
    unavailableHeading: "The card form isn't there yet",
    unavailable: 'We were unable to reach our card provider. Please check your connection and try again.',
    problems: {
      title: 'Please check your card details',
      name: 'Enter the name on the card',
      number: 'Enter the card number',
      expiry: 'Enter the expiry date',
      cvc: 'Enter the security code',
    },
    pay: (amount: string) => `Pay ${amount}`,
    failedHeading: 'Your payment did not go through',
    stillThere: 'Your basket is as it was, so you can try again.',
    newTotal: (amount: string) => `The new total is ${amount}.`,
  },
  free: {
    heading: 'Nothing to pay',
    sentence: 'What is in your basket costs nothing. Complete your booking to keep it.',
    complete: 'Complete booking',
    failedHeading: 'Your booking was not completed',
    stage: 'Completing your booking',
  },
  progress: {
    heading: 'Your payment is under way',
    freeHeading: 'Completing your booking',
    label: 'Your payment, step by step',
    stages,
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
    sentence: "Please don't pay again. We keep checking.",
    next: (wait: string) => `Next check ${wait}.`,
    checkNow: 'Check now',
  },
  done: { heading: 'All done', sentence: 'Your booking is up to date.' },
} as const
