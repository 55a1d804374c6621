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
  Pressed,
  Reason,
  Step,
  Undecided,
} from './record.js'

/** A payment as the basket or the booking lists it. */
export interface PaymentRow {
  readonly reference: string
  /** Idempotency key of its attempt; null where the back end does not tell. */
  readonly key: string | null
  readonly amount: Minor | null
  readonly standing: 'paid' | 'failed' | 'open'
  readonly status: number
  /** Of a balance: it is known that what is owed takes it into account. */
  readonly isCounted: boolean
  /** As the booking lists it; null in a basket's own list. */
  readonly payment: ListedPayment | null
}

/** What one look brought, as far as the purchase has it. */
export interface Seen {
  /** Of the basket; null for anything else, and where only its payments were asked for. */
  readonly status: 'paid' | 'pending' | 'failed' | 'cancelled' | { readonly unhandled: string } | null
  /** Null where only the status was asked for. */
  readonly rows: readonly PaymentRow[] | null
  /** What the booking owes now; null for anything but a balance. */
  readonly owed: Minor | null
  /**
   * `otherwise`: changed by another request of the same, to another day or card. `unclear`: it cannot be told apart whether
   * the change was made.
   */
  readonly plan: 'asWished' | 'otherwise' | 'asItStood' | 'unclear' | 'inError' | null
}

/** What came back of a request. */
export type Answer =
  | { readonly kind: 'accepted'; readonly reference: string | null }
  | { readonly kind: 'requiresAction'; readonly secret: string; readonly reference: string | null }
  | { readonly kind: 'refused'; readonly errors: readonly ServerError[] }
  /** HTTP 409: under way, or another body. */
  | { readonly kind: 'conflict' }
  /** Refused before it was read. */
  | { readonly kind: 'notRead'; readonly cause: ApiFailure }
  /** None, or none that can be read: it may have arrived, or may still. */
  | { readonly kind: 'lost'; readonly cause: ApiFailure }

export type PaymentEvent =
  /** The page that shows this purchase was opened; `here`: by a reload of the page that had the bank's check open; `told`: what stands on it. */
  | { readonly kind: 'arrived'; readonly here: boolean; readonly told?: Notice | null }
  | { readonly kind: 'looked'; readonly turn: number; readonly seen: Seen }
  | { readonly kind: 'lookFailed'; readonly turn: number; readonly cause: ApiFailure }
  | { readonly kind: 'waited'; readonly turn: number }
  /** `generation`: as another tab may have left it in the store. */
  | { readonly kind: 'pressed'; readonly pressed: Pressed; readonly generation: number }
  | { readonly kind: 'prepared' }
  | { readonly kind: 'notPrepared'; readonly notice: Notice }
  | { readonly kind: 'answered'; readonly request: number; readonly answer: Answer }
  | { readonly kind: 'bankEnded'; readonly turn: number; readonly end: BankEnd }
  /** The customer wants the bank's check to be shown. */
  | { readonly kind: 'continued' }
  /** The customer wants the form, although something is listed. */
  | { readonly kind: 'startedAgain' }
  | { readonly kind: 'askedNow' }
  /** These requests cannot arrive any more. */
  | { readonly kind: 'tooLate'; readonly requests: readonly number[] }
  | { readonly kind: 'changedElsewhere'; readonly generation: number }
  /** What was paid is loaded and shown. */
  /** `reference`: of the payment that paid it, where the booking lists which; another page may have made it. */
  | { readonly kind: 'settled'; readonly reference?: string | null }

/** What is to be done. */
export type Command =
  /** The card becomes a token. */
  | { readonly kind: 'prepare' }
  | { readonly kind: 'send'; readonly request: number; readonly generation: number }
  | { readonly kind: 'ask'; readonly depth: 'status' | 'payments' | 'everything'; readonly turn: number }
  | { readonly kind: 'challenge'; readonly secret: string; readonly turn: number }
  | { readonly kind: 'wait'; readonly milliseconds: number; readonly turn: number }
  /** Ends in `tooLate`. */
  | { readonly kind: 'outlast'; readonly requests: readonly number[]; readonly milliseconds: number }
  /** Ends every `outlast` so far: the record counts the requests of another page now. */
  | { readonly kind: 'stopOutlasting' }
  | { readonly kind: 'say'; readonly what: 'notice' | 'paid' | 'bookingFailed' }
  /** Whatever was said of this purchase, shown or queued, is no longer true. */
  | { readonly kind: 'unsay' }
  /** A session that ended, a refusal, an unreadable answer. */
  | { readonly kind: 'handle'; readonly cause: ApiFailure }
  | { readonly kind: 'report'; readonly status: string }
  /** Loads what the payment changed; ends in `settled`. */
  | { readonly kind: 'settle' }
  /** Loads the amounts anew. */
  | { readonly kind: 'reload' }
  | { readonly kind: 'go' }

