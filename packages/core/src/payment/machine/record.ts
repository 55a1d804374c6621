import { v5 } from 'uuid'
import type { ApiFailure, ServerError } from '../../failure/Failure.js'
import type { IsoDate } from '../../environment/time.js'
import type { Minor, Money } from '../../money/Money.js'

/** What a payment request does to a payment plan. */
export type PlanAction = 'create' | 'changePayment' | 'changeDay'

/** Something that is paid or changed once. */
export type Purchase =
  /**
   * `basketId` is null for the last basket of a booking without an open one: its status is checked, and it is never
   * paid.
   */
  | { readonly kind: 'basket'; readonly bookingRef: string; readonly basketId: string | null }
  /** What the booking owed when it was shown. The whole balance and its overdue part are one purchase. */
  | { readonly kind: 'balance'; readonly bookingRef: string; readonly owed: Minor }
  /** `stood` is a digest of the plan before the change. */
  | { readonly kind: 'plan'; readonly bookingRef: string; readonly action: PlanAction; readonly stood: string }

/** Every tab and device that shows the same debt gets the same name. */
export const nameOf = (purchase: Purchase): string => {
  switch (purchase.kind) {
    case 'basket':
      return `${purchase.bookingRef}/basket/${purchase.basketId ?? ''}`
    case 'balance':
      return `${purchase.bookingRef}/balance/${purchase.owed}`
    case 'plan':
      return `${purchase.bookingRef}/plan/${purchase.action}/${purchase.stood}`
  }
}

const namespace = '6f0c2f0e-7c0b-4a55-9f3e-5a2f7f4f1f70'

/** A digest compares texts without storing them. */
export const digestOf = (text: string): string => v5(text, namespace)

/** The idempotency key of every request in one generation: a version 5 UUID. */
export const keyOf = (purchase: Purchase, generation: number): string =>
  v5(`${nameOf(purchase)}#${generation}`, namespace)

/** `card` and `cardBefore` are digests: no name is stored. */
export interface PlanWish {
  readonly day: number | null
  readonly card: string | null
  readonly cardBefore: string | null
}

/** What the customer submitted. */
export interface Submission {
  readonly amount: Minor
  /** Milliseconds since the epoch. Its only use is to name whom to contact after 48 hours. */
  readonly at: number
  /**
   * References of the booking's payments that were paid by then, for a back end that sends no keys; null for a basket.
   */
  readonly known: readonly string[] | null
  /** The requested plan; null for a payment. */
  readonly wish: PlanWish | null
}

/** What the back end answered about the attempt of this generation. */
export type Attempt =
  | { readonly kind: 'none' }
  /** The back end already has something under this key: record exists, completed, requested, or HTTP 409. */
  | { readonly kind: 'claimed' }
  | { readonly kind: 'accepted'; readonly reference: string | null }
  /** The challenge. Without its `secret` it cannot be shown here; `open` while this page shows it. */
  | {
      readonly kind: 'check'
      readonly secret: string | null
      readonly reference: string | null
      readonly open: boolean
    }
  /**
   * The customer finished the challenge, which does not show whether money moved. `declined`: the card company reports
   * that the bank then refused the card.
   */
  | { readonly kind: 'checked'; readonly reference: string | null; readonly declined?: true }

/** A payment as the customer recognises it in the booking's list. */
export interface ListedPayment {
  readonly reference: string
  readonly amount: Money
  readonly date: IsoDate
}

/**
 * How the challenge ended. `declined`: the customer finished it, and the bank refused the card. `expired`: the bank or
 * the back end ended it before the customer finished. `unavailable`: it cannot be shown here.
 */
export type BankEnd = 'completed' | 'declined' | 'failed' | 'closed' | 'expired' | 'unknown' | 'unavailable'

