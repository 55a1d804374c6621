import { hours } from '../../environment/time.js'
import { keyVerdict, paymentNextStep, type PaymentNextStep } from '../paymentCodes.js'
import { mayStartAgain } from './rules.js'
import type { Notice, PaidPayment, PaymentRecord, Undecided } from './record.js'

/** What the customer is told while money moves. */
export type PaymentStage = 'sending' | 'bank' | 'confirming'

/**
 * How far the money got. `safeOnce`: a request may still arrive, and the next attempt of the same is one charge with it.
 * `notCharged`: nothing was charged, and trying the same again would not help. `pending`: something is listed.
 */
export type MoneyStatement = 'safeToTryAgain' | 'safeOnce' | 'notCharged' | 'pending'

/** Where the customer finds what a refusal asks for, when that is not the form. `support`: only the client's team can help. */
export type RecoveryTarget = 'booking' | 'waysToPay' | 'support'

/** What is known of the last attempt; what a heading may say. */
export type AttemptOutcome =
  /** It ended, and charged nothing. */
  | 'failed'
  /** Nothing left this browser, or it was refused before it was read. */
  | 'notSent'
  /** It left and was not answered. It may still arrive. */
  | 'unanswered'
  /** It left, and nothing of it is listed. It cannot arrive any more. */
  | 'notReceived'
  /** The back end said that it has a payment of the same, and a look after that found none. */
  | 'notFound'
  /** A payment of the same is listed and not over. */
  | 'open'
  /** There was no attempt: the amount is due again. */
  | 'dueAgain'

/** Why the last attempt did not end well, and what that means for the money. */
export interface PaymentFailure {
  readonly notice: Notice
  readonly outcome: AttemptOutcome
  /** Null where the notice itself says all there is. */
  readonly money: MoneyStatement | null
  readonly recovery: RecoveryTarget | null
}

/** What a screen shows of a payment. */
export type PaymentView =
  | { readonly kind: 'checking' }
  /** It could not be asked whether something was paid already. */
  | { readonly kind: 'notChecked' }
  | { readonly kind: 'form'; readonly failure: PaymentFailure | null }
  | { readonly kind: 'moving'; readonly stage: PaymentStage }
  /** The bank's check is open; the customer is asked before it is shown. */
  | { readonly kind: 'bankOffered'; readonly failure: PaymentFailure | null }
  | ({ readonly kind: 'undecided'; readonly mayStartAgain: boolean; readonly contactSupport: boolean } & Undecided)
  | { readonly kind: 'paid'; readonly payment: PaidPayment }
  /** Paid, but the booking could not be completed; the id is what the customer quotes. */
  | { readonly kind: 'bookingFailed'; readonly paymentId: string }

/** How a command ended. */
export type PaymentEnd =
  /** Paid, and in the booking. */
  | { readonly kind: 'paid'; readonly payment: PaidPayment }
  /** Paid, and not in the booking: customer services resolve it, by the payment's id. */
  | { readonly kind: 'paidButBookingFailed'; readonly paymentId: string }
  /** There was nothing to press for: no basket, nothing owed. */
  | { readonly kind: 'nothingToPay' }
  /** What was handed over cannot be sent: no name, digits in place of a name, a day of the month that there is not. */
  | {
      readonly kind: 'invalid'
      readonly problem: 'cardholderMissing' | 'cardNumberAsName' | 'cardholderTooLong' | 'day'
    }
  /** Nothing left for the back end. */
  | { readonly kind: 'notSent'; readonly notice: Notice }
  /** The back end, or the bank, said no. */
  | { readonly kind: 'refused'; readonly notice: Notice }
  /** Nothing was found of it; `mayArrive`: a request may still be on its way, and is one charge with the next attempt. */
  | { readonly kind: 'failed'; readonly notice: Notice | null; readonly mayArrive: boolean }
  /** The bank's check waits for the customer: there is no way to show it here, or it was left open. */
  | { readonly kind: 'bankCheckOpen'; readonly notice: Notice | null }
  /** It is not known yet whether money moved: status checks go on, and nothing is to be paid again meanwhile. */
  | { readonly kind: 'undecided' }
  /** It could not be asked whether something was paid already, so nothing was sent. */
  | { readonly kind: 'notChecked' }
  /** The session ended, or the dashboard was disposed of, before an end was known. */
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
    // Nothing was sent this time; what is listed from before may still be paid.
    case 'card':
    case 'cardsUnavailable':
      return attempt.kind === 'none' ? 'safeToTryAgain' : 'pending'
    case undefined:
    case 'signedOut':
    case 'challengeFailed':
    case 'challengeClosed':
    case 'challengeExpired':
    case 'checkUnavailable':
    case 'planError':
    case 'dueAgain':
      return null
    case 'refused':
    case 'amountChanged':
      // No list tells of a plan's attempts: the bank's check of another may be done with.
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

/** What is shown of a payment at `now`, in milliseconds since the epoch. */
export const viewOf = (record: PaymentRecord, now: number): PaymentView => {
  const { step, pressed } = record
  switch (step.kind) {
    case 'new':
      return { kind: 'checking' }
    case 'looking':
      if (step.meanwhile !== undefined) return undecidedView(record, step.meanwhile, now)
      return pressed !== null && step.reason !== 'arrival'
        ? { kind: 'moving', stage: 'confirming' }
        : { kind: 'checking' }
    case 'waiting':
      return pressed === null ? { kind: 'checking' } : { kind: 'moving', stage: 'confirming' }
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

/** Nothing moves until the customer, or time, does something. */
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
    default:
      return mayArrive || notice === null ? { kind: 'failed', notice, mayArrive } : { kind: 'refused', notice }
  }
}

/** How a payment that is at rest ended, as far as that is known. */
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
