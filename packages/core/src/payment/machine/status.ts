import { hours } from '../../environment/time.js'
import type { Cancelled } from '../../failure/Failure.js'
import { type Currency, money, type Money, zeroMinor } from '../../money/Money.js'
import { keyVerdict, paymentNextStep, type PaymentNextStep } from '../paymentCodes.js'
import {
  isOver,
  isUnderWay,
  keyOf,
  type ListedPayment,
  newRecord,
  type Notice,
  type PaidPayment,
  type PaymentRecord,
  type PlanAction,
  type Purchase,
  type Undecided,
} from './record.js'
import { endedAtBank, mayStartAgain } from './rules.js'

/** What is known of a payment beside its record: by the page that shows it, and by its tab. */
export interface World {
  /** The currency of the booking; null if it is not loaded. */
  readonly currency: Currency | null
  /** What the purchase costs now; null if it is not known. */
  readonly amount: Money | null
  readonly part: 'outstanding' | 'overdue'
  /** Amounts of other payments of the same booking that may still arrive: each would be an additional charge. */
  readonly earlier: readonly Money[]
  /** The booking's payments that are listed as failed, by key. A returned payment may be one of them. */
  readonly failed: ReadonlyMap<string, ListedPayment>
  /** The last request was sent by another page of this browser. */
  readonly isOfOtherTab: boolean
  /** The amount is being read again, so it may be another. */
  readonly isBeingRead: boolean
  /** The booking has no open basket. */
  readonly isGone: boolean
}

/** Nothing is known beside the record. */
export const noWorld: World = {
  currency: null,
  amount: null,
  part: 'outstanding',
  earlier: [],
  failed: new Map(),
  isOfOtherTab: false,
  isBeingRead: false,
  isGone: false,
}

/** What was paid for or changed. A change of a plan moves no money; a free basket asks for no card. */
export type Subject = 'basket' | 'freeBasket' | 'balance' | 'overdue' | PlanAction

export const isPlan = (subject: Subject): subject is PlanAction =>
  subject === 'create' || subject === 'changePayment' || subject === 'changeDay'

/**
 * What became of the money of this payment. `returned`: it was taken, and the same sum is due again. A plan and a free
 * basket take none.
 */
export type MoneyMoved = 'none' | 'mayBeTaken' | 'taken' | 'returned'

/** What the customer can do about it. */
export type CanDo =
  | 'pay'
  | 'checkNow'
  | 'continueAtBank'
  | 'startAgain'
  | 'seeBooking'
  | 'seeWaysToPay'
  | 'askSupport'
  | 'seeReceipt'

/** A step that the customer reads while money moves. */
export type StepOfPayment = 'sending' | 'bank' | 'confirming'

/** How far a payment has come. `received`: the request has arrived; the bank may not have checked it yet. */
export type PaymentStage = StepOfPayment | 'received'

/**
 * How far the money got. `safeOnce`: a request may still arrive, and repeating the attempt charges only once.
 * `notCharged`: nothing was charged, and repeating the attempt would not help. `pending`: a payment is listed.
 */
export type MoneyStatement = 'safeToTryAgain' | 'safeOnce' | 'notCharged' | 'pending'

/** What is known about the last attempt, and so what a heading may say. */
export type AttemptOutcome =
  /** The attempt ended without a charge. */
  | 'failed'
  /** Nothing left this browser, or the back end refused the request before reading it. */
  | 'notSent'
  /** The request was sent and has no answer. It may still arrive. */
  | 'unanswered'
  /** The request was sent, no payment is listed, and the request can no longer arrive. */
  | 'notReceived'
  /** The back end answered that it has such a payment, and a later status check found none. */
  | 'notFound'
  /** Such a payment is listed and has not ended. */
  | 'open'

