import { onceWanted } from '../language/formats.js'
import { counted } from '../language/Wording.js'
import { planProgressTexts } from '../payment/planWords.js'

const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' }

const ordinals = /* @__PURE__ */ onceWanted(() => new Intl.PluralRules('en-GB', { type: 'ordinal' }))

/** "1st", "22nd", "31st". */
export const ordinal = (count: number): string => `${count}${suffixes[ordinals().select(count)] ?? 'th'}`

const payments = (count: number): string => counted(count, 'payment', 'payments')

/** The payment plan, its card and its day. */
export const planTexts = {
  back: 'Back to your payment plan',
  toBooking: 'Back to your booking',
  setUp: {
    heading: 'Spread the cost',
    lead: (amount: string) =>
      `${amount} is left to pay. Choose a day of the month, and we take it in monthly payments from your card.`,
    replaces: (date: string) => `The plan replaces the date by which you would have to pay, ${date}.`,
    day: 'Payment day',
    dayHint: 'The day of each month on which a payment is taken',
    cardHeading: 'The card to pay with',
    cardSentence: 'Nothing is charged today. Your bank may ask you to confirm that it is you.',
    confirm: 'Set up payment plan',
    otherwise: 'Pay another way',
  },
  projection: {
    heading: 'Your payments',
    loading: 'Working out your payments',
    sentence: (count: number, first: string, final: string) =>
      count === 1 ? `One payment, on ${first}.` : `${payments(count)}, from ${first} to ${final}.`,
    failedHeading: (day: number) => `We have no payments to show for the ${ordinal(day)}`,
    failedHint: 'You can also choose another day.',
    none: 'No payment on this day comes before your trip. Please choose another day.',
    first: 'Please look at the payments first: they are shown for the day that you chose.',
  },
  table: {
    caption: 'What is taken, and when',
    date: 'Date',
    amount: 'Amount',
    total: 'Total',
    dateAndState: 'Date and status',
    states: { paid: 'Paid', overdue: 'Overdue', toCome: 'To come' },
    paidByYou: 'Paid by you',
    paidTogether: (count: number) => `${payments(count)}, paid by you in one`,
    overdueSince: (date: string) => `Due since ${date}`,
    dueNow: 'Due now',
  },
  day: (day: number): string => ordinal(day),
  chooseDay: 'Choose a day',
  overview: {
    heading: 'Your plan',
    next: 'Next payment',
    noNext: 'No payment to come',
    paused: 'Payments are paused until you give us another card',
    paidOf: (paid: number, all: number) => `${paid} of ${payments(all)} paid`,
    toCome: 'To come',
    remaining: (count: number, amount: string) => (count === 0 ? 'None' : `${payments(count)}, ${amount}`),
    final: 'Final payment',
    day: 'Payment day',
    dayOf: (day: number) => `${ordinal(day)} of each month`,
    card: 'Card',
    cardOf: (digits: string, name: string) => `Ending ${digits}, ${name}`,
    changeCard: 'Change card',
    changeDay: 'Change day',
    payments: 'Payments of your plan',
    overdue: (amount: string) => `${amount} of your plan is overdue`,
    overdueSentence:
      'We were unable to take it. Pay it now to keep your plan going. The payments to come stay as they are.',
    overduePaused: 'We were unable to take it. It is not taken from a new card by itself, so please pay it now.',
    payOverdue: 'Pay what is overdue',
    errorHeading: 'There is a problem with your payment plan',
    errorSentence:
      'No payments are taken until it is put right. Give us another card: the payments to come are then taken from it. If that does not help, please contact our support team.',
    finishedHeading: 'All of your payment plan is paid',
    finishedSentence: 'There is nothing left to take.',
  },
  none: {
    heading: 'There is no payment plan for this booking',
    owed: 'A payment plan is not available for it. You can pay what is left in full instead.',
    settled: 'There is nothing left to pay, so none is needed.',
    pay: 'Ways to pay',
  },
  noPlan: {
    heading: 'There is no payment plan to change',
    sentence: 'This booking has no payment plan that is still being paid.',
    action: 'Go to the payment plan',
  },
  changePayment: {
    now: (digits: string, name: string) => `Your payments are taken from the card ending ${digits}, ${name}.`,
    paused: (digits: string, name: string) =>
      `Payments from the card ending ${digits}, ${name}, are paused until you give us another one.`,
    unknownNow: 'Your payments are to be taken from another card.',
    sentence:
      'Give us the card for the payments to come. Nothing is charged today. Your bank may ask you to confirm that it is you.',
    overdue: (amount: string) => `The overdue ${amount} is not taken from the new card by itself. You can pay it now.`,
    heading: 'The new card',
    confirm: 'Change card',
  },
  changeDay: {
    now: (day: number) => `Your payments are taken on the ${ordinal(day)} of each month.`,
    heading: 'Choose another day',
    compare: 'What changes',
    before: 'Now',
    after: 'New',
    count: 'Payments to come',
    next: 'Next payment',
    final: 'Final payment',
    each: 'Each payment',
    varies: 'Amounts differ',
    nothing: 'None',
    same: 'This is your payment day now. Choose another one to see what changes.',
    confirm: (day: number) => `Change to the ${ordinal(day)}`,
    confirmNone: 'Change day',
    overdue: (amount: string) => `The overdue ${amount} is due now, whatever the day.`,
    cardFirst: 'Your plan needs another card first',
    cardFirstSentence: 'There is a problem with your payment plan. Its day can be changed once it has another card.',
  },
  progress: planProgressTexts,
  done: {
    headings: {
      create: 'Your payment plan is set up',
      changePayment: 'Your payments are now taken from your new card',
      changeDay: 'Your payment day is changed',
    },
    otherwise: 'Please check the day and the card of your payment plan',
    elsewhere: 'Your payment plan was set up elsewhere meanwhile',
    next: (amount: string, date: string) => `${amount} is taken next, on ${date}.`,
  },
} as const
