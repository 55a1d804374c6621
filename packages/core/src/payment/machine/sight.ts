import { zeroMinor } from '../../money/Money.js'
import { keyOf, type ListedPayment, type PaidPayment, type PaymentRecord } from './record.js'
import type { PaymentRow, Seen } from './steps.js'

/** What a status check shows about one purchase. */
export interface Sight {
  readonly paid: PaidPayment | null
  /** For a balance: the row of its newest key, which shows that the balance is paid. */
  readonly paidRow: PaymentRow | null
  /** The prices include the paid row, and the same sum is due: it is a new debt, and the key of the row is spent. */
  readonly isDueAgain: boolean
  /** The last payment of this balance under a key before `generation`, if the same sum is due again. */
  readonly paidBefore: ListedPayment | null
  /**
   * The balance seems paid, but a request or a listed payment is still open: the same amount may have been paid another
   * way.
   */
  readonly mayBePaid: boolean
  /** The attempt failed, and the balance is no longer due: another page, or a call by telephone, may have paid it. */
  readonly isPaidOtherwise: boolean
  /** A payment is paid, and its basket is not; `isOwn`: the payment is the attempt of the record. */
  readonly paidAlone: { readonly reference: string; readonly isOwn: boolean } | null
  /** Higher than the record's if its key is spent: its attempt is listed as failed, or a later key is listed. */
  readonly generation: number
  /** The last listed payment that is neither paid nor failed, or null. */
  readonly open: PaymentRow | null
  readonly lastFailed: boolean
}

/**
 * If no row in the list carries a key: a new payment of an amount that is no longer due may be this one, or one by
 * telephone.
 */
const sameAmount = ({ purchase, submission }: PaymentRecord, { rows, owed }: Seen): PaymentRow | null => {
  if (purchase.kind !== 'balance' || submission === null || owed === null || owed > purchase.owed - submission.amount)
    return null
  if (rows === null || rows.some(({ key }) => key !== null)) return null
  return (
    rows.find(
      ({ standing, reference, amount }) =>
        standing === 'paid' && submission.known?.includes(reference) === false && amount === submission.amount,
    ) ?? null
  )
}

/** An open row without a key is another payment where the list tells the attempts of this debt by their keys. */
const isOpenHere =
  ({ purchase }: PaymentRecord, rows: readonly PaymentRow[]) =>
  ({ standing, key }: PaymentRow): boolean =>
    standing === 'open' && (key !== null || purchase.kind === 'basket' || rows.every((row) => row.key === null))

const isPayment = ({ standing }: PaymentRow): boolean => standing === 'paid'

/** The highest generation with a row, or the record's own: a key is used only once those before it are spent. */
const newestListed = ({ purchase, generation }: PaymentRecord, rows: readonly PaymentRow[]): number => {
  const later = Array.from(rows, (_, place) => generation + place + 1)
  return later.findLast((one) => rows.some((row) => row.key === keyOf(purchase, one))) ?? generation
}

const hasFailed = ({ standing }: PaymentRow): boolean => standing === 'failed' || standing === 'returned'

/** The last payment under a key up to that of `generation`. */
const lastPaid = (
  { purchase }: PaymentRecord,
  rows: readonly PaymentRow[],
  generation: number,
): ListedPayment | null => {
  const paid = rows.filter((row) => row.standing === 'returned' || (isPayment(row) && row.isCounted))
  const byKey = Array.from({ length: generation + 1 }, (_, at) => paid.find((row) => row.key === keyOf(purchase, at)))
  return byKey.findLast((row) => row !== undefined)?.payment ?? null
}

export const sightOf = (record: PaymentRecord, seen: Seen): Sight => {
  const { purchase, attempt, submission, unanswered } = record
  // A refund is no payment of this debt, whatever its status.
  const rows = (seen.rows ?? []).filter(({ amount }) => (amount ?? zeroMinor) >= 0)
  const referred = 'reference' in attempt ? attempt.reference : null
  const isReferred = ({ reference }: PaymentRow): boolean => reference === referred
  const newest = newestListed(record, rows)
  const isDeciding = (row: PaymentRow): boolean =>
    row.key === keyOf(purchase, newest) || (newest === record.generation && isReferred(row))
  const generation = newest + (rows.some((row) => hasFailed(row) && isDeciding(row)) ? 1 : 0)
  const isOpen = isOpenHere(record, rows)
  const open = rows.findLast((one) => isOpen(one) || (one.standing === 'open' && isReferred(one))) ?? null
  const mine = rows.find((row) => isPayment(row) && isDeciding(row)) ?? null
  const same = mine === null ? sameAmount(record, seen) : null
  const isNamed = referred !== null
  const alone = rows.find(({ standing }) => standing === 'paid')
  const isOwn = alone !== undefined && (isReferred(alone) || alone.key === keyOf(purchase, record.generation))
  const isOver = unanswered.length === 0 && open === null
  const row = mine ?? (isOver && !isNamed ? same : null)
  const isPlanOtherwise = seen.plan === 'otherwise'
  const isSetUp = isPlanOtherwise || seen.plan === 'asWished'
  const isPaid = purchase.kind === 'balance' ? row !== null : seen.status === 'paid' || isSetUp
  const isSameOtherwise = row !== null && row === same && attempt.kind !== 'accepted'
  const isSameOwed = purchase.kind === 'balance' && seen.owed === purchase.owed
  const isDueAgain = isSameOwed && row?.isCounted === true
  return {
    paidRow: purchase.kind === 'balance' ? row : null,
    isDueAgain,
    paidBefore: isDueAgain ? row.payment : isSameOwed ? lastPaid(record, rows, generation - 1) : null,
    paid: isPaid
      ? {
          reference: row?.reference ?? referred,
          amount: row?.amount ?? submission?.amount ?? zeroMinor,
          ...((isPlanOtherwise || isSameOtherwise) && { otherwise: true }),
        }
      : null,
    mayBePaid: same !== null && !isNamed && !isOver,
    isPaidOtherwise: same !== null && isNamed,
    paidAlone: purchase.kind === 'basket' && alone !== undefined ? { reference: alone.reference, isOwn } : null,
    generation: generation + (isDueAgain ? 1 : 0),
    open,
    lastFailed: rows.slice(-1).some(hasFailed),
  }
}
