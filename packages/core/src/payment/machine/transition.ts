import type { ApiFailure, ServerError } from '../../failure/Failure.js'
import { keyVerdict, namesOtherAmount, otherAmount } from '../paymentCodes.js'
import { type BankEnd, isUnderWay, newRecord, type Notice, type PaymentRecord } from './record.js'
import { concluded, concludedQuietly, isFree, mayStartAgain } from './rules.js'
import {
  also,
  type Answer,
  arrivalWindow,
  type Command,
  enter,
  form,
  checkStatus,
  askedAgain,
  checkStatusQuietly,
  type PaymentEvent,
  showCheck,
  type Seen,
  spendKey,
  stay,
  type Transition,
  undecided,
  watched,
} from './steps.js'

const checked = (before: PaymentRecord, seen: Seen): Transition => {
  const { step, unanswered, expiredAtCheck } = before
  // A request that can no longer arrive, and that a later status check did not find, has ended.
  const left = unanswered.filter((request) => request > expiredAtCheck)
  const record = {
    ...before,
    unanswered: left,
    hasLapsed: before.hasLapsed || (left.length === 0 && unanswered.length > 0),
  }
  if (step.kind === 'form') return concludedQuietly(record, seen, step.checks + 1)
  return step.kind === 'checking' ? concluded(record, seen, step.reason, step.checks, step.over) : stay(before)
}

const isToHandle = ({ kind }: ApiFailure): boolean => ['unauthorised', 'forbidden', 'decode'].includes(kind)

const statusCheckFailed = (record: PaymentRecord, cause: ApiFailure): Transition => {
  const { step } = record
  const handled: readonly Command[] = isToHandle(cause) ? [{ kind: 'handle', cause }] : []
  if (step.kind === 'form') {
    // Until it is answered, the notice may be about a payment that another tab has ended since.
    const checks = step.checks + 1
    const shown = also(stay({ ...record, step: { kind: 'form', checks } }), ...handled)
    return record.notice === null ? watched(shown, checks) : askedAgain(shown, checks)
  }
  if (step.kind !== 'checking') return stay(record)
  if (!isUnderWay(record) && step.reason === 'arrival') return enter(record, { kind: 'unchecked', cause }, ...handled)
  // While the status check fails, a waiting notice is not known to be true.
  if (!isUnderWay(record) && !record.isWithheld) return also(form(record), ...handled)
  const checks = step.reason === 'wait' ? step.checks + 1 : 0
  return also(undecided(record, 'notAsked', checks, step.meanwhile?.payment), ...handled)
}

const refused = (record: PaymentRecord, errors: readonly ServerError[]): Transition => {
  const codes = errors.map(({ code }) => code)
  const isOtherAmount = namesOtherAmount(codes)
  const notice: Notice = codes.includes(otherAmount) ? { kind: 'amountChanged', errors } : { kind: 'refused', errors }
  switch (isFree(record) ? 'claimed' : keyVerdict(codes)) {
    case 'ended':
      return form(spendKey(record), notice)
    case 'claimed': {
      // The message waits until it is known that the payment itself did not cause the refusal.
      const asked = checkStatus({ ...record, attempt: { kind: 'claimed' }, notice, isWithheld: true }, 'wait')
      return isOtherAmount ? also(asked, { kind: 'reload' }) : asked
    }
    case 'open':
      // The attempt may have ended all the same, which only the list of payments shows.
      return checkStatus({ ...record, notice, isWithheld: true }, 'wait')
  }
}

const notRead = (record: PaymentRecord, cause: ApiFailure): Transition => {
  if (isFree(record) && cause.kind === 'notFound')
    return checkStatus({ ...record, attempt: { kind: 'claimed' } }, 'wait')
  const kind = record.attempt.kind !== 'none' ? 'pending' : cause.kind === 'unauthorised' ? 'signedOut' : 'notAccepted'
  const { record: shown, commands } = form(record, { kind })
  // A word about the money comes first: the cause may lead away. After the next sign-in, a message says that nothing
  // was sent.
  return { record: { ...shown, isWithheld: kind === 'signedOut' }, commands: [...commands, { kind: 'handle', cause }] }
}

const answered = (before: PaymentRecord, request: number, answer: Answer): Transition => {
  if (before.step.kind !== 'sending' || before.step.request !== request) return stay(before)
  const record = { ...before, unanswered: before.unanswered.filter((one) => one !== request) }
  switch (answer.kind) {
    case 'accepted':
      return checkStatus({ ...record, attempt: answer }, 'submit')
    case 'requiresAction': {
      const { secret, reference } = answer
      const [first, latest] = record.cards
      const attempt = { kind: 'check', secret, reference, open: first === latest } as const
      return attempt.open
        ? showCheck({ ...record, attempt }, secret)
        : enter({ ...record, attempt, notice: { kind: 'otherCard', card: first } }, { kind: 'bankOffered' })
    }
    case 'refused':
      return refused(record, answer.errors)
    case 'conflict':
      return checkStatus(
        { ...record, attempt: { kind: 'claimed' }, isRepeatRefused: record.attempt.kind !== 'none' },
        'wait',
      )
    case 'notRead':
      return notRead(record, answer.cause)
    case 'lost': {
      const asked = checkStatus(before, 'submit')
      return answer.cause.kind === 'decode' ? also(asked, { kind: 'handle', cause: answer.cause }) : asked
    }
  }
}

