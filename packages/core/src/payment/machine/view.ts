import { hours } from '../../environment/time.js'
import { keyVerdict, paymentNextStep, type PaymentNextStep } from '../paymentCodes.js'
import { endedAtBank, mayStartAgain } from './rules.js'
import type { ListedPayment, Notice, PaidPayment, PaymentRecord, Undecided } from './record.js'

/** A step that the customer reads while money moves. */
export type StepOfPayment = 'sending' | 'bank' | 'confirming'

/** How far a payment has come. `received`: the request has arrived; the bank may not have checked it yet. */
export type PaymentStage = StepOfPayment | 'received'

/**
 * How far the money got. `safeOnce`: a request may still arrive, and repeating the attempt charges only once.
 * `notCharged`: nothing was charged, and repeating the attempt would not help. `pending`: a payment is listed.
 */
export type MoneyStatement = 'safeToTryAgain' | 'safeOnce' | 'notCharged' | 'pending'

/** Where the customer resolves a refusal outside the form. `support`: only the client's team can help. */
export type RecoveryTarget = 'booking' | 'waysToPay' | 'support'

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
  /** There was no attempt: the amount is due again. */
  | 'dueAgain'

/** Why the last attempt failed, and what that means for the money. */
export interface PaymentFailure {
  readonly notice: Notice
  readonly outcome: AttemptOutcome
  /** Null if the notice already says everything. */
  readonly money: MoneyStatement | null
  readonly recovery: RecoveryTarget | null
}

/** What a screen shows of a payment. */
export type PaymentView =
  | { readonly kind: 'checking' }
  /** The status check failed, so it is unknown whether something is already paid. */
  | { readonly kind: 'notChecked' }
  | { readonly kind: 'form'; readonly failure: PaymentFailure | null }
  | { readonly kind: 'moving'; readonly stage: PaymentStage }
  /** The challenge is open; the customer confirms before it is shown. */
  | { readonly kind: 'bankOffered'; readonly failure: PaymentFailure | null }
  | ({ readonly kind: 'undecided'; readonly mayStartAgain: boolean; readonly contactSupport: boolean } & Undecided)
  | { readonly kind: 'paid'; readonly payment: PaidPayment }
  /** Paid, but the booking could not be completed. The customer quotes the id. */
  | { readonly kind: 'bookingFailed'; readonly paymentId: string }

/** How a command ended. */
export type PaymentEnd =
  /** Paid, and the booking includes it. */
  | { readonly kind: 'paid'; readonly payment: PaidPayment }
  /** Paid, and the booking does not include it: customer services resolve it by the payment's id. */
  | { readonly kind: 'paidButBookingFailed'; readonly paymentId: string }
  /** There was nothing to pay: no basket, or no amount due. */
  | { readonly kind: 'nothingToPay' }
  /** The input cannot be sent: no name, digits instead of a name, or a day that the month does not have. */
  | {
      readonly kind: 'invalid'
      readonly problem: 'cardholderMissing' | 'cardNumberAsName' | 'cardholderTooLong' | 'day'
    }
  /** Nothing was sent to the back end. */
  | { readonly kind: 'notSent'; readonly notice: Notice }
  /** The back end or the bank refused. */
  | { readonly kind: 'refused'; readonly notice: Notice }
  /**
   * A payment of this amount was made, and the same amount is due again: it was returned, or the price has gone up.
   * Calling `pay` again charges a second time. `mayArrive`: a request may still arrive, and is one charge with the next
   * attempt.
   */
  | { readonly kind: 'dueAgain'; readonly payment: ListedPayment; readonly mayArrive: boolean }
  /** No payment was found; `mayArrive`: a request may still arrive, and is one charge with the next attempt. */
  | { readonly kind: 'failed'; readonly notice: Notice | null; readonly mayArrive: boolean }
  /** The challenge waits for the customer: it cannot be shown here, or it was left open. */
  | { readonly kind: 'bankCheckOpen'; readonly notice: Notice | null }
  /** It is unknown whether money moved. Status checks continue, and the customer must not pay again meanwhile. */
  | { readonly kind: 'undecided' }
  /** The status check failed, so nothing was sent. */
  | { readonly kind: 'notChecked' }
  /** The session ended, or the dashboard was disposed of, before the end was known. */
  | { readonly kind: 'cancelled' }

const supportAfter = hours(48)

const codesOf = (notice: Notice): readonly string[] =>
  notice.kind === 'refused' ? notice.errors.flatMap(({ code }) => code ?? []) : []

const stepsThatEnd: readonly PaymentNextStep[] = ['checkBooking', 'contactUs', 'payOtherwise', 'doNotPayAgain']
const targets: Readonly<Partial<Record<PaymentNextStep, RecoveryTarget>>> = {
  checkBooking: 'booking',
  doNotPayAgain: 'booking',
  payOtherwise: 'waysToPay',
  contactUs: 'support',
}

