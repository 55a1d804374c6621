import { v5 } from 'uuid'
import type { ApiFailure, ServerError } from '../../failure/Failure.js'
import type { IsoDate } from '../../environment/time.js'
import type { Minor, Money } from '../../money/Money.js'

export type PlanAction = 'create' | 'changePayment' | 'changeDay'

/** One thing that is paid for, or changed, once. */
export type Purchase =
  /** `basketId` is null for the last basket of the booking, where none is open: it is looked at, never paid. */
  | { readonly kind: 'basket'; readonly bookingRef: string; readonly basketId: string | null }
  /** What the booking owed when it was shown. All of it and its overdue part are one purchase. */
  | { readonly kind: 'balance'; readonly bookingRef: string; readonly owed: Minor }
  /** `stood` is a digest of the plan that the change was asked of. */
  | { readonly kind: 'plan'; readonly bookingRef: string; readonly action: PlanAction; readonly stood: string }

/** The same for every tab and device that shows the same debt. */
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

/** Tells texts apart without holding them. */
export const digestOf = (text: string): string => v5(text, namespace)

/** The idempotency key of every request of one generation: a version 5 UUID. */
export const keyOf = (purchase: Purchase, generation: number): string =>
  v5(`${nameOf(purchase)}#${generation}`, namespace)

/** `card` and `cardBefore` are digests: no name is kept. */
export interface PlanWish {
  readonly day: number | null
  readonly card: string | null
  readonly cardBefore: string | null
}

/** What the customer pressed for. */
export interface Pressed {
  readonly amount: Minor
  /** Milliseconds since the epoch, for telling after 48 hours whom to ask; nothing else depends on it. */
  readonly at: number
  /** References of what was paid of the booking by that time, for a back end whose payments carry no key; null for a basket. */
  readonly known: readonly string[] | null
  /** What a plan should look like afterwards; null for a payment. */
  readonly wish: PlanWish | null
}

/** What the back end has said of the attempt of this generation. */
export type Attempt =
  | { readonly kind: 'none' }
  /** It says that it has something of it already: record exists, completed, requested, or HTTP 409. */
  | { readonly kind: 'claimed' }
  | { readonly kind: 'accepted'; readonly reference: string | null }
  /** The bank's check. Without its `secret` it cannot be shown here; `open` while this page shows it. */
  | {
      readonly kind: 'check'
      readonly secret: string | null
      readonly reference: string | null
      readonly open: boolean
    }
  /**
   * The customer finished the bank's check; whether money moved is not known from that. `declined`: the bank refused the
   * card after it, as the card company says.
   */
  | { readonly kind: 'checked'; readonly reference: string | null; readonly declined?: true }

/** A payment as the customer recognises it in the booking's list. */
export interface ListedPayment {
  readonly reference: string
  readonly amount: Money
  readonly date: IsoDate
}

/**
 * How the bank's check ended; `declined`: it was finished, and the bank refused the card after it; `expired`: before the customer finished it, by the bank or the back end; `unavailable`: there
 * is no way to show one here.
 */
export type BankEnd = 'completed' | 'declined' | 'failed' | 'closed' | 'expired' | 'unknown' | 'unavailable'

/** Why the last attempt did not end well. `mayArrive` is told by the requests that were not answered, not by this. */
export type Notice =
  /** The card company refused what was typed; nothing was sent to us. */
  | { readonly kind: 'card'; readonly field: 'number' | 'expiry' | 'cvc' | 'card'; readonly message: string }
  | { readonly kind: 'cardsUnavailable' }
  | { readonly kind: 'refused'; readonly errors: readonly ServerError[] }
  /** What was shown is no longer what it costs. */
  | { readonly kind: 'amountChanged' }
  | { readonly kind: 'challengeFailed' }
  | { readonly kind: 'challengeClosed' }
  | { readonly kind: 'challengeExpired' }
  /** The bank wants to see the customer, and nobody is there to show its check. */
  | { readonly kind: 'checkUnavailable' }
  /** A payment is listed as failed; `byBank` where it is known that the bank refused it. */
  | { readonly kind: 'declined'; readonly byBank?: true }
  /** Nothing of it is listed. */
  | { readonly kind: 'noPayment' }
  /** The session ended before the request was read. */
  | { readonly kind: 'signedOut' }
  /** Refused before it was read: not allowed, not found. */
  | { readonly kind: 'notAccepted' }
  /** Something is listed that is not over, and the customer goes on all the same, under the same key. */
  | { readonly kind: 'pending' }
  /** The booking carries a plan in error. */
  | { readonly kind: 'planError' }
  /** This payment is in the prices, and the same sum is owed again: it was returned, or the price has gone up since. */
  | { readonly kind: 'dueAgain'; readonly payment: ListedPayment }

export interface PaidPayment {
  /** The back end's reference; null where it gave none. */
  readonly reference: string | null
  readonly amount: Minor
  /**
   * A plan that another request of the same has changed, to another day or card than was pressed for. A balance that a
   * payment of the same amount has paid, of which it is not known whether it was this one.
   */
  readonly otherwise?: true
}

/** `arrival`: the page was opened; `press`: after something was sent; `wait`: an end that was open before; `quiet`: under a form. */
export type Reason = 'arrival' | 'press' | 'wait'

/** Why the end is not known yet. */
export interface Undecided {
  /**
   * `notAsked`: nobody could be asked; `pending`: listed and not over; `processing`: the back end says it is at work;
   * `challenge`: the bank's check is open, in another tab or on no page any more; `disagrees`: listed as paid, and the amount to pay does not include it yet.
   */
  readonly because: 'notAsked' | 'pending' | 'processing' | 'challenge' | 'disagrees'
  /** The listed payment that this is about; null where none is known. */
  readonly payment: ListedPayment | null
}