/** What is known of every payment, whatever its outcome. */
export interface PaymentFacts {
  readonly subject: Subject
  readonly bookingRef: string
  readonly money: MoneyMoved
  /** What the customer agreed to; null if nothing was submitted in this browser, or no currency is known. */
  readonly amountThen: Money | null
  /** What the purchase costs now. */
  readonly amountNow: Money | null
  /** It costs a different amount from the last attempt. */
  readonly isOtherAmount: boolean
  /** Why the last attempt ended as it did. */
  readonly notice: Notice | null
  /** Null if there was no attempt, or if nothing needs to be said about it. */
  readonly outcome: AttemptOutcome | null
  /** Null if the notice already says everything. */
  readonly charged: MoneyStatement | null
  /** Who made the attempt, as far as this browser knows. `elsewhere`: another device, or a forgotten page. */
  readonly sender: 'thisPage' | 'otherTab' | 'elsewhere'
  /** A request of this attempt has no answer, and may still arrive. */
  readonly mayArrive: boolean
  /** A request has no answer, or the back end has the attempt: it may still be paid, or the change made. */
  readonly isUnderWay: boolean
  /** The basket can be paid again as it was. */
  readonly isAsItWas: boolean
  /** Nothing was paid of the basket, which is no longer open. */
  readonly isGone: boolean
  readonly can: readonly CanDo[]
  /** Amounts of other payments that may still be charged. */
  readonly earlier: readonly Money[]
  /** The last payment of this amount, if nobody submitted since: the list does not say if it failed or was returned. */
  readonly failedBefore: ListedPayment | null
}

/** A command that ended before there was a payment. */
export type EndWithoutPayment =
  /** There was nothing to pay: no basket, or no amount due. */
  | { readonly kind: 'nothingToPay' }
  /**
   * It cannot be sent: no name, digits instead of a name, a day that the month does not have, another shape, or a
   * basket that cannot be checked out.
   */
  | {
      readonly kind: 'invalid'
      readonly problem:
        | 'cardholderMissing'
        | 'cardNumberAsName'
        | 'cardholderTooLong'
        | 'day'
        | { readonly message: string }
    }
  /** The session ended, or the dashboard was disposed of, before the end was known. */
  | Cancelled

/** Where a payment stands: the kind of its status, with what that kind has of its own. */
export type PaymentOutcome =
  | EndWithoutPayment
  /** The first status check is under way. */
  | { readonly kind: 'checking' }
  /** The status check failed, so it is unknown whether something is already paid. */
  | { readonly kind: 'notChecked' }
  /** The customer can pay; `notice` is the end of the last attempt. */
  | { readonly kind: 'form' }
  | { readonly kind: 'moving'; readonly stage: PaymentStage }
  /** The challenge is open; the customer confirms before it is shown. */
  | { readonly kind: 'bankOffered' }
  | ({ readonly kind: 'undecided' } & Undecided)
  | { readonly kind: 'paid'; readonly payment: PaidPayment }
  /** Paid, but the booking could not be completed. The customer quotes the id. */
  | { readonly kind: 'bookingFailed'; readonly paymentId: string }

/** All that is known of one payment: what pages show, and how commands end. Nothing is said that is not in it. */
export type PaymentStatus = PaymentFacts & PaymentOutcome

const supportAfter = hours(48)

const codesOf = (notice: Notice): readonly string[] =>
  notice.kind === 'refused' ? notice.errors.flatMap(({ code }) => code ?? []) : []

const recoveries: Readonly<Partial<Record<PaymentNextStep, CanDo>>> = {
  checkBooking: 'seeBooking',
  doNotPayAgain: 'seeBooking',
  payOtherwise: 'seeWaysToPay',
  contactUs: 'askSupport',
}

const subjectOf = ({ purchase, submission }: PaymentRecord, { amount, part }: World): Subject => {
  switch (purchase.kind) {
    case 'basket':
      return (submission?.amount ?? amount?.amount) === zeroMinor ? 'freeBasket' : 'basket'
    case 'balance':
      return part === 'overdue' ? 'overdue' : 'balance'
    case 'plan':
      return purchase.action
  }
}

/** A basket has one amount. The parts of a balance differ, so the whole of it is compared where it is loaded. */
const isOtherAmountOf = ({ purchase, submission, notice }: PaymentRecord, { amount }: World): boolean => {
  if (amount === null || (purchase.kind === 'basket' && submission === null && notice === null)) return false
  if (notice?.kind === 'amountChanged' || notice?.kind === 'otherPaid') return amount.amount !== submission?.amount
  return purchase.kind === 'basket' && submission !== null && amount.amount !== submission.amount
}

/** The notice of an attempt whose amount is no longer due: its check was ended by the new amount, not by the bank. */
export const afterChange = (notice: Notice | null): Notice | null =>
  notice?.kind === 'challengeExpired' ? { kind: 'amountChanged' } : notice

const noticeOf = (record: PaymentRecord, world: World): Notice | null =>
  isOtherAmountOf(record, world) ? afterChange(record.notice) : record.notice

/** Where the customer resolves a refusal outside the form. */
const recoveryOf = (notice: Notice | null): readonly CanDo[] => {
  if (notice !== null && 'payment' in notice) return ['askSupport']
  return (notice === null ? [] : codesOf(notice)).flatMap((code) => recoveries[paymentNextStep(code)] ?? []).slice(0, 1)
}

