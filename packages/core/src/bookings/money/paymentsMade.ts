import { type Money, money } from '../../money/Money.js'
import {
  type Apportionment,
  type Booking,
  type BookingPayment,
  isPaid,
  type PaymentWord,
  paymentWord,
  toBookingPaymentType,
} from '../Booking.js'
import type { IsoDate } from '../../environment/time.js'
import { owed } from './owed.js'

/** What a payment was for. `payment` where the back end does not tell. */
export type PaidFor = 'deposit' | 'instalment' | 'addedItems' | 'inFull' | 'balance' | 'payment'

export interface PaymentMade {
  readonly reference: string
  readonly paidFor: PaidFor
  readonly amount: Money
  readonly date: IsoDate
  /** The card's last four digits; null where it was not a card. */
  readonly fourDigits: string | null
  readonly word: PaymentWord
  /** Money moved: there is a receipt for it. */
  readonly isPaid: boolean
  readonly apportionments: readonly Apportionment[]
}

export interface PaymentsMade {
  /** What was paid, or may be yet. */
  readonly payments: readonly PaymentMade[]
  /** Attempts that failed: no money moved. */
  readonly failed: readonly PaymentMade[]
}

type Paying = Pick<Booking, 'payments' | 'currency' | 'prices'>

/**
 * The back end calls a payment by card "in full" whatever it paid: for a basket, for what was owed, or for the whole booking.
 * One that names neither a request nor a basket may have been for either.
 */
const paidFor = ({ type, basketId, idempotencyKey, amount }: BookingPayment, { prices }: Paying): PaidFor => {
  if (basketId !== null) return 'addedItems'
  switch (toBookingPaymentType(type)) {
    case 'deposit':
      return 'deposit'
    case 'paymentPlan':
      return 'instalment'
    default:
      if (amount >= prices.totalBookingPrice) return 'inFull'
      return idempotencyKey === null ? 'payment' : 'balance'
  }
}

const paymentMade = (payment: BookingPayment, booking: Paying): PaymentMade => ({
  reference: payment.reference,
  paidFor: paidFor(payment, booking),
  amount: money(payment.amount, booking.currency),
  date: payment.paymentDate,
  fourDigits: payment.fourDigits,
  word: paymentWord(payment),
  isPaid: isPaid(payment),
  apportionments: payment.apportionments,
})

/** The payments of a booking, in the back end's order; attempts that failed stand apart. */
export const paymentsMade = (booking: Paying): PaymentsMade => {
  const all = booking.payments.map((payment) => paymentMade(payment, booking))
  return { payments: all.filter(({ word }) => word !== 'failed'), failed: all.filter(({ word }) => word === 'failed') }
}

/** The receipt of a payment that was made. */
export interface Receipt extends PaymentMade {
  readonly booking: {
    readonly reference: string
    readonly name: string
    readonly departureDate: IsoDate
    readonly returnDate: IsoDate
  }
  /** What the booking owes now; null where nothing is left to pay. */
  readonly outstanding: Money | null
}

/** Null where the booking lists no such payment, or none that was paid. */
export const receiptOf = (booking: Booking, paymentReference: string): Receipt | null => {
  const payment = booking.payments.find(({ reference }) => reference === paymentReference)
  if (payment === undefined) return null
  const made = paymentMade(payment, booking)
  const { reference, name, departureDate, returnDate } = booking
  const { outstanding, isSettled } = owed(booking)
  const of = { reference, name, departureDate, returnDate }
  return made.isPaid ? { ...made, booking: of, outstanding: isSettled ? null : outstanding } : null
}
