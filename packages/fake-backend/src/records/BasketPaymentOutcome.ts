import * as t from 'io-ts'
import { wholeNumber } from '../values/codecs.js'

/** The result of the next basket payment with a good card (docs/demo-world#d6). */
export const BasketPaymentOutcome = t.union([
  t.type({ kind: t.literal('paid') }),
  /** The status check is answered `pending` this many times, then `paid`. */
  t.type({ kind: t.literal('pending'), polls: wholeNumber(0, 1000) }),
  /** The status check is answered `pending` this many times, then `failed`: no money was received. */
  t.type({ kind: t.literal('pendingThenFailed'), polls: wholeNumber(0, 1000) }),
  t.type({ kind: t.literal('pendingForever') }),
  t.type({ kind: t.literal('failed') }),
  t.type({ kind: t.literal('cancelled') }),
  t.type({ kind: t.literal('paidButBookingFailed') }),
])

export type BasketPaymentOutcome = t.TypeOf<typeof BasketPaymentOutcome>
