import { zeroMinor } from '../../money/Money.js'
import { hasArrived, isUnderWay, type Notice, type PaymentRecord, type Reason } from './record.js'
import { type Sight, sightOf } from './sight.js'
import {
  also,
  challengeEnds,
  enter,
  form,
  checkStatus,
  type PaymentRow,
  pollRetries,
  type Seen,
  settle,
  showCheck,
  spendKey,
  stay,
  type Transition,
  undecided,
  wait,
  watched,
} from './steps.js'

/** The challenge failed, was closed or expired. */
export const endedAtBank = ({ notice }: PaymentRecord): boolean =>
  notice !== null && challengeEnds.includes(notice.kind)

/** A payment is open, and the customer may pay beside it under the same key. */
export const mayStartAgain = ({ step, isRepeatRefused }: Pick<PaymentRecord, 'step' | 'isRepeatRefused'>): boolean =>
  step.kind === 'undecided' && (step.because === 'pending' || step.because === 'challenge') && !isRepeatRefused

/** These notices hold for one status check; the next one decides again. */
const isOfOneStatusCheck = (notice: Notice | null): boolean =>
  notice !== null && ['pending', 'checkUnavailable', 'otherCard', 'dueAgain'].includes(notice.kind)

/** A basket that costs nothing: if the back end refuses it, another tab may have completed it. */
export const isFree = ({ purchase, submission }: PaymentRecord): boolean =>
  purchase.kind === 'basket' && submission?.amount === zeroMinor

/**
 * Polls if this page, or the same page before a reload, waits for the end of its own attempt. Polling gains nothing
 * while a challenge is open elsewhere: it waits for the customer.
 */
const isPatient = (record: PaymentRecord, reason: Reason): boolean =>
  reason === 'submit' ||
  (reason === 'arrival' && isUnderWay(record) && (record.attempt.kind !== 'check' || endedAtBank(record)))

const checksAfter = (reason: Reason, checks: number): number => (reason === 'wait' ? checks + 1 : 0)

const reportOnce = (transition: Transition, status: string): Transition =>
  transition.record.reported === status
    ? transition
    : also({ ...transition, record: { ...transition.record, reported: status } }, { kind: 'report', status })

/** The back end has something under this key. */
const claimed = (record: PaymentRecord): PaymentRecord =>
  record.attempt.kind === 'none' ? { ...record, attempt: { kind: 'claimed' } } : record

const whyOpen = (record: PaymentRecord): 'processing' | 'challenge' | 'pending' => {
  const { kind } = record.attempt
  if (kind === 'accepted' || kind === 'checked') return 'processing'
  return kind === 'check' && !endedAtBank(record) ? 'challenge' : 'pending'
}

/**
 * The last payment failed while another is open. The form shows the failure (behaviour/payments#2.4), and the key stays
 * the same.
 */
const failedBesideOpen = (record: PaymentRecord): Transition => {
  const { notice } = record
  return form(claimed(record), notice?.kind === 'declined' ? notice : { kind: 'declined' })
}

/** A listed payment is neither paid nor failed. */
const stillOpen = (record: PaymentRecord, row: PaymentRow, reason: Reason, checks: number): Transition => {
  const { attempt, isWithheld, notice } = record
  const listed = claimed(record)
  if (attempt.kind === 'check' && attempt.secret !== null && !endedAtBank(record)) {
    return attempt.open ? showCheck(record, attempt.secret) : enter(record, { kind: 'bankOffered' })
  }
  if (isPatient(record, reason) && checks < pollRetries) return wait(listed, checks)
  const because = whyOpen(record)
  const isClaim = isWithheld && notice?.kind === 'refused'
  const known = isClaim ? { ...listed, isWithheld: false } : listed
  const open = undecided(known, because, checksAfter(reason, checks), row.payment)
  return reportOnce(isClaim ? also(open, { kind: 'notify', what: 'notice' }) : open, String(row.status))
}

/** The notice for an attempt that is listed as failed. */
const declinedNotice = ({ attempt }: PaymentRecord): Notice =>
  attempt.kind === 'checked' && attempt.declined === true ? { kind: 'declined', byBank: true } : { kind: 'declined' }

