import { minutes, seconds } from '../../environment/time.js'
import type { ApiFailure, ServerError } from '../../failure/Failure.js'
import type { Minor } from '../../money/Money.js'
import type {
  Attempt,
  BankEnd,
  ListedPayment,
  Notice,
  PaidPayment,
  PaymentRecord,
  Submission,
  Reason,
  Step,
  Undecided,
} from './record.js'

/** A payment as the basket or the booking lists it. */
export interface PaymentRow {
  readonly reference: string
  /** Idempotency key of its attempt; null if the back end does not send it. */
  readonly key: string | null
  readonly amount: Minor | null
  /** `returned`: listed as failed, and it was paid before. */
  readonly standing: 'paid' | 'failed' | 'returned' | 'open'
  readonly status: number
  /** For a balance: the amount due is known to include this payment. */
  readonly isCounted: boolean
  /** As the booking lists it; null in the basket's own list. */
  readonly payment: ListedPayment | null
}

/** The result of one status check; null for what the purchase does not have. */
export interface Seen {
  /**
   * The status of the basket; null for other purchases, and if only the payments were requested. `paid` too if only the
   * booking lists a payment of the basket, and names what it paid for.
   */
  readonly status: 'paid' | 'pending' | 'failed' | 'cancelled' | { readonly unhandled: string } | null
  /** Null if only the status was requested. */
  readonly rows: readonly PaymentRow[] | null
  /** What the booking owes now; null unless the purchase is a balance. */
  readonly owed: Minor | null
  /**
   * `otherwise`: another request changed the plan to another day or card. `unclear`: the plan does not show whether the
   * change was made.
   */
  readonly plan: 'asWished' | 'otherwise' | 'asItStood' | 'unclear' | 'inError' | null
}

/** The result of a request. */
export type Answer =
  | { readonly kind: 'accepted'; readonly reference: string | null }
  | { readonly kind: 'requiresAction'; readonly secret: string; readonly reference: string | null }
  | { readonly kind: 'refused'; readonly errors: readonly ServerError[] }
  /** HTTP 409: a request with this key is under way, or had another body. */
  | { readonly kind: 'conflict' }
  /** The back end refused the request before reading it. */
  | { readonly kind: 'notRead'; readonly cause: ApiFailure }
  /** No answer of the API's own: the request may have arrived, or may still arrive. */
  | { readonly kind: 'lost'; readonly cause: ApiFailure }

export type PaymentEvent =
  /**
   * The page of this purchase was opened. `here`: the page that had the challenge open was reloaded; `notice`: the one
   * on it.
   */
  | { readonly kind: 'arrived'; readonly here: boolean; readonly notice?: Notice | null }
  | { readonly kind: 'statusChecked'; readonly turn: number; readonly seen: Seen }
  | { readonly kind: 'statusCheckFailed'; readonly turn: number; readonly cause: ApiFailure }
  | { readonly kind: 'waited'; readonly turn: number }
  /**
   * `generation`: the one in the store, which another tab may have written. `objection`: what the customer must read
   * before anything is sent.
   */
  | {
      readonly kind: 'submitted'
      readonly submission: Submission
      readonly generation: number
      readonly objection?: Notice | null
    }
  /** `card`: its last digits, if they are known. */
  | { readonly kind: 'prepared'; readonly card?: string | null }
  | { readonly kind: 'notPrepared'; readonly notice: Notice }
  | { readonly kind: 'answered'; readonly request: number; readonly answer: Answer }
  | { readonly kind: 'bankEnded'; readonly turn: number; readonly end: BankEnd }
  /** The customer asks to see the challenge. */
  | { readonly kind: 'continued' }
  /** The customer asks for the form although a payment is listed. */
  | { readonly kind: 'startedAgain' }
  | { readonly kind: 'askedNow' }
  /** These requests can no longer arrive. */
  | { readonly kind: 'tooLate'; readonly requests: readonly number[] }
  | { readonly kind: 'changedElsewhere'; readonly generation: number }
  /**
   * The changes of the payment are loaded and shown. `reference`: of the payment that paid, if the booking lists it;
   * another page may have made it.
   */
  | { readonly kind: 'settled'; readonly reference?: string | null }

export type Command =
  /** Turns the card into a token. */
  | { readonly kind: 'prepare' }
  | { readonly kind: 'send'; readonly request: number; readonly generation: number }
  | { readonly kind: 'ask'; readonly depth: 'status' | 'payments' | 'everything'; readonly turn: number }
  | { readonly kind: 'challenge'; readonly secret: string; readonly turn: number }
  | { readonly kind: 'wait'; readonly milliseconds: number; readonly turn: number }
  /** Ends in the event `tooLate`. */
  | { readonly kind: 'outlast'; readonly requests: readonly number[]; readonly milliseconds: number }
  /** Ends every earlier `outlast`, because the record now counts the requests of another page. */
  | { readonly kind: 'stopOutlasting' }
  | { readonly kind: 'notify'; readonly what: 'notice' | 'paid' | 'bookingFailed' }
  /** Withdraws every message about this purchase, shown or queued, because it is no longer true. */
  | { readonly kind: 'withdraw' }
  /** A session that ended, a refusal, or an unreadable answer. */
  | { readonly kind: 'handle'; readonly cause: ApiFailure }
  | { readonly kind: 'report'; readonly status: string }
  /** Loads what the payment changed; ends in the event `settled`. */
  | { readonly kind: 'settle' }
  /** Loads the amounts again. */
  | { readonly kind: 'reload' }
  | { readonly kind: 'go' }

