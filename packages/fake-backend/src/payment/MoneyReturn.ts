import * as t from 'io-ts'
import { wholeNumber } from '../control/wholeNumber.js'

/** Money that went back to a card: one line of the card network's ledger. */
export interface MoneyReturn {
  readonly id: string
  /** Given back by the organiser, or taken back by the customer's bank. */
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
  /** `row`: a row of its own with a negative amount. `failed`: the row of its payment turns to status 6 (behaviour/money#d8.10). */
  listed: t.keyof({ row: null, failed: null }),
})

/** All that is left of a payment where no amount is given. Amounts are minor units. */
export const RefundOrder = t.intersection([
  t.type({ payment: t.string }),
  t.partial({ amount: wholeNumber(1, 100_000_000) }),
  Listed,
])

/** A bank takes back all that is left of a payment. */
export const ChargebackOrder = t.intersection([t.type({ payment: t.string }), Listed])

export type RefundOrder = t.TypeOf<typeof RefundOrder>
export type ChargebackOrder = t.TypeOf<typeof ChargebackOrder>