/** No listed payment is paid or under way. */
const nothingOpen = (
  record: PaymentRecord,
  sight: Sight,
  reason: Reason,
  checks: number,
  isPending: boolean,
): Transition => {
  const { attempt, unanswered, purchase, submission, notice, lastRequest } = record
  // For a purchase without a basket, an accepted payment has succeeded (behaviour/payments#2.4).
  if (purchase.kind === 'balance' && attempt.kind === 'accepted' && submission !== null && !sight.lastFailed) {
    return settle(record, { reference: attempt.reference, amount: submission.amount })
  }
  const isTaken = attempt.kind === 'accepted' || attempt.kind === 'checked'
  const mayCome = unanswered.length > 0 || (isPending && isTaken)
  if (mayCome && isPatient(record, reason) && checks < pollRetries) return wait(record, checks)
  // No list shows what was accepted: the request counts as one without an answer, until its window is over.
  const isMissed = purchase.kind === 'basket' && isTaken && !sight.lastFailed && lastRequest > record.expiredAtCheck
  const left = isMissed ? [...unanswered, lastRequest] : unanswered
  const over: PaymentRecord = { ...record, attempt: { kind: 'none' }, unanswered: left }
  const still = isOfOneStatusCheck(notice) ? null : notice
  if (submission === null || !(isUnderWay(record) || record.hasLapsed)) return form(over, still)
  return form(over, still ?? (sight.lastFailed && hasArrived(record) ? declinedNotice(record) : { kind: 'noPayment' }))
}

const planChecked = (
  record: PaymentRecord,
  { plan }: Seen,
  sight: Sight,
  reason: Reason,
  checks: number,
): Transition => {
  const { attempt, submission } = record
  // An error proves nothing about a change that was not accepted: the plan may have had it before.
  if (plan === 'inError' && attempt.kind === 'accepted') return form(spendKey(record), { kind: 'planError' })
  // No list shows that the attempt ended; no money moves in either case.
  if (attempt.kind === 'check' && endedAtBank(record)) return form(spendKey(record))
  if (attempt.kind === 'check' && attempt.secret !== null) {
    return attempt.open ? showCheck(record, attempt.secret) : enter(record, { kind: 'bankOffered' })
  }
  const isReportedDone = attempt.kind === 'accepted' || attempt.kind === 'checked'
  // A new card with the same holder and digits looks like the old one, so the answer decides. No money moves.
  if (plan === 'unclear' && isReportedDone)
    return settle(record, { reference: null, amount: submission?.amount ?? zeroMinor })
  if (isReportedDone && isPatient(record, reason) && checks < pollRetries) return wait(record, checks)
  // Accepted, but the plan is not as requested: an earlier change spent the key.
  if (attempt.kind === 'accepted') return form(spendKey(record), { kind: 'noPayment' })
  // Within the window the bank may still report the change; after it, the change was not made.
  if (attempt.kind === 'checked' && record.lastRequest > record.expiredAtCheck)
    return undecided(record, 'pending', checksAfter(reason, checks))
  return nothingOpen(record, sight, reason, checks, false)
}

/** Handles a balance whose newest payment is listed as paid. */
const balancePaid = (
  record: PaymentRecord,
  { paid, paidRow, isDueAgain, generation, open, paidBefore }: Sight,
  reason: Reason,
  checks: number,
): Transition => {
  if (paid === null) return stay(record)
  // Until the prices include the payment, it is unknown whether the balance is due or paid.
  if (paidRow?.isCounted !== true) {
    const listed = claimed(record)
    return reason !== 'wait' && checks < pollRetries
      ? wait(listed, checks)
      : undecided(listed, 'disagrees', checksAfter(reason, checks), paidRow?.payment ?? null)
  }
  if (!isDueAgain) return settle(record, paid)
  if (open !== null) return stillOpen(record, open, reason, checks)
  return form(spendKey(record, generation), paidBefore && { kind: 'dueAgain', payment: paidBefore })
}

/**
 * A listed failure of this purchase spends its key, whoever made the attempt. A basket that ended as failed spends the
 * key too.
 */
const afterFailures = (record: PaymentRecord, sight: Sight, isOver: boolean): PaymentRecord => {
  if (sight.generation > record.generation) return spendKey(record, sight.generation)
  return isOver && sight.open === null && hasArrived(record) ? spendKey(record) : record
}

