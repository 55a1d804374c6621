import * as t from 'io-ts'
import { wholeNumber } from '../values/codecs.js'

/** A refund or chargeback in the card network's ledger. */
export interface MoneyReturn {
  readonly id: string
  /** A refund comes from the organiser, a chargeback from the customer's bank. */
  readonly kind: 'refund' | 'chargeback'
  /** The reference of the payment. */
  readonly payment: string
  readonly bookingRef: string
  /** Minor units. */
  readonly amount: number
  /** Milliseconds since the epoch. */
  readonly at: number
}

const Listed = t.partial({
  /**
   * `row`: a row of its own with a negative amount. `failed`: the row of the payment changes to status 6
   * (behaviour/money#d8.10).
   */
  listed: t.keyof({ row: null, failed: null }),
})

/** Without an amount, the rest of the payment is refunded. Amounts are in minor units. */
export const RefundOrder = t.intersection([
  t.type({ payment: t.string }),
  t.partial({ amount: wholeNumber(1, 100_000_000) }),
  Listed,
])

/** A bank takes back the rest of a payment. */
export const ChargebackOrder = t.intersection([t.type({ payment: t.string }), Listed])

export type RefundOrder = t.TypeOf<typeof RefundOrder>
export type ChargebackOrder = t.TypeOf<typeof ChargebackOrder>