const moneyOf = ({ notice, unanswered, attempt, purchase }: PaymentRecord): MoneyStatement | null => {
  if (notice?.kind === 'pending' || (notice?.kind === 'declined' && attempt.kind !== 'none')) return 'pending'
  if (unanswered.length > 0 || notice?.kind === 'noPayment') return 'safeOnce'
  switch (notice?.kind) {
    // Nothing was sent this time; a payment that was listed before may still be charged.
    case 'card':
    case 'cardsUnavailable':
      return attempt.kind === 'none' ? 'safeToTryAgain' : 'pending'
    case undefined:
    case 'challengeFailed':
    case 'challengeClosed':
    case 'challengeExpired':
    case 'checkUnavailable':
    case 'planError':
    case 'dueAgain':
      return null
    case 'refused':
    case 'amountChanged':
      // No list shows the attempts of a plan, so the challenge of another attempt may have finished.
      return purchase.kind === 'plan' || codesOf(notice).some((code) => stepsThatEnd.includes(paymentNextStep(code)))
        ? 'notCharged'
        : 'safeToTryAgain'
    default:
      return 'safeToTryAgain'
  }
}

const notSent: readonly Notice['kind'][] = ['card', 'cardsUnavailable', 'signedOut', 'notAccepted']

const outcomeOf = ({ unanswered, attempt }: PaymentRecord, notice: Notice): AttemptOutcome => {
  const { kind } = notice
  if (kind === 'dueAgain') return kind
  if (kind === 'pending') return 'open'
  if (unanswered.length > 0) return 'unanswered'
  if (attempt.kind !== 'none') return 'open'
  if (kind === 'noPayment') return 'notReceived'
  if (keyVerdict(codesOf(notice)) === 'claimed') return 'notFound'
  return notSent.includes(kind) ? 'notSent' : 'failed'
}

const failureOf = (record: PaymentRecord): PaymentFailure | null => {
  const { notice } = record
  if (notice === null) return null
  const refused = codesOf(notice).flatMap((code) => targets[paymentNextStep(code)] ?? [])[0] ?? null
  const recovery = notice.kind === 'dueAgain' ? 'support' : refused
  return { notice, outcome: outcomeOf(record, notice), money: moneyOf(record), recovery }
}

/** How far a payment is known to have come: a request without an answer, or an open challenge, is not over. */
const knownStage = (record: PaymentRecord): PaymentStage => {
  const { attempt } = record
  switch (attempt.kind) {
    case 'none':
      return 'sending'
    case 'claimed':
      return 'received'
    case 'check':
      return endedAtBank(record) ? 'received' : 'bank'
    case 'accepted':
    case 'checked':
      return 'confirming'
  }
}

/** What a screen shows of a payment at `now`, in milliseconds since the epoch. */
export const viewOf = (record: PaymentRecord, now: number): PaymentView => {
  const { step, pressed } = record
  switch (step.kind) {
    case 'new':
      return { kind: 'checking' }
    case 'checking':
      if (step.meanwhile !== undefined) return undecidedView(record, step.meanwhile, now)
      return pressed !== null && step.reason !== 'arrival'
        ? { kind: 'moving', stage: knownStage(record) }
        : { kind: 'checking' }
    case 'waiting':
      return pressed === null ? { kind: 'checking' } : { kind: 'moving', stage: knownStage(record) }
    case 'settling':
      return { kind: 'moving', stage: 'confirming' }
    case 'unchecked':
      return { kind: 'notChecked' }
    case 'form':
      return { kind: 'form', failure: failureOf(record) }
    case 'preparing':
    case 'sending':
      return { kind: 'moving', stage: 'sending' }
    case 'atBank':
      return { kind: 'moving', stage: 'bank' }
    case 'bankOffered':
      return { kind: 'bankOffered', failure: failureOf(record) }
    case 'undecided':
      return undecidedView(record, step, now)
    case 'paid':
      return step
    case 'bookingFailed':
      return step
  }
}

const undecidedView = ({ pressed, step }: PaymentRecord, { because, payment }: Undecided, now: number): PaymentView => {
  const since = pressed?.at ?? (payment === null ? now : Date.parse(payment.date))
  return {
    kind: 'undecided',
    because,
    payment,
    mayStartAgain: mayStartAgain({ step }),
    contactSupport: now - since >= supportAfter,
  }
}

/** Nothing happens until the customer acts or a timer ends. */
export const isAtRest = ({ step }: PaymentRecord): boolean =>
  ['unchecked', 'form', 'bankOffered', 'undecided', 'paid', 'bookingFailed'].includes(step.kind)

const endOfForm = ({ notice, unanswered }: PaymentRecord): PaymentEnd => {
  const mayArrive = unanswered.length > 0
  switch (notice?.kind) {
    case undefined:
      return { kind: 'failed', notice: null, mayArrive }
    case 'noPayment':
    case 'pending':
      return { kind: 'failed', notice, mayArrive }
    case 'card':
    case 'cardsUnavailable':
    case 'signedOut':
    case 'notAccepted':
      return { kind: 'notSent', notice }
    case 'dueAgain':
      return { kind: 'dueAgain', payment: notice.payment, mayArrive }
    default:
      return mayArrive || notice === null ? { kind: 'failed', notice, mayArrive } : { kind: 'refused', notice }
  }
}

/** The end of a payment that is at rest, as far as it is known. */
export const endOf = (record: PaymentRecord): PaymentEnd => {
  const { step } = record
  switch (step.kind) {
    case 'paid':
      return step
    case 'bookingFailed':
      return { kind: 'paidButBookingFailed', paymentId: step.paymentId }
    case 'form':
      return endOfForm(record)
    case 'bankOffered':
      return { kind: 'bankCheckOpen', notice: record.notice }
    case 'unchecked':
      return { kind: 'notChecked' }
    case 'undecided':
      return { kind: 'undecided' }
    default:
      return { kind: 'cancelled' }
  }
}