const moneyOf = ({ unanswered, attempt, purchase }: PaymentRecord, notice: Notice): MoneyStatement | null => {
  if (notice.kind === 'pending' || (notice.kind === 'declined' && attempt.kind !== 'none')) return 'pending'
  if (unanswered.length > 0 || notice.kind === 'noPayment') return 'safeOnce'
  switch (notice.kind) {
    case 'challengeFailed':
    case 'challengeClosed':
    case 'challengeExpired':
    case 'checkUnavailable':
    case 'otherCard':
    case 'planError':
    case 'dueAgain':
    case 'otherPaid':
    case 'unbooked':
      return null
  }
  // Whatever this notice is about, a payment that was listed before may still be charged.
  if (attempt.kind !== 'none') return 'pending'
  if (notice.kind !== 'refused' && notice.kind !== 'amountChanged') return 'safeToTryAgain'
  // No list shows the attempts of a plan, so the challenge of another attempt may have finished.
  return purchase.kind === 'plan' || recoveryOf(notice).length > 0 ? 'notCharged' : 'safeToTryAgain'
}

const notSent: readonly Notice['kind'][] = ['card', 'cardsUnavailable', 'signedOut', 'notAccepted']

const outcomeOf = ({ unanswered, attempt }: PaymentRecord, notice: Notice): AttemptOutcome | null => {
  const { kind } = notice
  if (kind === 'dueAgain' || kind === 'otherPaid' || kind === 'unbooked') return null
  if (kind === 'pending') return 'open'
  if (unanswered.length > 0) return 'unanswered'
  if (attempt.kind !== 'none') return 'open'
  if (kind === 'noPayment') return 'notReceived'
  if (keyVerdict(codesOf(notice)) === 'claimed') return 'notFound'
  return notSent.includes(kind) ? 'notSent' : 'failed'
}

const stages = { none: 'sending', claimed: 'received', accepted: 'confirming', checked: 'confirming' } as const

/** How far a payment is known to have come: a request without an answer, or an open challenge, is not over. */
const knownStage = (record: PaymentRecord): PaymentStage => {
  const { kind } = record.attempt
  if (kind === 'check') return endedAtBank(record) ? 'received' : 'bank'
  return stages[kind]
}

const undecidedOf = ({ because, payment }: Undecided): PaymentOutcome => ({ kind: 'undecided', because, payment })

const outcomeOfStep = (record: PaymentRecord): PaymentOutcome => {
  const { step, submission } = record
  switch (step.kind) {
    case 'new':
      return { kind: 'checking' }
    case 'checking':
      if (step.meanwhile !== undefined) return undecidedOf(step.meanwhile)
      return submission !== null && step.reason !== 'arrival'
        ? { kind: 'moving', stage: knownStage(record) }
        : { kind: 'checking' }
    case 'waiting':
      return submission === null ? { kind: 'checking' } : { kind: 'moving', stage: knownStage(record) }
    case 'settling':
      return { kind: 'moving', stage: 'confirming' }
    case 'unchecked':
      return { kind: 'notChecked' }
    case 'form':
    case 'bankOffered':
      return { kind: step.kind }
    case 'preparing':
    case 'sending':
      return { kind: 'moving', stage: 'sending' }
    case 'atBank':
      return { kind: 'moving', stage: 'bank' }
    case 'undecided':
      return undecidedOf(step)
    case 'paid':
    case 'bookingFailed':
      return step
  }
}

/** A basket that is no longer open has no form. While a request for it may still arrive, its end is not known. */
const outcomeIn = (record: PaymentRecord, { isGone }: World): PaymentOutcome => {
  const outcome = outcomeOfStep(record)
  return isGone && outcome.kind === 'form' && record.unanswered.length > 0
    ? { kind: 'undecided', because: 'processing', payment: null }
    : outcome
}

const movedOf = (record: PaymentRecord, subject: Subject, outcome: PaymentOutcome): MoneyMoved => {
  const { purchase, notice } = record
  if (subject === 'freeBasket' || purchase.kind === 'plan') return 'none'
  const disagrees = outcome.kind === 'undecided' && outcome.because === 'disagrees'
  if (isOver(record) || disagrees) return 'taken'
  if (outcome.kind === 'form' && notice?.kind === 'dueAgain') return 'returned'
  const mayMove = ['undecided', 'moving', 'bankOffered', 'cancelled'].includes(outcome.kind)
  const isBesideOpen = outcome.kind === 'form' && notice?.kind === 'pending'
  return mayMove || isBesideOpen || isUnderWay(record) ? 'mayBeTaken' : 'none'
}