/** Why the last attempt failed. Unanswered requests, not the notice, show whether something may still arrive. */
export type Notice =
  /** The card company refused the input; nothing was sent to us. */
  | { readonly kind: 'card'; readonly field: 'number' | 'expiry' | 'cvc' | 'card'; readonly message: string }
  | { readonly kind: 'cardsUnavailable' }
  | { readonly kind: 'refused'; readonly errors: readonly ServerError[] }
  /** The price differs from the amount that was shown. `errors`: what the back end refused with. */
  | { readonly kind: 'amountChanged'; readonly errors?: readonly ServerError[] }
  | { readonly kind: 'challengeFailed' }
  | { readonly kind: 'challengeClosed' }
  | { readonly kind: 'challengeExpired' }
  /** The challenge belongs to an earlier request with another card; its last digits, if this page knows them. */
  | { readonly kind: 'otherCard'; readonly card: string | null }
  /** The bank requires a challenge, and there is no way to show it. */
  | { readonly kind: 'checkUnavailable' }
  /** A payment is listed as failed; `byBank` if it is known that the bank refused it. */
  | { readonly kind: 'declined'; readonly byBank?: true }
  /** No payment of this purchase is listed. */
  | { readonly kind: 'noPayment' }
  /** The session ended before the back end read the request. */
  | { readonly kind: 'signedOut' }
  /** The back end refused the request before reading it: not allowed, or not found. */
  | { readonly kind: 'notAccepted' }
  /** A listed payment has not ended, and the customer continues under the same key. */
  | { readonly kind: 'pending' }
  /** The booking has a plan in error. */
  | { readonly kind: 'planError' }
  /** Another amount of the same debt was paid, in another tab or by somebody else. */
  | { readonly kind: 'otherPaid' }
  /** This payment for another basket is not in the booking, so that a further one may be for the same. */
  | { readonly kind: 'unbooked'; readonly payment: ListedPayment }
  /** The prices include this payment, and the same sum is due again: it was returned, or the price has risen since. */
  | { readonly kind: 'dueAgain'; readonly payment: ListedPayment }

/** What is known about a payment that the back end reported as paid. */
export interface PaidPayment {
  /** The back end's reference; null if it sent none. */
  readonly reference: string | null
  readonly amount: Minor
  /**
   * For a plan: another request changed it to a day or card that the customer did not submit. For a balance: a payment
   * of the same amount paid it, perhaps not this one.
   */
  readonly otherwise?: true
}

/** `arrival`: the page was opened. `submit`: a request was sent. `wait`: the end was still open before. */
export type Reason = 'arrival' | 'submit' | 'wait'

/** Why the end is still unknown. */
export interface Undecided {
  /**
   * `notAsked`: the status check failed; `pending`: a payment is listed and has not ended; `processing`: the back end
   * reports work in progress; `challenge`: the challenge is open in another tab, or no longer on any page; `disagrees`:
   * a payment is listed as paid, and the amount due does not include it yet.
   */
  readonly because: 'notAsked' | 'pending' | 'processing' | 'challenge' | 'disagrees'
  /** The listed payment that this is about, or null. */
  readonly payment: ListedPayment | null
}

export type Step =
  /** No status check has run since the page was opened. */
  | { readonly kind: 'new' }
  /**
   * `checks` counts from 0; `over` is the status if only the payments are requested now; `meanwhile` stays shown until
   * the answer.
   */
  | {
      readonly kind: 'checking'
      readonly reason: Reason
      readonly checks: number
      readonly over: 'failed' | 'pending' | null
      readonly meanwhile?: Undecided
    }
  /** Between two status checks. */
  | { readonly kind: 'waiting'; readonly checks: number }
  | { readonly kind: 'unchecked'; readonly cause: ApiFailure }
  /** The customer can pay. `checks` counts the status checks in the background, for a request that may still arrive. */
  | { readonly kind: 'form'; readonly checks: number }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'sending'; readonly request: number }
  | { readonly kind: 'atBank' }
  /** The challenge is open at the bank; the customer confirms before it is shown. */
  | { readonly kind: 'bankOffered' }
  | ({ readonly kind: 'undecided'; readonly checks: number } & Undecided)
  | { readonly kind: 'settling'; readonly payment: PaidPayment }
  | { readonly kind: 'paid'; readonly payment: PaidPayment }
  | { readonly kind: 'bookingFailed'; readonly paymentId: string }