const challengeNotices = { failed: 'challengeFailed', closed: 'challengeClosed', expired: 'challengeExpired' } as const

const bankEnded = (record: PaymentRecord, end: BankEnd): Transition => {
  const { attempt } = record
  if (attempt.kind !== 'check') return stay(record)
  const closed: PaymentRecord = { ...record, attempt: { ...attempt, open: false } }
  switch (end) {
    case 'completed':
    // A status check runs all the same: the list decides whether money moved.
    case 'declined': {
      const ended = { kind: 'checked', reference: attempt.reference } as const
      return checkStatus({ ...record, attempt: end === 'declined' ? { ...ended, declined: true } : ended }, 'submit')
    }
    case 'unavailable':
      return also(enter({ ...closed, notice: { kind: 'checkUnavailable' } }, { kind: 'bankOffered' }), {
        kind: 'notify',
        what: 'notice',
      })
    case 'failed':
    case 'closed':
    case 'expired':
      return checkStatus({ ...closed, notice: { kind: challengeNotices[end] }, isWithheld: true }, 'submit')
    // `unknown`, or whatever else the code of a script answers.
    default:
      return checkStatus(closed, 'submit')
  }
}

const submitted = (record: PaymentRecord, event: Extract<PaymentEvent, { kind: 'submitted' }>): Transition => {
  const { submission: now, generation, objection = null } = event
  if (record.step.kind !== 'form') return stay(record)
  // Shows the current status, which the customer has not seen.
  if (objection !== null) return also(form(record, objection), { kind: 'reload' })
  const current = generation > record.generation ? spendKey(record, generation) : record
  // An attempt may still be open. The payments listed before its first submit help to identify which payment is its
  // own.
  const first = current.attempt.kind === 'none' ? now : (current.submission ?? now)
  return enter(
    {
      ...current,
      submission: { ...now, known: first.known },
      notice: null,
      isWithheld: false,
      hasLapsed: false,
      isRepeatRefused: false,
      wanted: null,
    },
    { kind: 'preparing' },
    { kind: 'withdraw' },
    { kind: 'prepare' },
  )
}

const prepared = (record: PaymentRecord, card: string | null): Transition => {
  if (record.step.kind !== 'preparing') return stay(record)
  const { generation, unanswered } = record
  const cards = [isUnderWay(record) ? record.cards[0] : card, card] as const
  const request = record.lastRequest + 1
  return enter(
    { ...record, cards, lastRequest: request, unanswered: [...unanswered, request] },
    { kind: 'sending', request },
    { kind: 'outlast', requests: [request], milliseconds: arrivalWindow },
    { kind: 'send', request, generation },
  )
}

/**
 * The payment has ended, and the amount may be due again; a plan may return to its earlier state. A basket is paid
 * once, but the last basket may be another one by now.
 */
const mayRecur = ({ purchase, step }: PaymentRecord): boolean =>
  purchase.kind === 'basket'
    ? purchase.basketId === null && (step.kind === 'paid' || step.kind === 'bookingFailed')
    : step.kind === 'paid'

/**
 * Begins the next payment of this purchase. The list shows whether a balance's key is spent; a change that was made
 * spends a plan's key.
 */
const begunAnew = (record: PaymentRecord): PaymentRecord => {
  if (!mayRecur(record)) return record
  const { purchase, generation, attempt, turn, lastRequest, expired } = record
  const isSpent = purchase.kind === 'plan' && (attempt.kind === 'accepted' || attempt.kind === 'checked')
  return { ...newRecord(purchase), generation: generation + (isSpent ? 1 : 0), turn, lastRequest, expired }
}

/** Whether opening the page runs a status check. */
export const asksOnArrival = (record: PaymentRecord): boolean =>
  ['new', 'unchecked', 'form', 'bankOffered'].includes(record.step.kind) ||
  (record.step.kind === 'undecided' && record.isRepeatRefused) ||
  mayRecur(record)