const isLongAgo = ({ submission }: PaymentRecord, payment: ListedPayment | null, now: number): boolean =>
  now - (submission?.at ?? (payment === null ? now : Date.parse(payment.date))) >= supportAfter

const canDo = (
  record: PaymentRecord,
  outcome: PaymentOutcome,
  notice: Notice | null,
  now: number,
): readonly CanDo[] => {
  switch (outcome.kind) {
    case 'form':
      return ['pay', ...recoveryOf(notice)]
    case 'notChecked':
      return ['checkNow']
    case 'bankOffered':
      return ['continueAtBank']
    case 'undecided':
      return [
        'checkNow',
        ...(mayStartAgain(record) ? (['startAgain'] as const) : []),
        ...(isLongAgo(record, outcome.payment, now) ? (['askSupport'] as const) : []),
      ]
    case 'bookingFailed':
      return ['seeBooking', 'askSupport']
    case 'paid':
      return receiptOf(outcome.payment) === null ? [] : ['seeReceipt']
    case 'checking':
    case 'moving':
    case 'nothingToPay':
    case 'invalid':
    case 'cancelled':
      return []
  }
}

/** The reference of the receipt; null if there is none, or if it may belong to somebody else's card. */
export const receiptOf = ({ otherwise, reference }: PaidPayment): string | null =>
  otherwise === true ? null : reference

/** The customer's basket stands as it stood at the attempt, and nothing but paying again is needed. */
const isAsItWas = (record: PaymentRecord, world: World, { kind }: PaymentOutcome, notice: Notice | null): boolean =>
  record.purchase.kind === 'basket' &&
  world.amount !== null &&
  !world.isBeingRead &&
  !isOtherAmountOf(record, world) &&
  kind === 'form' &&
  notice !== null &&
  !['amountChanged', 'unbooked'].includes(notice.kind) &&
  recoveryOf(notice).every((recovery) => recovery === 'askSupport')

/** The payment that spent the last key, for a form without another notice. */
const failedBefore = (
  { purchase, generation, submission, notice }: PaymentRecord,
  { failed }: World,
): ListedPayment | null =>
  submission === null && notice === null ? (failed.get(keyOf(purchase, generation - 1)) ?? null) : null

/** All that is known of a payment at `now`, in milliseconds since the epoch: pure. */
export const statusOf = (
  record: PaymentRecord,
  world: World,
  now: number,
  outcome: PaymentOutcome = outcomeIn(record, world),
): PaymentStatus => {
  const { purchase, submission } = record
  const subject = subjectOf(record, world)
  const moved = movedOf(record, subject, outcome)
  const notice = noticeOf(record, world)
  return {
    subject,
    bookingRef: purchase.bookingRef,
    money: moved,
    amountThen: submission === null || world.currency === null ? null : money(submission.amount, world.currency),
    amountNow: world.amount,
    isOtherAmount: isOtherAmountOf(record, world),
    notice,
    outcome: notice && outcomeOf(record, notice),
    charged: notice && moneyOf(record, notice),
    sender: submission === null ? 'elsewhere' : world.isOfOtherTab ? 'otherTab' : 'thisPage',
    mayArrive: record.unanswered.length > 0,
    isUnderWay: isUnderWay(record) && outcome.kind !== 'paid' && outcome.kind !== 'bookingFailed',
    isAsItWas: isAsItWas(record, world, outcome, notice),
    isGone: world.isGone && purchase.kind === 'basket' && moved === 'none' && !isUnderWay(record),
    can: canDo(record, outcome, notice, now),
    earlier: world.earlier,
    failedBefore: outcome.kind === 'form' ? failedBefore(record, world) : null,
    ...outcome,
  }
}

/** Nothing happens until the customer acts or a timer ends. */
export const isAtRest = ({ step }: PaymentRecord): boolean =>
  ['unchecked', 'form', 'bankOffered', 'undecided', 'paid', 'bookingFailed'].includes(step.kind)

/** The end of a command that ended before there was a payment of this purchase. */
export const endWithout = (
  outcome: EndWithoutPayment | { readonly kind: 'notChecked' },
  purchase: Purchase,
  part: World['part'] = 'outstanding',
): PaymentStatus => statusOf(newRecord(purchase), { ...noWorld, part }, 0, outcome)