/** Everything that is known about one purchase. Screens and messages depend on this record alone. */
export interface PaymentRecord {
  readonly purchase: Purchase
  /** Rises only if an end spends the key. */
  readonly generation: number
  readonly lastRequest: number
  /** Requests of this generation that were sent, have no answer, and may still arrive. */
  readonly unanswered: readonly number[]
  readonly attempt: Attempt
  readonly submission: Submission | null
  readonly notice: Notice | null
  /** The customer is not notified of the notice yet, such as until it is known to be true. */
  readonly isWithheld: boolean
  readonly step: Step
  /**
   * The last digits of the card of the first request under this key, and of the latest; null if this page does not know
   * them.
   */
  readonly cards: readonly [first: string | null, latest: string | null]
  /** What was submitted in this tab when another tab was paying the same debt, or changing the same plan. */
  readonly wanted: Pick<Submission, 'amount' | 'wish'> | null
  /** Identifies the current wait, so that an older answer is ignored. */
  readonly turn: number
  /** Requests up to this number can no longer arrive; a status check from now on shows their end. */
  readonly expired: number
  /** The value of `expired` when the last status check was sent. */
  readonly expiredAtCheck: number
  /** An unknown status that was already reported. */
  readonly reported: string | null
  /**
   * A request had no answer and can no longer arrive if the back end keeps its limit. The status checks continue all
   * the same.
   */
  readonly hasLapsed: boolean
  /**
   * HTTP 409 answered a further request beside an open payment. Another one is offered only after the page is opened
   * again.
   */
  readonly isRepeatRefused: boolean
}

export const newRecord = (purchase: Purchase): PaymentRecord => ({
  purchase,
  generation: 0,
  lastRequest: 0,
  unanswered: [],
  attempt: { kind: 'none' },
  submission: null,
  notice: null,
  isWithheld: false,
  step: { kind: 'new' },
  cards: [null, null],
  wanted: null,
  turn: 0,
  expired: 0,
  expiredAtCheck: 0,
  reported: null,
  hasLapsed: false,
  isRepeatRefused: false,
})

/** What is stored over a reload: everything except what belongs to the page. */
export type StoredPayment = Omit<
  PaymentRecord,
  'step' | 'cards' | 'wanted' | 'turn' | 'expired' | 'expiredAtCheck' | 'reported' | 'hasLapsed' | 'isRepeatRefused'
>

/** The stored form. `page` sent the last request, and may be waiting for the answer. */
export interface StoredPaymentOfPage extends StoredPayment {
  readonly page: string
}

/** The record of a page that finds a stored payment when it opens. */
export const reopened = (stored: StoredPayment): PaymentRecord => ({ ...newRecord(stored.purchase), ...stored })

/** Whether the payment must be known after a reload. */
export const isWorthStoring = ({ generation, unanswered, attempt, step, isWithheld }: PaymentRecord): boolean => {
  // Paid, and the message is not shown yet.
  if (step.kind === 'settling') return true
  return (
    step.kind !== 'paid' &&
    step.kind !== 'bookingFailed' &&
    (isWithheld || generation > 0 || unanswered.length > 0 || attempt.kind !== 'none')
  )
}

/** Removes what belongs to the page or identifies it. */
export const toStored = (record: StoredPayment): StoredPayment => {
  const { purchase, generation, lastRequest, unanswered, attempt, submission, notice, isWithheld } = record
  return { purchase, generation, lastRequest, unanswered, attempt, submission, notice, isWithheld }
}

/** The back end confirmed that it has the attempt. */
export const hasArrived = ({ attempt }: StoredPayment): boolean =>
  attempt.kind === 'accepted' || attempt.kind === 'check' || attempt.kind === 'checked'

/** Money may still move: a request has no answer, or the back end has the attempt. */
export const isUnderWay = ({ unanswered, attempt }: StoredPayment): boolean =>
  unanswered.length > 0 || attempt.kind !== 'none'

/** A request has no answer yet. */
export const isAwaited = <A extends StoredPayment>(stored: A | null): stored is A =>
  stored !== null && stored.unanswered.length > 0

/** The payment has ended: nothing more is charged for it. */
export const isOver = ({ step }: PaymentRecord): boolean => ['settling', 'paid', 'bookingFailed'].includes(step.kind)

/**
 * What to store; null clears the storage. Undefined leaves it unchanged: this page submitted nothing, or its status
 * check has not ended. `theirs` is what another page stored before this one submitted, or since. Its answer, such as an
 * open challenge, stays stored for the reload of that page.
 */
export const toStore = (
  record: PaymentRecord,
  theirs: StoredPayment | null = null,
): StoredPayment | null | undefined => {
  const { step, submission } = record
  const knowsNoMore = step.kind === 'unchecked' || (step.kind === 'checking' && step.reason === 'arrival')
  if (submission === null || knowsNoMore) return undefined
  const isTheirs = theirs?.generation === record.generation && hasArrived(theirs) && !hasArrived(record)
  if (isTheirs && !isOver(record)) return { ...toStored(record), attempt: theirs.attempt }
  return isWorthStoring(record) ? toStored(record) : null
}