const arrived = (opened: PaymentRecord, here: boolean, shown: Notice | null): Transition => {
  if (!asksOnArrival(opened)) return stay(opened)
  const before = begunAnew(opened)
  // Only its own list of payments shows that an amount is due again, and a new visit asks again about another payment.
  const own = before.notice?.kind === 'unbooked' ? null : before.notice
  const record = { ...before, notice: own ?? (shown?.kind === 'dueAgain' ? null : shown), isRepeatRefused: false }
  const { step, attempt, unanswered } = record
  const closed = attempt.kind === 'check' && !here ? { ...record, attempt: { ...attempt, open: false } } : record
  const asked = checkStatus(closed, 'arrival')
  const awaited = attempt.kind === 'checked' ? [...unanswered, record.lastRequest] : unanswered
  return step.kind === 'new' && awaited.length > 0
    ? also(asked, { kind: 'outlast', requests: awaited, milliseconds: arrivalWindow })
    : asked
}

const waited = (record: PaymentRecord): Transition => {
  const { step } = record
  switch (step.kind) {
    case 'waiting':
      return checkStatus(record, 'submit', step.checks + 1)
    case 'undecided':
      return checkStatus(record, 'wait', step.checks, null, { because: step.because, payment: step.payment })
    case 'bankOffered':
      return checkStatus(record, 'wait')
    case 'form':
      return checkStatusQuietly(record)
    default:
      return stay(record)
  }
}

const askedNow = (record: PaymentRecord): Transition => {
  const { kind } = record.step
  if (kind === 'unchecked') return checkStatus(record, 'arrival')
  // The page of a basket that is gone has no form.
  const isForm = kind === 'form' && record.unanswered.length > 0
  return isForm || kind === 'undecided' || kind === 'bankOffered' ? waited(record) : stay(record)
}

const tooLate = (record: PaymentRecord, requests: readonly number[]): Transition => {
  const now = { ...record, expired: Math.max(record.expired, ...requests) }
  return record.step.kind === 'form' && record.unanswered.length > 0 ? checkStatusQuietly(now) : stay(now)
}

const changedElsewhere = (record: PaymentRecord, generation: number): Transition => {
  if (!['form', 'undecided', 'bankOffered'].includes(record.step.kind)) return stay(record)
  const now = generation > record.generation ? spendKey(record, generation) : record
  // As on arrival, no form is shown before the first status check.
  return record.step.kind === 'form' ? checkStatusQuietly(now) : checkStatus(now, 'arrival')
}

const settled = (record: PaymentRecord, reference: string | null): Transition => {
  if (record.step.kind !== 'settling') return stay(record)
  const payment = reference === null ? record.step.payment : { ...record.step.payment, reference }
  // Somebody else paid another part of the same debt under the same key.
  const wanted = (record.wanted ?? record.submission)?.amount ?? payment.amount
  if (record.purchase.kind === 'balance' && wanted !== payment.amount) {
    return form({ ...record, attempt: { kind: 'none' }, wanted: null }, { kind: 'otherPaid' })
  }
  const paid = enter(record, { kind: 'paid', payment })
  if (record.submission === null) return paid
  const notified = also(paid, { kind: 'notify', what: 'paid' })
  // No receipt is shown for a payment that may be somebody else's.
  return record.purchase.kind === 'balance' && payment.otherwise === true ? notified : also(notified, { kind: 'go' })
}

/** Applies one event to a payment: pure and total. An event that does not fit changes nothing. */
export const transition = (record: PaymentRecord, event: PaymentEvent): Transition => {
  const { step, turn } = record
  switch (event.kind) {
    case 'arrived':
      return arrived(record, event.here, event.notice ?? null)
    case 'statusChecked':
      return event.turn === turn ? checked(record, event.seen) : stay(record)
    case 'statusCheckFailed':
      return event.turn === turn ? statusCheckFailed(record, event.cause) : stay(record)
    case 'waited':
      return event.turn === turn ? waited(record) : stay(record)
    case 'submitted':
      return submitted(record, event)
    case 'prepared':
      return prepared(record, event.card ?? null)
    case 'notPrepared':
      return step.kind === 'preparing' ? form(record, event.notice) : stay(record)
    case 'answered':
      return answered(record, event.request, event.answer)
    case 'bankEnded':
      return event.turn === turn && step.kind === 'atBank' ? bankEnded(record, event.end) : stay(record)
    case 'continued':
      return step.kind === 'bankOffered' && record.attempt.kind === 'check' && record.attempt.secret !== null
        ? showCheck({ ...record, attempt: { ...record.attempt, open: true } }, record.attempt.secret)
        : stay(record)
    case 'startedAgain':
      return mayStartAgain(record) ? form(record, { kind: 'pending' }) : stay(record)
    case 'askedNow':
      return askedNow(record)
    case 'tooLate':
      return tooLate(record, event.requests)
    case 'changedElsewhere':
      return changedElsewhere(record, event.generation)
    case 'settled':
      return settled(record, event.reference ?? null)
  }
}
