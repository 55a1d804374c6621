import { type Minor, money, type Money, sumMinor, zeroMinor } from '../../money/Money.js'
import type { Apportionment, Booking, BookingPayment } from '../../domain/Booking.js'
import { costWithoutPrice, displayOf, type PriceDisplay } from './priceLines.js'
import type { SchedulerLike } from 'rxjs'
import { daysUntil, type IsoDate } from '../../environment/time.js'
import { type Behavior, select } from '../../reactive/Behavior.js'
import { latest, memoizeByKey } from '../../reactive/resource.js'
import { isPaid, paymentWord, type PaymentWord, toBookingPaymentType } from '../../domain/bookingCodes.js'
import type { Bookings } from '../bookings.js'
import { type ReturnedMoney, returnOf } from './countedPayments.js'
import { owed, type Owed } from './owed.js'
import { planCardOffer, type PlanCardOffer } from './planOffer.js'
import { priceSummary, type PriceSummary } from './priceSummary.js'
import { nothingToPay, type NothingToPay, waysToPay, type WayToPay } from './waysToPay.js'

/** Identical items as one line of a receipt. */
export interface BoughtLine {
  readonly title: string
  readonly quantity: number
  readonly display: PriceDisplay
  /** The cost of all items, including hidden amounts. */
  readonly cost: Minor
}

/** What a payment paid for. The lines add up to its amount. */
export interface Bought {
  readonly lines: readonly BoughtLine[]
  /** The cost of the lines whose amount is not shown. */
  readonly withoutPrice: Minor
}

/** Null if the back end does not send the items, or if they do not add up to the payment. */
export const boughtWith = ({ bought = [], amount }: Pick<BookingPayment, 'bought' | 'amount'>): Bought | null => {
  if (bought.length === 0 || sumMinor(bought.map((item) => item.amount)) !== amount) return null
  const lines = bought.map(({ name, quantity, amount: cost, priceDisplayCode }) => ({
    title: name,
    quantity,
    display: displayOf(priceDisplayCode, cost),
    cost,
  }))
  return { lines, withoutPrice: costWithoutPrice(lines) }
}

/** The purpose of a payment, or how money was returned. `payment` if the back end does not say. */
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
  /** The card's last four digits. Null if it was not a card. */
  readonly fourDigits: string | null
  readonly word: PaymentWord | 'returned'
  /** Whether the payment succeeded, so that it has a receipt. */
  readonly isPaid: boolean
  readonly apportionments: readonly Apportionment[]
}

/** The payments of a booking, divided into the ones that count and the ones that do not. */
export interface PaymentsMade {
  /** Successful and open payments, and returned money. */
  readonly payments: readonly PaymentMade[]
  /** Payments that failed or were returned. */
  readonly failed: readonly PaymentMade[]
}

type Paying = Pick<Booking, 'payments' | 'currency' | 'prices'>

/** Returned money is a row of its own with a negative amount (behaviour/money#d8.10). */
const isMoneyBack = ({ amount }: BookingPayment): boolean => amount < zeroMinor

/**
 * The back end calls every payment by card "in full": for a basket, for the balance, or for the whole booking. A
 * payment without a key and a basket may be for either.
 */
const paidFor = (payment: BookingPayment, { prices }: Paying): PaidFor => {
  const { type, basketId, idempotencyKey, amount, apportionments } = payment
  if (isMoneyBack(payment)) return type === 'chargeback' ? 'chargeback' : 'refund'
  // If the booking of the basket failed, nothing was added: the payment has no item.
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

/** The payments of a booking in the back end's order. Failed and returned payments are separate. */
export const paymentsMade = (booking: Paying): PaymentsMade => {
  const all = booking.payments.map((payment) => paymentMade(payment, booking))
  return { payments: all.filter(({ word }) => word !== 'failed'), failed: all.filter(({ word }) => word === 'failed') }
}

/** The receipt of a successful payment. */
export interface Receipt extends PaymentMade {
  readonly booking: Pick<Booking, 'reference' | 'name' | 'departureDate' | 'returnDate'>
  /** What the booking owes now. Null if nothing is left to pay. */
  readonly outstanding: Money | null
  /** The return of its money, if it did not become part of the booking; otherwise null. */
  readonly returned: ReturnedMoney | null
  /** Null if the back end does not send the items, or if they do not add up to the payment. */
  readonly bought: Bought | null
  /** The offer to use its card for the plan as well. Null if there is none. */
  readonly planCard: PlanCardOffer | null
}

/** Null if the booking lists no such payment, or if it did not succeed. */
export const receiptOf = (booking: Booking, paymentReference: string): Receipt | null => {
  const payment = booking.payments.find(({ reference }) => reference === paymentReference)
  if (payment === undefined) return null
  const made = paymentMade(payment, booking)
  const { reference, name, departureDate, returnDate } = booking
  const { outstanding, isSettled } = owed(booking)
  const of = { reference, name, departureDate, returnDate }
  if (!made.isPaid) return null
  return {
    ...made,
    booking: of,
    outstanding: isSettled ? null : outstanding,
    returned: returnOf(booking, payment),
    bought: boughtWith(payment),
    planCard: planCardOffer(booking, payment),
  }
}

/** The cost of a booking, and how much of it is paid. */
export interface BalanceStated {
  readonly total: Money
  readonly paid: Money
  /** The due date of a payment by hand, and the days until then. */
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

/** The cost of a booking, its payments, and the ways to pay the balance. */
export interface Bill {
  readonly prices: PriceSummary
  readonly balance: BalanceStated
  readonly owed: Owed
  readonly payments: PaymentsMade
  /** The receipts of successful payments, by payment reference. */
  readonly receipts: ReadonlyMap<string, Receipt>
  /** The most urgent first. Empty if nothing is owed. */
  readonly ways: readonly WayToPay[]
  /** The reason if there is nothing to pay. */
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

/** The bill of each booking. Null until the booking is known. */
export type Bills = (bookingRef: string) => Behavior<Bill | null>

interface BillDeps {
  readonly bookings: Bookings
  readonly scheduler: Pick<SchedulerLike, 'now'>
}

export const createBills = ({ bookings, scheduler }: BillDeps): Bills =>
  memoizeByKey((bookingRef) =>
    select(select(bookings.booking(bookingRef), latest), (booking) => booking && billOf(booking, scheduler.now())),
  )
