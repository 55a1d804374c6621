import { type Minor, zeroMinor } from '../../money/Money.js'
import { keyOf, type PaidPayment, type PaymentRecord } from './record.js'

/** A payment as the basket or the booking lists it. */
export interface PaymentRow {
  readonly reference: string
  /** Idempotency key of its attempt; null where the back end does not tell. */
  readonly key: string | null
  readonly amount: Minor | null
  readonly standing: 'paid' | 'failed' | 'open'
  readonly status: number
}

/** What one look brought, as far as the purchase has it. */
export interface Seen {
  /** Of the basket; null for anything else, and where only its payments were asked for. */
  readonly status: 'paid' | 'pending' | 'failed' | 'cancelled' | { readonly unhandled: string } | null
  /** Null where only the status was asked for. */
  readonly rows: readonly PaymentRow[] | null
  /** What the booking owes now; null for anything but a balance. */
  readonly owed: Minor | null
  /** `unclear`: it cannot be told apart whether the change was made. */
  readonly plan: 'asWished' | 'asItStood' | 'unclear' | 'inError' | null
}

/** What a look says of one purchase. */
export interface Sight {
  readonly paid: PaidPayment | null
  /** A balance that is paid, unless something of it may still be: the same amount may have been paid otherwise. */
  readonly mayBePaid: boolean
  /** A payment of the basket that is paid, although the basket is not; `isOwn`: it is the attempt that the record tells of. */
  readonly paidAlone: { readonly reference: string; readonly isOwn: boolean } | null
  /** Rises above the record's where an attempt under its key is listed as failed. */
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

export const sightOf = (record: PaymentRecord, seen: Seen, key: KeyOf = keyOf): Sight => {
  const { purchase, attempt, pressed, unanswered } = record
  const rows = seen.rows ?? []
  const referred = 'reference' in attempt ? attempt.reference : null
  const isReferred = ({ reference }: PaymentRow): boolean => reference === referred
  const failed = rows.filter(({ standing }) => standing === 'failed')
  let generation = record.generation + (failed.some(isReferred) ? 1 : 0)
  while (failed.some((row) => row.key === key(purchase, generation))) generation += 1
  const keys = new Set(Array.from({ length: generation + 1 }, (_, place) => key(purchase, place)))
  const isMine = (row: PaymentRow): boolean => isReferred(row) || (row.key !== null && keys.has(row.key))
  const open = rows.findLast(({ standing }) => standing === 'open') ?? null
  const mine = rows.find((row) => row.standing === 'paid' && isMine(row)) ?? null
  const same = mine === null && referred === null ? sameAmount(record, seen) : null
  const alone = rows.find(({ standing }) => standing === 'paid')
  const isOwn = alone !== undefined && (isReferred(alone) || alone.key === key(purchase, record.generation))
  const isOver = unanswered.length === 0 && open === null
  const row = mine ?? (isOver ? same : null)
  const isPaid = purchase.kind === 'balance' ? row !== null : seen.status === 'paid' || seen.plan === 'asWished'
  return {
    paid: isPaid
      ? { reference: row?.reference ?? referred, amount: row?.amount ?? pressed?.amount ?? zeroMinor }
      : null,
    mayBePaid: same !== null && !isOver,
    paidAlone: purchase.kind === 'basket' && alone !== undefined ? { reference: alone.reference, isOwn } : null,
    generation,
    open,
    lastFailed: rows.at(-1)?.standing === 'failed',
  }
}