export interface Transition {
  readonly record: PaymentRecord
  readonly commands: readonly Command[]
}

/** Up to 5 retries, every 5000 ms (behaviour/payments#2.9). */
export const pollRetries = 5
const pollInterval = seconds(5)
/** A request that has not arrived by then is no longer accepted. */
export const arrivalWindow = minutes(25)

/** 5 s, doubled after each check, at most 5 minutes. */
const recheckDelay = (checks: number): number => Math.min(seconds(5) * 2 ** Math.min(checks, 16), minutes(5))

/** The challenge failed, was closed or expired. */
export const challengeEnds: readonly Notice['kind'][] = ['challengeFailed', 'challengeClosed', 'challengeExpired']

export const stay = (record: PaymentRecord): Transition => ({ record, commands: [] })

export const also = ({ record, commands }: Transition, ...more: readonly Command[]): Transition => ({
  record,
  commands: [...commands, ...more],
})

export const enter = (record: PaymentRecord, step: Step, ...commands: readonly Command[]): Transition => ({
  record: { ...record, step, turn: record.turn + 1 },
  commands,
})

export const checkStatus = (
  record: PaymentRecord,
  reason: Reason,
  checks = 0,
  over: 'failed' | 'pending' | null = null,
  meanwhile?: Undecided,
): Transition => {
  const { purchase, attempt, turn } = record
  // For an accepted payment the specification asks first for the status, and at its end for the payments.
  const isPoll =
    reason === 'submit' && purchase.kind === 'basket' && (attempt.kind === 'accepted' || attempt.kind === 'checked')
  const depth = over !== null ? 'payments' : isPoll ? 'status' : 'everything'
  const asked = { ...record, expiredAtCheck: record.expired }
  const step: Step = { kind: 'checking', reason, checks, over, ...(meanwhile && { meanwhile }) }
  return enter(asked, step, { kind: 'ask', depth, turn: turn + 1 })
}

/** Checks the status while the form stays usable. */
export const checkStatusQuietly = (record: PaymentRecord): Transition => {
  const turn = record.turn + 1
  return {
    record: { ...record, turn, expiredAtCheck: record.expired },
    commands: [{ kind: 'ask', depth: 'everything', turn }],
  }
}

export const wait = (record: PaymentRecord, checks: number): Transition =>
  enter(record, { kind: 'waiting', checks }, { kind: 'wait', milliseconds: pollInterval, turn: record.turn + 1 })

/** The form is shown although a payment is listed and has not ended. */
const isBesideOpen = ({ attempt, notice }: PaymentRecord): boolean =>
  attempt.kind !== 'none' && notice?.kind === 'declined'

/** Checks the status in the background once more, later after each check. */
export const askedAgain = (shown: Transition, checks: number): Transition =>
  also(shown, { kind: 'wait', milliseconds: recheckDelay(checks), turn: shown.record.turn })

/** Checks the status in the background while a request may still arrive or a payment is open. */
export const watched = (shown: Transition, checks: number): Transition => {
  const { record } = shown
  return record.unanswered.length > 0 || record.hasLapsed || isBesideOpen(record) ? askedAgain(shown, checks) : shown
}

/** The notice says that an attempt has ended. */
const endsAnAttempt = ({ kind }: Notice): boolean =>
  ['refused', 'declined', 'noPayment', 'notAccepted'].includes(kind) || challengeEnds.includes(kind)

/** Shows the form, so the customer can pay again: for the basket as it is by now, which may have changed since. */
export const form = (record: PaymentRecord, notice: Notice | null = record.notice): Transition => {
  const isNews = notice !== null && (record.isWithheld || notice !== record.notice)
  const shown = enter({ ...record, notice, isWithheld: false }, { kind: 'form', checks: 0 })
  if (!isNews) return watched(shown, 0)
  const told = also(shown, { kind: 'notify', what: 'notice' })
  const isToReadAgain = record.purchase.kind === 'basket' && endsAnAttempt(notice)
  return watched(isToReadAgain ? also(told, { kind: 'reload' }) : told, 0)
}

export const undecided = (
  record: PaymentRecord,
  because: Undecided['because'],
  checks: number,
  payment: ListedPayment | null = null,
): Transition =>
  enter(
    record,
    { kind: 'undecided', because, checks, payment },
    { kind: 'wait', milliseconds: recheckDelay(checks), turn: record.turn + 1 },
  )

export const showCheck = (record: PaymentRecord, secret: string): Transition =>
  enter(record, { kind: 'atBank' }, { kind: 'challenge', secret, turn: record.turn + 1 })

/**
 * The payment was found paid. The record holds at least a claim: a page that is reloaded before the message checks
 * again.
 */
export const settle = (record: PaymentRecord, payment: PaidPayment): Transition => {
  const attempt: Attempt = record.attempt.kind === 'none' ? { kind: 'claimed' } : record.attempt
  return enter(
    { ...record, attempt, unanswered: [], notice: null, isWithheld: false, hasLapsed: false },
    { kind: 'settling', payment },
    { kind: 'withdraw' },
    { kind: 'settle' },
  )
}

/** The key is spent: the back end answers every further request under it with the same end. */
export const spendKey = (record: PaymentRecord, generation = record.generation + 1): PaymentRecord => ({
  ...record,
  generation,
  attempt: { kind: 'none' },
  unanswered: [],
  hasLapsed: false,
  isRepeatRefused: false,
})
