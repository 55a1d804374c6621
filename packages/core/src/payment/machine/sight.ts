import { zeroMinor } from '../../money/Money.js'
import { keyOf, type ListedPayment, type PaidPayment, type PaymentRecord } from './record.js'
import type { PaymentRow, Seen } from './steps.js'

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
          ...((isOtherwise || (row !== null && row === same)) && { otherwise: true }),
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