export type Step =
  /** Nothing was asked yet since the page was opened. */
  | { readonly kind: 'new' }
  /**
   * `looks` counts from 0; `over` is what the status said where only the payments are asked for now; `meanwhile` is what
   * stays shown until the answer.
   */
  | {
      readonly kind: 'looking'
      readonly reason: Reason
      readonly looks: number
      readonly over: 'failed' | 'pending' | null
      readonly meanwhile?: Undecided
    }
  /** Between two looks. */
  | { readonly kind: 'waiting'; readonly looks: number }
  | { readonly kind: 'unchecked'; readonly cause: ApiFailure }
  /** Free to pay. `checks` counts the looks in the background, for a request that may still arrive. */
  | { readonly kind: 'form'; readonly checks: number }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'sending'; readonly request: number }
  | { readonly kind: 'atBank' }
  /** The check is open at the bank; the customer is asked before it is shown. */
  | { readonly kind: 'bankOffered' }
  | ({ readonly kind: 'undecided'; readonly checks: number } & Undecided)
  | { readonly kind: 'settling'; readonly payment: PaidPayment }
  | { readonly kind: 'paid'; readonly payment: PaidPayment }
  | { readonly kind: 'bookingFailed'; readonly paymentId: string }

/** Everything that is known of one purchase. What is shown and said of it is a function of this and of nothing else. */
export interface PaymentRecord {
  readonly purchase: Purchase
  /** Rises only on an end that is bound to the key. */
  readonly generation: number
  readonly lastRequest: number
  /** Requests of this generation that left, were not answered, and may still arrive. */
  readonly unanswered: readonly number[]
  readonly attempt: Attempt
  readonly pressed: Pressed | null
  readonly notice: Notice | null
  /** The notice waits until it is known to be true. */
  readonly unsaid: boolean
  readonly step: Step
  /** Names what is waited for, so that an older answer is told apart. */
  readonly turn: number
  /** Requests up to this number cannot arrive any more; a look that is sent from now on tells what became of them. */
  readonly expired: number
  /** `expired` when the last look was sent. */
  readonly expiredAtLook: number
  /** A status that nobody foresaw, once it was reported. */
  readonly reported: string | null
  /** A request was never answered, and cannot arrive any more if the back end keeps its promise: it is asked after all the same. */
  readonly hasLapsed: boolean
}

export const newRecord = (purchase: Purchase): PaymentRecord => ({
  purchase,
  generation: 0,
  lastRequest: 0,
  unanswered: [],
  attempt: { kind: 'none' },
  pressed: null,
  notice: null,
  unsaid: false,
  step: { kind: 'new' },
  turn: 0,
  expired: 0,
  expiredAtLook: 0,
  reported: null,
  hasLapsed: false,
})

/** What is kept over a reload: all but what belongs to the page. */
export type StoredPayment = Omit<
  PaymentRecord,
  'step' | 'turn' | 'expired' | 'expiredAtLook' | 'reported' | 'hasLapsed'
>

/** As it is kept. `page` sent its last request, and may be waiting for the answer. */
export interface KeptPayment extends StoredPayment {
  readonly page: string
}

/** As a page finds it that is opened. */
export const reopened = (stored: StoredPayment): PaymentRecord => ({ ...newRecord(stored.purchase), ...stored })

/** Whether it has to be known after a reload. */
export const isWorthKeeping = ({ generation, unanswered, attempt, step, unsaid }: PaymentRecord): boolean => {
  // Paid, and not said yet.
  if (step.kind === 'settling') return true
  return (
    step.kind !== 'paid' &&
    step.kind !== 'bookingFailed' &&
    (unsaid || generation > 0 || unanswered.length > 0 || attempt.kind !== 'none')
  )
}

/** Without what belongs to the page, or names it. */
export const toStored = (record: StoredPayment): StoredPayment => {
  const { purchase, generation, lastRequest, unanswered, attempt, pressed, notice, unsaid } = record
  return { purchase, generation, lastRequest, unanswered, attempt, pressed, notice, unsaid }
}

/** The back end has answered that it has the attempt. */
export const hasArrived = ({ attempt }: StoredPayment): boolean =>
  attempt.kind === 'accepted' || attempt.kind === 'check' || attempt.kind === 'checked'

/** It may still move money: a request has no answer, or the back end said that it has the attempt. */
export const isUnderWay = ({ unanswered, attempt }: StoredPayment): boolean =>
  unanswered.length > 0 || attempt.kind !== 'none'

/** A request of it has no answer yet. */
export const isAwaited = <A extends StoredPayment>(stored: A | null): stored is A =>
  stored !== null && stored.unanswered.length > 0

/** It has come to its end: what is paid is not charged again. */
export const isOver = ({ step }: PaymentRecord): boolean => ['settling', 'paid', 'bookingFailed'].includes(step.kind)

/**
 * What is kept of it from now on; null: nothing. Undefined where nobody pressed on this page, or nothing more is known yet:
 * what was kept stays until a look has told more. `theirs` is what another page kept before this one pressed: what it was
 * answered, such as the bank's check that it has open, is found again by its reload.
 */
export const toKeep = (
  record: PaymentRecord,
  theirs: StoredPayment | null = null,
): StoredPayment | null | undefined => {
  const { step, pressed } = record
  const knowsNoMore = step.kind === 'unchecked' || (step.kind === 'looking' && step.reason === 'arrival')
  if (pressed === null || knowsNoMore) return undefined
  const isTheirs = theirs?.generation === record.generation && hasArrived(theirs) && !hasArrived(record)
  if (isTheirs && !isOver(record)) return { ...toStored(record), attempt: theirs.attempt }
  return isWorthKeeping(record) ? toStored(record) : null
}
