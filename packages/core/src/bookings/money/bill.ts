import type { SchedulerLike } from 'rxjs'
import { daysUntil, type IsoDate } from '../../environment/time.js'
import { type Money, money } from '../../money/Money.js'
import { type Behavior, select } from '../../reactive/Behavior.js'
import { latest } from '../../reactive/Loadable.js'
import { memoizeByKey } from '../../reactive/resource.js'
import type { Booking } from '../Booking.js'
import type { Bookings } from '../bookings.js'
import { type Owed, owed } from './owed.js'
import { type PaymentsMade, paymentsMade, type Receipt, receiptOf } from './paymentsMade.js'
import { type PriceSummary, priceSummary } from './priceSummary.js'
import { type NothingToPay, nothingToPay, waysToPay, type WayToPay } from './waysToPay.js'

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