const conclusion = (
  record: PaymentRecord,
  seen: Seen,
  reason: Reason,
  checks: number,
  before: 'failed' | 'pending' | null = null,
): Transition => {
  const sight = sightOf(record, seen)
  const { status, rows } = seen
  if (sight.paidRow !== null) return balancePaid(record, sight, reason, checks)
  if (sight.paid !== null) return settle(record, sight.paid)
  if (typeof status === 'object' && status !== null) {
    return reportOnce(undecided(record, 'pending', checksAfter(reason, checks)), status.unhandled)
  }
  if (seen.plan !== null) return planChecked(record, seen, sight, reason, checks)
  if (rows === null) {
    const isPending = status === 'pending'
    return isPending && checks < pollRetries
      ? wait(record, checks)
      : checkStatus(record, 'submit', checks, isPending ? 'pending' : 'failed')
  }
  const isOver = before === 'failed' || status === 'failed' || status === 'cancelled'
  const made = before === null ? checks : pollRetries
  if (sight.paidAlone !== null) {
    // Any payer may have paid, and the basket may still complete. A final status may be older than the payment.
    const polled = reason === 'wait' ? 0 : made
    if (polled < pollRetries) return wait(record, isOver ? pollRetries - 1 : polled)
    if (before === 'failed' && !sight.paidAlone.isOwn) return checkStatus(afterFailures(record, sight, true), 'wait')
    const failed = enter(
      // A refusal that nobody has read yet is not true any more.
      { ...record, notice: null, isWithheld: false },
      { kind: 'bookingFailed', paymentId: sight.paidAlone.reference },
      { kind: 'withdraw' },
    )
    return also(failed, { kind: 'notify', what: 'bookingFailed' }, { kind: 'reload' })
  }
  const hasFailed = before === 'failed' || status === 'failed'
  if (sight.open !== null && sight.lastFailed && hasFailed && isUnderWay(record) && record.submission !== null)
    return failedBesideOpen(record)
  const now = afterFailures(record, sight, hasFailed)
  if (sight.open !== null) return stillOpen(now, sight.open, reason, made)
  if (sight.mayBePaid) return undecided(now, 'pending', checksAfter(reason, checks))
  const { submission, isWithheld, notice } = record
  // The specification calls an empty list "empty payments", whatever the status is.
  const found: Notice = rows.length === 0 ? { kind: 'noPayment' } : declinedNotice(record)
  // A customer who waits after a submit gets an answer. A customer who returns reads nothing of a failure that was paid
  // otherwise.
  const isMadeGood = sight.isPaidOtherwise && reason !== 'submit'
  const isItsEnd = isUnderWay(record) && submission !== null && !isWithheld && !isMadeGood
  const toShow = isItsEnd && found.kind !== notice?.kind ? found : isOfOneStatusCheck(notice) ? null : notice
  const free = now === record ? nothingOpen(record, sight, reason, made, !isOver) : form(now, toShow)
  // The basket may be discarded, and another one may exist.
  return status === 'cancelled' ? also(free, { kind: 'reload' }) : free
}

/**
 * Applies the result of a status check to a payment. `before` is the earlier status if only the payments were requested
 * now.
 */
export const concluded: typeof conclusion = (record, seen, ...how) => {
  const found = conclusion(record, seen, ...how)
  if (found.record.purchase.kind !== 'balance' || found.record.step.kind !== 'form') return found
  // A form is for the amount due now, and says why it is due again.
  if (seen.owed !== null && seen.owed !== found.record.purchase.owed) return also(found, { kind: 'reload' })
  const { paidBefore } = sightOf(found.record, seen)
  return found.record.notice === null && paidBefore !== null
    ? { ...found, record: { ...found.record, notice: { kind: 'dueAgain', payment: paidBefore } } }
    : found
}

/** Applies a status check in the background to a form in use: only news is shown. */
export const concludedQuietly = (record: PaymentRecord, seen: Seen, checks: number): Transition => {
  const found = concluded(record, seen, 'wait', checks)
  if (found.record.step.kind !== 'form' || found.record.generation !== record.generation) return found
  const { attempt } = found.record
  const notice = isOfOneStatusCheck(record.notice) ? found.record.notice : record.notice
  const quiet = watched(stay({ ...record, attempt, notice, step: { kind: 'form', checks } }), checks)
  return found.commands.some(({ kind }) => kind === 'reload') ? also(quiet, { kind: 'reload' }) : quiet
}
