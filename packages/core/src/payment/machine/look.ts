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
  /** A payment of the basket that is paid, although the basket is not. */
  readonly paidAlone: string | null
  /** Rises above the record's where an attempt under its key is listed as failed. */
  readonly generation: number
  /** The last payment listed that is neither paid nor failed; null where there is none. */
  readonly open: PaymentRow | null
  readonly lastFailed: boolean
}

type KeyOf = typeof keyOf

/**
 * A paid balance is told by its key or its reference; where no row of the list has a key, and none is known to be ours, by an
 * amount that is new and no longer owed.
 */
const paidRow = (record: PaymentRecord, { rows, owed }: Seen, isMine: (row: PaymentRow) => boolean): PaymentRow | null => {
  const { purchase, pressed } = record
  const paid = rows?.filter(({ standing }) => standing === 'paid') ?? []
  const mine = paid.find(isMine)
  if (mine !== undefined || purchase.kind !== 'balance') return mine ?? null
  if (rows?.some((row) => row.key !== null || isMine(row))) return null
  const isNew = ({ key, reference, amount }: PaymentRow): boolean =>
    key === null && pressed?.known?.includes(reference) === false && amount === pressed.amount
  return pressed !== null && owed !== null && owed <= purchase.owed - pressed.amount ? (paid.find(isNew) ?? null) : null
}

export const sightOf = (record: PaymentRecord, seen: Seen, key: KeyOf = keyOf): Sight => {
  const { purchase, attempt, pressed } = record
  const rows = seen.rows ?? []
  const referred = 'reference' in attempt ? attempt.reference : null
  const isReferred = ({ reference }: PaymentRow): boolean => reference === referred
  const failed = rows.filter(({ standing }) => standing === 'failed')
  let generation = record.generation + (failed.some(isReferred) ? 1 : 0)
  while (failed.some((row) => row.key === key(purchase, generation))) generation += 1
  const keys = new Set(Array.from({ length: generation + 1 }, (_, place) => key(purchase, place)))
  const isMine = (row: PaymentRow): boolean => isReferred(row) || (row.key !== null && keys.has(row.key))
  const row = paidRow(record, seen, isMine)
  const isPaid = purchase.kind === 'balance' ? row !== null : seen.status === 'paid' || seen.plan === 'asWished'
  return {
    paid: isPaid ? { reference: row?.reference ?? referred, amount: row?.amount ?? pressed?.amount ?? zeroMinor } : null,
    paidAlone: purchase.kind === 'basket' ? (rows.find(({ standing }) => standing === 'paid')?.reference ?? null) : null,
    generation,
    open: rows.findLast(({ standing }) => standing === 'open') ?? null,
    lastFailed: rows.at(-1)?.standing === 'failed',
  }
}
