import type { Texts } from '@booking-dashboard/core'

/** What a sentence states about a payment; the world must prove it. `none` states nothing. */
export type Claim =
  | 'none'
  /** The attempt ended, and charged nothing. */
  | 'failed'
  /** The attempt charged nothing and can charge nothing any more. */
  | 'nothingCharged'
  /** No payment had arrived at the last status check. */
  | 'nothingSoFar'
  /** No payment has arrived, and none can any more. */
  | 'notReceived'
  /** A request was sent and not answered. */
  | 'unanswered'
  /** No request reached the back end. */
  | 'notSent'
  /** The back end has an attempt, or may have one. */
  | 'underWay'
  | 'paid'
  /** Somebody paid the same amount, by any means. */
  | 'paidBySomebody'
  /** A payment with this reference and amount exists. */
  | 'paidOf'
  | 'bankOpen'
  | 'bankFailed'
  | 'bankClosed'
  | 'bankExpired'
  /** This amount is due now, and it differs from the submitted amount. */
  | 'newAmount'
  /** This amount is due now. */
  | 'amount'
  | 'nothingOwed'
  /** The back end answered with the code in the sentence's key. */
  | 'code'
  | 'planAttempt'
  | 'planAsItWas'
  | 'planFailed'
  | 'planDone'

type ClaimsOf<T> =
  | Claim
  | { readonly [K in keyof T]: T[K] extends string | ((...given: never[]) => string) ? Claim : ClaimsOf<T[K]> }

interface ClaimedTexts
  extends Pick<Texts, 'payment' | 'freeBasket' | 'paymentPlan' | 'paymentCode'>,
    Readonly<Record<'operations', Pick<Texts['operations'], 'payment' | 'emptyPayments' | 'paymentPlan'>>>,
    Readonly<Record<'screen', Pick<Texts['screen'], 'checkout' | 'pay' | 'plan'> & AttentionTexts>> {}

interface AttentionTexts {
  readonly booking: Pick<Texts['screen']['booking'], 'attention'>
}

/**
 * Every text about payments, by its key in the catalogue, with its claim. A key stands for its sentence in all
 * languages. A missing text does not compile.
 */
