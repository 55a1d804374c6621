import { zeroMinor } from '../../money/Money.js'
import {
  hasArrived,
  keyOf,
  type ListedPayment,
  type Notice,
  type PaidPayment,
  type PaymentRecord,
  type Reason,
} from './record.js'
import {
  also,
  enter,
  form,
  look,
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

/** What a look says of one purchase. */
export interface Sight {
  readonly paid: PaidPayment | null
  /** Of a balance: the row that says that it is paid, which is that of its newest key. */
  readonly paidRow: PaymentRow | null
  /** The paid row is in the prices, and the same sum is owed: it is another debt, and the key of the row is spent. */
  readonly isDueAgain: boolean
  /** The last payment of this balance under a key before the one of `generation`, where the same sum is owed again. */
  readonly paidBefore: ListedPayment | null
  /** A balance that is paid, unless something of it may still be: the same amount may have been paid otherwise. */
  readonly mayBePaid: boolean
  /** A balance whose attempt failed, and which is no longer owed: another page may have paid it since, or somebody by telephone. */
  readonly isPaidOtherwise: boolean
  /** A payment of the basket that is paid, although the basket is not; `isOwn`: it is the attempt that the record tells of. */
  readonly paidAlone: { readonly reference: string; readonly isOwn: boolean } | null
  /** Rises above the record's where its key is spent: its attempt is listed as failed, or one under a later key is listed. */
  readonly generation: number
  /** The last payment listed that is neither paid nor failed; null where there is none. */
  readonly open: PaymentRow | null
  readonly lastFailed: boolean
}

type KeyOf = typeof keyOf

/** Where the list tells of no row whose it is: a payment of an amount that is new and no longer owed may be this one, or one by telephone. */
const sameAmount = ({ purchase, pressed }: PaymentRecord, { rows, owed }: Seen): PaymentRow | null => {
  if (purchase.kind !== 'balance' || pressed === null || owed === null || owed > purchase.owed - pressed.amount)
    return null
  if (rows === null || rows.some(({ key }) => key !== null)) return null
  return (
    rows.find(
      ({ standing, reference, amount }) =>
        standing === 'paid' && pressed.known?.includes(reference) === false && amount === pressed.amount,
    ) ?? null
  )
}

/** Money that came in, not money that went back. */
const isPayment = ({ standing, amount }: PaymentRow): boolean => standing === 'paid' && (amount ?? zeroMinor) >= 0

/** The highest generation with a row, or the record's own: whoever used a key found the ones before it spent. */
const newestListed = ({ purchase, generation }: PaymentRecord, rows: readonly PaymentRow[], key: KeyOf): number => {
  const later = Array.from(rows, (_, place) => generation + place + 1)
  return later.findLast((one) => rows.some((row) => row.key === key(purchase, one))) ?? generation
}

/** The payment under the last key up to that of `generation`. */
const lastPaid = (
  { purchase }: PaymentRecord,
  rows: readonly PaymentRow[],
  generation: number,
  key: KeyOf,
): ListedPayment | null => {
  for (let at = generation; at >= 0; at -= 1) {
    const row = rows.find((one) => isPayment(one) && one.isCounted && one.key === key(purchase, at))
    if (row !== undefined) return row.payment
  }
  return null
}

export const sightOf = (record: PaymentRecord, seen: Seen, key: KeyOf = keyOf): Sight => {
  const { purchase, attempt, pressed, unanswered } = record
  const rows = seen.rows ?? []
  const referred = 'reference' in attempt ? attempt.reference : null
  const isReferred = ({ reference }: PaymentRow): boolean => reference === referred
  const newest = newestListed(record, rows, key)
  const isDeciding = (row: PaymentRow): boolean =>
    row.key === key(purchase, newest) || (newest === record.generation && isReferred(row))
  const generation = newest + (rows.some((row) => row.standing === 'failed' && isDeciding(row)) ? 1 : 0)
  const open = rows.findLast(({ standing }) => standing === 'open') ?? null
  const mine = rows.find((row) => isPayment(row) && isDeciding(row)) ?? null
  const same = mine === null ? sameAmount(record, seen) : null
  const isNamed = referred !== null
  const alone = rows.find(({ standing }) => standing === 'paid')
  const isOwn = alone !== undefined && (isReferred(alone) || alone.key === key(purchase, record.generation))
  const isOver = unanswered.length === 0 && open === null
  const row = mine ?? (isOver && !isNamed ? same : null)
  const isOtherwise = seen.plan === 'otherwise'
  const isSetUp = isOtherwise || seen.plan === 'asWished'
  const isPaid = purchase.kind === 'balance' ? row !== null : seen.status === 'paid' || isSetUp
  const isSameOwed = purchase.kind === 'balance' && seen.owed === purchase.owed
  const isDueAgain = isSameOwed && row?.isCounted === true
  return {
    paidRow: purchase.kind === 'balance' ? row : null,
    isDueAgain,
    paidBefore: isDueAgain ? row.payment : isSameOwed ? lastPaid(record, rows, generation - 1, key) : null,
    paid: isPaid
      ? {
          reference: row?.reference ?? referred,
          amount: row?.amount ?? pressed?.amount ?? zeroMinor,
          ...(isOtherwise && { otherwise: isOtherwise }),
        }
      : null,
    mayBePaid: same !== null && !isNamed && !isOver,
    isPaidOtherwise: same !== null && isNamed,
    paidAlone: purchase.kind === 'basket' && alone !== undefined ? { reference: alone.reference, isOwn } : null,
    generation: generation + (isDueAgain ? 1 : 0),
    open,
    lastFailed: rows.at(-1)?.standing === 'failed',
  }
}

const endedAtBank = ({ notice }: PaymentRecord): boolean =>
  notice?.kind === 'challengeFailed' || notice?.kind === 'challengeClosed'

/** True of one look alone: the next one tells anew. */
const isOfOneLook = (notice: Notice | null): boolean =>
  notice !== null && ['pending', 'checkUnavailable', 'dueAgain'].includes(notice.kind)

/** Whether something of this customer's own pressing has no end yet. */
export const isOwn = ({ attempt, unanswered }: PaymentRecord): boolean =>
  attempt.kind !== 'none' || unanswered.length > 0

/** A basket that costs nothing: whatever it is refused with, another tab may have completed it. */
export const isFree = ({ purchase, pressed }: PaymentRecord): boolean =>
  purchase.kind === 'basket' && pressed?.amount === zeroMinor

/** Polled where this page, or the one before a reload, waits for an end of its own. */
const isPatient = (record: PaymentRecord, reason: Reason): boolean =>
  reason === 'press' || (reason === 'arrival' && isOwn(record))

const checksAfter = (reason: Reason, looks: number): number => (reason === 'wait' ? looks + 1 : 0)

const reportOnce = (transition: Transition, status: string): Transition =>
  transition.record.reported === status
    ? transition
    : also({ ...transition, record: { ...transition.record, reported: status } }, { kind: 'report', status })

/** The back end has something of it. */
const claimed = (record: PaymentRecord): PaymentRecord =>
  record.attempt.kind === 'none' ? { ...record, attempt: { kind: 'claimed' } } : record

/** Something is listed that is neither paid nor failed. */
const stillOpen = (record: PaymentRecord, row: PaymentRow, reason: Reason, looks: number): Transition => {
  const { attempt, unsaid, notice } = record
  const listed = claimed(record)
  if (attempt.kind === 'check' && attempt.secret !== null && !endedAtBank(record)) {
    return attempt.open ? showCheck(record, attempt.secret) : enter(record, { kind: 'bankOffered' })
  }
  if (isPatient(record, reason) && looks < pollRetries) return wait(listed, looks)
  const because = attempt.kind === 'accepted' || attempt.kind === 'checked' ? 'processing' : 'pending'
  const isClaim = unsaid && notice?.kind === 'refused'
  const known = isClaim ? { ...listed, unsaid: false } : listed
  const open = undecided(known, because, checksAfter(reason, looks), row.payment)
  return reportOnce(isClaim ? also(open, { kind: 'say', what: 'notice' }) : open, String(row.status))
}

/** Nothing is listed that is paid or under way. */
const nothingOpen = (
  record: PaymentRecord,
  sight: Sight,
  reason: Reason,
  looks: number,
  isPending: boolean,
): Transition => {
  const { attempt, unanswered, purchase, pressed, notice } = record
  // Without a basket, what was accepted has succeeded (specification 2, §4).
  if (purchase.kind === 'balance' && attempt.kind === 'accepted' && pressed !== null && !sight.lastFailed) {
    return settle(record, { reference: attempt.reference, amount: pressed.amount })
  }
  const mayCome = unanswered.length > 0 || (isPending && (attempt.kind === 'accepted' || attempt.kind === 'checked'))
  if (mayCome && isPatient(record, reason) && looks < pollRetries) return wait(record, looks)
  const over: PaymentRecord = { ...record, attempt: { kind: 'none' } }
  const still = isOfOneLook(notice) ? null : notice
  if (!isOwn(record) || pressed === null) return form(over, still)
  return form(over, still ?? { kind: sight.lastFailed && hasArrived(record) ? 'declined' : 'noPayment' })
}

const planLooked = (record: PaymentRecord, { plan }: Seen, sight: Sight, reason: Reason, looks: number): Transition => {
  const { attempt, pressed } = record
  // Of a change that was not answered as made, an error tells nothing: it may stand from before.
  if (plan === 'inError' && attempt.kind === 'accepted') return form(spendKey(record), { kind: 'planError' })
  // No list tells that its attempt ended; no money moves either way.
  if (attempt.kind === 'check' && endedAtBank(record)) return form(spendKey(record))
  if (attempt.kind === 'check' && attempt.secret !== null) {
    return attempt.open ? showCheck(record, attempt.secret) : enter(record, { kind: 'bankOffered' })
  }
  const isSaidDone = attempt.kind === 'accepted' || attempt.kind === 'checked'
  // The same holder and digits do not tell a new card from the old one: there the answer has to do. No money moves.
  if (plan === 'unclear' && isSaidDone) return settle(record, { reference: null, amount: pressed?.amount ?? zeroMinor })
  if (isSaidDone && isPatient(record, reason) && looks < pollRetries) return wait(record, looks)
  // Answered as made, and not as wished: the key was spent on a change before this one.
  if (attempt.kind === 'accepted') return form(spendKey(record), { kind: 'noPayment' })
  // Within the window the bank may still tell of it; after that the change was not made.
  if (attempt.kind === 'checked' && record.lastRequest > record.expiredAtLook)
    return undecided(record, 'pending', checksAfter(reason, looks))
  return nothingOpen(record, sight, reason, looks, false)
}

/** A balance whose newest payment is listed as paid. */
const balancePaid = (
  record: PaymentRecord,
  { paid, paidRow, isDueAgain, generation, open, paidBefore }: Sight,
  reason: Reason,
  looks: number,
): Transition => {
  if (paid === null) return stay(record)
  // Neither that it is owed nor that it is paid is known before the prices have it.
  if (paidRow?.isCounted !== true) {
    const listed = claimed(record)
    return reason !== 'wait' && looks < pollRetries
      ? wait(listed, looks)
      : undecided(listed, 'disagrees', checksAfter(reason, looks), paidRow?.payment ?? null)
  }
  if (!isDueAgain) return settle(record, paid)
  if (open !== null) return stillOpen(record, open, reason, looks)
  return form(spendKey(record, generation), paidBefore && { kind: 'dueAgain', payment: paidBefore })
}

/** Failed attempts of this purchase that are listed spend their keys, whoever made them; so does the end of a basket that they all had. */
const afterFailures = (record: PaymentRecord, sight: Sight, isOver: boolean): PaymentRecord => {
  if (sight.generation > record.generation) return spendKey(record, sight.generation)
  return isOver && sight.open === null && hasArrived(record) ? spendKey(record) : record
}

const conclusion = (
  record: PaymentRecord,
  seen: Seen,
  reason: Reason,
  looks: number,
  before: 'failed' | 'pending' | null = null,
): Transition => {
  const sight = sightOf(record, seen)
  const { status, rows } = seen
  if (sight.paidRow !== null) return balancePaid(record, sight, reason, looks)
  if (sight.paid !== null) return settle(record, sight.paid)
  if (typeof status === 'object' && status !== null) {
    return reportOnce(undecided(record, 'pending', checksAfter(reason, looks)), status.unhandled)
  }
  if (seen.plan !== null) return planLooked(record, seen, sight, reason, looks)
  if (rows === null) {
    const isPending = status === 'pending'
    return isPending && looks < pollRetries
      ? wait(record, looks)
      : look(record, 'press', looks, isPending ? 'pending' : 'failed')
  }
  const isOver = before === 'failed' || status === 'failed' || status === 'cancelled'
  const made = before === null ? looks : pollRetries
  if (sight.paidAlone !== null) {
    // It may be on its way to being completed, whoever paid; and a status of its end may be from before the payment.
    const polled = reason === 'wait' ? 0 : made
    if (polled < pollRetries) return wait(record, isOver ? pollRetries - 1 : polled)
    if (before === 'failed' && !sight.paidAlone.isOwn) return look(afterFailures(record, sight, true), 'wait', 0)
    const failed = enter(record, { kind: 'bookingFailed', paymentId: sight.paidAlone.reference }, { kind: 'unsay' })
    return also(failed, { kind: 'say', what: 'bookingFailed' }, { kind: 'reload' })
  }
  const now = afterFailures(record, sight, before === 'failed' || status === 'failed')
  if (sight.open !== null) return stillOpen(now, sight.open, reason, made)
  if (sight.mayBePaid) return undecided(now, 'pending', checksAfter(reason, looks))
  const { pressed, unsaid, notice } = record
  // An empty list is the specification's empty payments, whatever the status said.
  const found = { kind: rows.length === 0 ? 'noPayment' : 'declined' } as const
  // Whoever waits for a press is answered; whoever comes back is not told of a failure that is made good.
  const isMadeGood = sight.isPaidOtherwise && reason !== 'press'
  const isItsEnd = isOwn(record) && pressed !== null && !unsaid && !isMadeGood
  const told = isItsEnd ? found : isOfOneLook(notice) ? null : notice
  const free = now === record ? nothingOpen(record, sight, reason, made, !isOver) : form(now, told)
  // The basket may have been discarded, and there may be another.
  return status === 'cancelled' ? also(free, { kind: 'reload' }) : free
}

/** What a look makes of a payment. `before` is what the status said where only the payments were asked for now. */
export const concluded: typeof conclusion = (record, seen, ...how) => {
  const found = conclusion(record, seen, ...how)
  if (found.record.purchase.kind !== 'balance' || found.record.step.kind !== 'form') return found
  // A form is for what is owed now, and says why it is owed again.
  if (seen.owed !== null && seen.owed !== found.record.purchase.owed) return also(found, { kind: 'reload' })
  const { paidBefore } = sightOf(found.record, seen)
  return found.record.notice === null && paidBefore !== null
    ? { ...found, record: { ...found.record, notice: { kind: 'dueAgain', payment: paidBefore } } }
    : found
}

/** A look in the background, under a form that may be in use: only news is shown. */
export const concludedQuietly = (record: PaymentRecord, seen: Seen, checks: number): Transition => {
  const found = concluded(record, seen, 'wait', checks)
  if (found.record.step.kind !== 'form' || found.record.generation !== record.generation) return found
  const { attempt } = found.record
  const notice = isOfOneLook(record.notice) ? found.record.notice : record.notice
  return watched(stay({ ...record, attempt, notice, step: { kind: 'form', checks } }), checks)
}