export interface Transition {
  readonly record: PaymentRecord
  readonly commands: readonly Command[]
}

/** Up to 5 retries, every 5000 ms (behaviour/payments#2.9). */
export const pollRetries = 5
const pollInterval = seconds(5)
/** After that no request is taken that had not arrived. */
export const arrivalWindow = minutes(25)

/** 5 s, doubled each time, at most 5 minutes. */
export const recheckDelay = (checks: number): number => Math.min(seconds(5) * 2 ** Math.min(checks, 16), minutes(5))

export const stay = (record: PaymentRecord): Transition => ({ record, commands: [] })

export const also = ({ record, commands }: Transition, ...more: readonly Command[]): Transition => ({
  record,
  commands: [...commands, ...more],
})

export const enter = (record: PaymentRecord, step: Step, ...commands: readonly Command[]): Transition => ({
  record: { ...record, step, turn: record.turn + 1 },
  commands,
})

export const look = (
  record: PaymentRecord,
  reason: Reason,
  looks: number,
  over: 'failed' | 'pending' | null = null,
  meanwhile?: Undecided,
): Transition => {
  const { purchase, attempt, turn } = record
  // What was accepted is asked after as the specification has it: the status, and at its end the payments.
  const isPoll =
    reason === 'press' && purchase.kind === 'basket' && (attempt.kind === 'accepted' || attempt.kind === 'checked')
  const depth = over !== null ? 'payments' : isPoll ? 'status' : 'everything'
  const asked = { ...record, expiredAtLook: record.expired }
  const step: Step = { kind: 'looking', reason, looks, over, ...(meanwhile && { meanwhile }) }
  return enter(asked, step, { kind: 'ask', depth, turn: turn + 1 })
}

/** Under a form that may be in use. */
export const checkStatusQuietly = (record: PaymentRecord): Transition => {
  const turn = record.turn + 1
  return {
    record: { ...record, turn, expiredAtLook: record.expired },
    commands: [{ kind: 'ask', depth: 'everything', turn }],
  }
}

export const wait = (record: PaymentRecord, looks: number): Transition =>
  enter(record, { kind: 'waiting', looks }, { kind: 'wait', milliseconds: pollInterval, turn: record.turn + 1 })

/** A form that is shown beside a payment that is listed and not over. */
const isBesideOpen = ({ attempt, notice }: PaymentRecord): boolean =>
  attempt.kind !== 'none' && notice?.kind === 'declined'

/** While a request may still arrive, and while something is open, it is asked after in the background. */
export const watched = (shown: Transition, checks: number): Transition => {
  const { record } = shown
  return record.unanswered.length > 0 || record.hasLapsed || isBesideOpen(record)
    ? also(shown, { kind: 'wait', milliseconds: recheckDelay(checks), turn: record.turn })
    : shown
}

/** Free to pay again. */
export const form = (record: PaymentRecord, notice: Notice | null = record.notice): Transition => {
  const isNews = notice !== null && (record.unsaid || notice !== record.notice)
  const shown = enter({ ...record, notice, unsaid: false }, { kind: 'form', checks: 0 })
  return watched(isNews ? also(shown, { kind: 'say', what: 'notice' }) : shown, 0)
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

/** Found paid. Claimed at least: a page that is reloaded before it is said asks until it knows again. */
export const settle = (record: PaymentRecord, payment: PaidPayment): Transition => {
  const attempt: Attempt = record.attempt.kind === 'none' ? { kind: 'claimed' } : record.attempt
  return enter(
    { ...record, attempt, unanswered: [], notice: null, unsaid: false, hasLapsed: false },
    { kind: 'settling', payment },
    { kind: 'unsay' },
    { kind: 'settle' },
  )
}

/** The key is spent: whatever was sent under it is answered with that end for ever. */
export const spendKey = (record: PaymentRecord, generation = record.generation + 1): PaymentRecord => ({
  ...record,
  generation,
  attempt: { kind: 'none' },
  unanswered: [],
  hasLapsed: false,
})