const claims = {
  payment: {
    itemsAddedToBooking: 'paid',
    paid: 'paid',
    paidOtherwise: 'paidBySomebody',
    headings: {
      failed: 'failed',
      notSent: 'notSent',
      unanswered: 'unanswered',
      notReceived: 'notReceived',
      notFound: 'nothingSoFar',
      open: 'underWay',
      dueAgain: 'none',
      failedBefore: 'none',
      otherPaid: 'none',
      unbooked: 'none',
      notCharged: 'nothingCharged',
      moving: 'underWay',
      undecided: 'underWay',
    },
    basketGone: 'none',
    detailsUpdated: 'planDone',
    paidButFailedHeader: 'none',
    paidButFailed: 'paid',
    paidReference: 'none',
    doNotRebook: 'none',
    challengeFailed: 'bankFailed',
    challengeClosed: 'bankClosed',
    challengeExpired: 'bankExpired',
    otherCard: 'none',
    checkUnavailable: 'none',
    signedOut: 'notSent',
    cancelled: 'none',
    earlierMayArrive: 'none',
    dueAgain: 'paidOf',
    failedBefore: 'none',
    otherPaid: 'none',
    unbooked: 'paidOf',
    stillOwed: 'paidOf',
    claimNotFound: 'nothingSoFar',
    unfinished: 'none',
    charged: {
      safeToTryAgain: 'nothingCharged',
      safeOnce: 'nothingSoFar',
      notReceived: 'none',
      notCharged: 'nothingCharged',
      pending: 'underWay',
      moving: 'none',
    },
    reasons: 'code',
    nextSteps: 'none',
    undecided: {
      sentence: 'underWay',
      wait: 'none',
      recorded: 'paid',
      disagrees: 'paidOf',
      challengeHeading: 'bankOpen',
      challenge: 'bankOpen',
      support: 'none',
      startAgain: 'none',
      startAgainAction: 'none',
    },
  },
  freeBasket: 'none',
  paymentPlan: {
    challengeFailed: 'bankFailed',
    challengeClosed: 'bankClosed',
    challengeExpired: 'bankExpired',
    headings: {
      notSent: 'notSent',
      unanswered: 'unanswered',
      open: 'planAttempt',
    },
    actions: {
      create: { failed: 'planFailed', notReceived: 'planAsItWas', moving: 'planAttempt', undecided: 'planAttempt' },
      changePayment: {
        failed: 'planFailed',
        notReceived: 'planAsItWas',
        moving: 'planAttempt',
        undecided: 'planAttempt',
      },
      changeDay: { failed: 'planFailed', notReceived: 'planAsItWas', moving: 'planAttempt', undecided: 'planAttempt' },
    },
    notReached: 'planAsItWas',
    planError: 'none',
    changedOtherwise: 'planDone',
    signedOut: 'planAsItWas',
    invalidDay: 'none',
    otherCard: 'none',
    checkUnavailable: 'none',
    charged: {
      safeToTryAgain: 'planAsItWas',
      safeOnce: 'planAsItWas',
      notReceived: 'planAsItWas',
      notCharged: 'planAsItWas',
      pending: 'planAttempt',
      moving: 'none',
    },
    nextSteps: 'none',
    undecided: { sentence: 'planAttempt', challenge: 'bankOpen', wait: 'none', startAgainAction: 'none' },
  },
  paymentCode: 'code',
  operations: { payment: 'failed', emptyPayments: 'nothingSoFar', paymentPlan: 'planFailed' },
  screen: {
    checkout: {
      loading: 'none',
      emptyHeading: 'none',
      emptySentence: 'none',
      emptyPaid: 'none',
      failedHeading: 'none',
      failedSentence: 'none',
      chooseTickets: 'none',
      backToBasket: 'none',
      toBooking: 'none',
      blockedHeading: 'none',
      purchase: 'none',
      balance: 'none',
      wallets: 'none',
      form: {
        heading: 'none',
        safe: 'none',
        name: 'none',
        number: 'none',
        expiry: 'none',
        cvc: 'none',
        loading: 'none',
        pressed: 'none',
        tryAgain: 'none',
        unavailableHeading: 'none',
        unavailable: 'none',
        problems: 'none',
        pay: 'amount',
        stillThere: 'none',
        newTotal: 'newAmount',
        newBalance: 'newAmount',
        recovery: 'none',
        cards: 'none',
        amexRefused: 'none',
      },
      terms: 'none',
      free: 'none',
      progress: {
        label: 'none',
        stages: 'none',
        balanceStages: 'none',
        planStages: 'none',
        bankNote: 'none',
        keepOpen: 'none',
      },
      checking: 'none',
      notChecked: 'none',
      checkNow: 'none',
      done: {
        heading: 'paidBySomebody',
        otherwise: 'paidBySomebody',
        received: 'paid',
        sentence: 'none',
        toReceipt: 'none',
      },
    },
    pay: {
      toBooking: 'none',
      owed: 'none',
      ways: 'none',
      credit: 'none',
      nothing: { allPaid: 'nothingOwed', overpaid: 'nothingOwed', cancelled: 'none', nothingOverdue: 'none' },
      form: 'none',
    },
    plan: {
      back: 'none',
      toBooking: 'none',
      setUp: {
        heading: 'none',
        lead: 'amount',
        replaces: 'none',
        day: 'none',
        dayHint: 'none',
        cardHeading: 'none',
        cardSentence: 'none',
        confirm: 'none',
        otherwise: 'none',
      },
      projection: 'none',
      table: 'none',
      day: 'none',
      chooseDay: 'none',
      overview: 'none',
      none: 'none',
      noPlan: 'none',
      changePayment: 'none',
      changeDay: 'none',
      progress: 'none',
      done: { headings: 'planDone', otherwise: 'planDone', next: 'none' },
    },
    booking: {
      attention: {
        heading: 'none',
        paymentOpen: 'underWay',
        paymentOpenSentence: 'underWay',
        paymentRecorded: 'paid',
        paymentRecordedSentence: 'paid',
        unbooked: 'none',
        unbookedSentence: 'paidOf',
        seePayment: 'none',
        paymentMoving: 'underWay',
        paymentMovingSentence: 'underWay',
        plan: {
          open: 'planAttempt',
          openSentence: 'planAttempt',
          moving: 'planAttempt',
          movingSentence: 'planAttempt',
        },
        bank: { heading: 'bankOpen', sentence: 'bankOpen', planSentence: 'bankOpen', action: 'none' },
      },
    },
  },
} as const satisfies ClaimsOf<ClaimedTexts>

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isClaim = (value: unknown): value is Claim => typeof value === 'string'

/** The claim of the text with this key; `none` if it is no text about payments. */
export const claimAt = (path: readonly string[]): Claim => {
  let found: unknown = claims
  for (const step of path) {
    if (typeof found === 'string') break
    found = isRecord(found) ? found[step] : undefined
  }
  return isClaim(found) ? found : 'none'
}
