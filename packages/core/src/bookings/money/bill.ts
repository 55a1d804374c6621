import type { SchedulerLike } from 'rxjs'
import { daysUntil, type IsoDate } from '../../environment/time.js'
import { type Money, money, zeroMinor } from '../../money/Money.js'
import { type Behavior, select } from '../../reactive/Behavior.js'
import { latest, memoizeByKey } from '../../reactive/resource.js'
import type { Apportionment, Booking, BookingPayment } from '../../domain/Booking.js'
import { isPaid, type PaymentWord, paymentWord, toBookingPaymentType } from '../../domain/bookingCodes.js'
import type { Bookings } from '../bookings.js'
import { type Bought, boughtWith } from './bought.js'
import { type Owed, owed } from './owed.js'
import { type PriceSummary, priceSummary } from './priceSummary.js'
import { type NothingToPay, nothingToPay, waysToPay, type WayToPay } from './waysToPay.js'

/** What a payment was for, `payment` where the back end does not tell; or who took money back. */
export type PaidFor =
  | 'deposit'
  | 'instalment'
  | 'addedItems'
  | 'inFull'
  | 'balance'
  | 'payment'
  | 'refund'
  | 'chargeback'

export interface PaymentMade {
  readonly reference: string
  readonly paidFor: PaidFor
  readonly amount: Money
  readonly date: IsoDate
  /** The card's last four digits; null where it was not a card. */
  readonly fourDigits: string | null
  readonly word: PaymentWord | 'returned'
  /** The customer paid: there is a receipt for it. */
  readonly isPaid: boolean
  readonly apportionments: readonly Apportionment[]
}

export interface PaymentsMade {
  /** What was paid, or may be yet. */
  readonly payments: readonly PaymentMade[]
  /** No money of these is left: they failed, or it went back. */
  readonly failed: readonly PaymentMade[]
}

type Paying = Pick<Booking, 'payments' | 'currency' | 'prices'>

/** A row of its own with a negative amount (behaviour/money#d8.10). */
const isMoneyBack = ({ amount }: BookingPayment): boolean => amount < zeroMinor

/**
 * The back end calls a payment by card "in full" whatever it paid: for a basket, for what was owed, or for the whole booking.
 * One that names neither a request nor a basket may have been for either.
 */
const paidFor = (payment: BookingPayment, { prices }: Paying): PaidFor => {
  const { type, basketId, idempotencyKey, amount, apportionments } = payment
  if (isMoneyBack(payment)) return type === 'chargeback' ? 'chargeback' : 'refund'
  // Of a basket whose booking failed nothing was added: the payment names no item that it is for.
  if (basketId !== null) return apportionments?.length === 0 ? 'payment' : 'addedItems'
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
  word: isPaid(payment) && isMoneyBack(payment) ? 'returned' : paymentWord(payment),
  isPaid: isPaid(payment) && !isMoneyBack(payment),
  apportionments: payment.apportionments ?? [],
})

/** The payments of a booking, in the back end's order; what failed, or is listed so since its money went back, stands apart. */
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
  /** Null where the back end does not say what the payment paid for, or says what does not add up to it. */
  readonly bought: Bought | null
}

/** Null where the booking lists no such payment, or none that was paid. */
export const receiptOf = (booking: Booking, paymentReference: string): Receipt | null => {
  const payment = booking.payments.find(({ reference }) => reference === paymentReference)
  if (payment === undefined) return null
  const made = paymentMade(payment, booking)
  const { reference, name, departureDate, returnDate } = booking
  const { outstanding, isSettled } = owed(booking)
  const of = { reference, name, departureDate, returnDate }
  if (!made.isPaid) return null
  return { ...made, booking: of, outstanding: isSettled ? null : outstanding, bought: boughtWith(payment) }
}

/** What a booking costs, and what of it is paid. */
export interface BalanceStated {
  readonly total: Money
  readonly paid: Money
  /** Until when the rest is to be paid by hand, and in how many days that is. */
  readonly due: { readonly date: IsoDate; readonly days: number } | null
}

/** `now` is ms since the epoch. */
export const balanceStated = ({ prices, currency }: Booking, { next }: Owed, now: number): BalanceStated => {
  const due = next?.taken === 'byHand' ? next.date : null
  return {
    total: money(prices.totalBookingPrice, currency),
    paid: money(prices.paid, currency),
    due: due === null ? null : { date: due, days: daysUntil(due, now) },
  }
}

/** What a booking costs, what was paid, and how the rest can be paid. */
export interface Bill {
  readonly prices: PriceSummary
  readonly balance: BalanceStated
  readonly owed: Owed
  readonly payments: PaymentsMade
  /** Of payments that were made, by their references. */
  readonly receipts: ReadonlyMap<string, Receipt>
  /** The most urgent first; none where nothing is owed. */
  readonly ways: readonly WayToPay[]
  /** Why there is nothing to pay, where there is not. */
  readonly nothingToPay: NothingToPay
}

const billOf = (booking: Booking, now: number): Bill => {
  const payments = paymentsMade(booking)
  const statement = owed(booking)
  const receipts = payments.payments.flatMap(({ reference }): (readonly [string, Receipt])[] => {
    const receipt = receiptOf(booking, reference)
    return receipt === null ? [] : [[reference, receipt]]
  })
  return {
    prices: priceSummary(booking),
    balance: balanceStated(booking, statement, now),
    owed: statement,
    payments,
    receipts: new Map(receipts),
    ways: waysToPay(booking),
    nothingToPay: nothingToPay(booking),
  }
}

/** The bill of each booking; null while the booking is not known. */
export type Bills = (bookingRef: string) => Behavior<Bill | null>

interface BillDeps {
  readonly bookings: Bookings
  readonly scheduler: Pick<SchedulerLike, 'now'>
}

export const createBills = ({ bookings, scheduler }: BillDeps): Bills =>
  memoizeByKey((bookingRef) =>
    select(bookings.booking(bookingRef), (loadable) => {
      const booking = latest(loadable)
      return booking && billOf(booking, scheduler.now())
    }),
  )
