import type { PaymentIntent } from './PaymentState.js'
import type { PaymentVault, PendingPayment } from './PaymentVault.js'

/** The record of the payment of one booking that is not over: in the vault, and in memory where storage is refused. */
export interface PaymentTrail {
  readonly read: () => PendingPayment | null
  readonly keep: (record: PendingPayment, run: { readonly ended: () => boolean }) => void
  /** Somebody else's payment, asked after as long as this page is open. */
  readonly watch: (record: PendingPayment) => void
  /** This intent is over, by what is known or (`isKnown` false) because nothing came of it. A record of another intent stays. */
  readonly end: (idempotencyKey: string, isKnown?: boolean) => void
  /** The same intent again goes under the key of the one of which no end was read; any other under `fresh`. */
  readonly keyFor: (intent: Wanted, fresh: string) => string
  /** The customer left the bank's check of this payment: the next attempt of the balance calls it off. */
  readonly callOff: (reference: string) => void
  readonly isCalledOff: (reference: string) => boolean
  /** Whether a record was begun, or is watched, on this page and in this session. */
  readonly isBegunHere: () => boolean
  /** With the session goes what is in memory. */
  readonly forget: () => void
}

type Wanted = Pick<PaymentIntent, 'basketId' | 'amount'>

const nameOf = ({ basketId, amount }: Wanted): string => `${amount} ${basketId ?? ''}`

export const createTrail = (vault: PaymentVault, bookingRef: string): PaymentTrail => {
  let inMemory: PendingPayment | null = null
  /** Outlives the record: a key of which no end was read stays the key of its intent for as long as the page is open. */
  const unended = new Map<string, string>()
  const calledOff = new Set<string>()

  const read = (): PendingPayment | null => vault.read(bookingRef) ?? inMemory
  return {
    read,
    keep: (record, run) => {
      vault.write(record)
      if (run.ended()) return
      inMemory = record
      if (record.standing === 'answered' || record.standing === 'claimed') unended.delete(nameOf(record))
      else if (record.standing !== 'sent') unended.set(nameOf(record), record.idempotencyKey)
    },
    watch: (record) => {
      inMemory = record
    },
    end: (idempotencyKey, isKnown = true) => {
      if (vault.read(bookingRef)?.idempotencyKey === idempotencyKey) vault.clear(bookingRef)
      if (inMemory?.idempotencyKey === idempotencyKey) inMemory = null
      const names = isKnown ? [...unended].filter(([, key]) => key === idempotencyKey) : []
      for (const [name] of names) unended.delete(name)
    },
    keyFor: (intent, fresh) => {
      const record = read()
      const isRepeated = record?.standing === 'unreached' && nameOf(record) === nameOf(intent)
      return isRepeated ? record.idempotencyKey : (unended.get(nameOf(intent)) ?? fresh)
    },
    callOff: (reference) => void calledOff.add(reference),
    isCalledOff: (reference) => calledOff.has(reference),
    isBegunHere: () => inMemory !== null,
    forget: () => {
      calledOff.clear()
      inMemory = null
      unended.clear()
    },
  }
}
