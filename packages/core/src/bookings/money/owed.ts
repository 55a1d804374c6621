import { byText } from '../../domain/lists.js'
import { addMinor, type Minor, type Money, money, negateMinor, totalsBy, zeroMinor } from '../../money/Money.js'
import { byDate, type Instalment, isPlanFinished, isPlanInError, type PaymentPlan } from '../../domain/PaymentPlan.js'
import type { BookingPayment, BookingSummary } from '../../domain/Booking.js'
import { isPaid } from '../../domain/bookingCodes.js'
import type { IsoDate } from '../../environment/time.js'

interface PlanCounts {
  readonly paid: number
  readonly overdue: number
  readonly toCome: number
}

/**
 * The projection lists the coming payments. Of the others, as many are overdue as the overdue amount covers, and the
 * rest are paid. A partly covered payment counts as overdue.
 */
export const planCounts = ({ projection, numberOfPayments, overdueAmount, amount }: PaymentPlan): PlanCounts => {
  const toCome = Math.min(projection.length, numberOfPayments)
  const due = numberOfPayments - toCome
  const missed = overdueAmount <= zeroMinor ? 0 : amount > zeroMinor ? Math.ceil(overdueAmount / amount) : 1
  const overdue = Math.min(due, missed)
  return { paid: due - overdue, overdue, toCome }
}

const lastOf = <A>(all: readonly A[], count: number): readonly A[] => all.slice(Math.max(0, all.length - count))

const instalmentsOf = (
  payments: readonly BookingPayment[],
  which: (payment: BookingPayment) => boolean,
): readonly Instalment[] =>
  byDate(
    payments
      .filter((payment) => payment.type === 'paymentPlan' && which(payment))
      .map(({ paymentDate: date, amount }) => ({ date, amount })),
  )

interface MissedInstalments {
  /** What this plan collected, without what an earlier plan collected. */
  readonly taken: readonly Instalment[]
  /** What the plan failed to collect and the customer has paid since. */
  readonly madeUp: readonly Instalment[]
  /** What the plan failed to collect and is still owed. */
  readonly overdue: readonly Instalment[]
}

/** The plan says how many of its payments are paid and overdue. The payments of the booking say which. */
export const missedInstalments = (payments: readonly BookingPayment[], plan: PaymentPlan): MissedInstalments => {
  const counts = planCounts(plan)
  const taken = lastOf(instalmentsOf(payments, isPaid), counts.paid)
  const failed = instalmentsOf(payments, (payment) => !isPaid(payment)).filter(
    ({ date }, index, all) => all[index + 1]?.date !== date,
  )
  const overdue = lastOf(failed, counts.overdue)
  const before = failed.slice(0, failed.length - overdue.length)
  return { taken, madeUp: lastOf(before, counts.paid - taken.length), overdue }
}

/** What the customer can pay: the whole balance, or its overdue part. */
export type BalancePart = 'outstanding' | 'overdue'

interface Overdue {
  /** Null if the answer does not say how much of the balance is overdue. */
  readonly amount: Money | null
  readonly since: IsoDate | null
  /** What is still owed after this payment. Null if the amount is not known. */
  readonly left: Money | null
}

export interface NextPayment {
  readonly amount: Money
  readonly date: IsoDate | null
  /** `byItself`: the payment plan collects it from the customer's card. */
  readonly taken: 'byItself' | 'byHand'
  /** What is still owed after this payment. */
  readonly left: Money
}

/** What a customer owes for a booking. */
export interface Owed {
  /** The whole amount left to pay. Zero for a cancelled booking. */
  readonly outstanding: Money
  /** Nothing is left to pay. */
  readonly isSettled: boolean
  readonly overdue: Overdue | null
  /** The next due payment that is not overdue. Null if there is none, or if it is not known. */
  readonly next: NextPayment | null
  /**
   * Whether a payment plan collects the balance. A plan in error collects nothing. `unknown` if the answer does not
   * say.
   */
  readonly plan: 'none' | 'running' | 'inError' | 'unknown'
  /** The overpaid amount, or null. */
  readonly overpaid: Money | null
}

/** The fields of a booking that determine what is owed. A booking in a list may lack its plan and its payments. */
export type OwingBooking = Pick<
  BookingSummary,
  'outstandingBalance' | 'currency' | 'status' | 'paymentStatus' | 'paymentDueDate' | 'paymentPlan'
> & {
  readonly payments?: readonly BookingPayment[]
}

const less = (amount: Minor, taken: Minor): Minor => addMinor(amount, negateMinor(taken))
const atMost = (amount: Minor, most: Minor): Minor => (amount < most ? amount : most)

/** The one calculation of what is owed. Every screen, document and calendar entry takes its amounts from it. */
export const owed = (booking: OwingBooking): Owed => {
  const { outstandingBalance, currency, status } = booking
  const inCurrency = (amount: Minor): Money => money(amount, currency)
  const all = outstandingBalance > 0 && status !== 'cancelled' ? outstandingBalance : zeroMinor
  return {
    outstanding: inCurrency(all),
    isSettled: all === 0,
    ...(all === 0 ? nothingDue : whatIsDue(booking, all, inCurrency)),
    overpaid: outstandingBalance < 0 ? inCurrency(negateMinor(outstandingBalance)) : null,
  }
}

type Due = Pick<Owed, 'overdue' | 'next' | 'plan'>

const nothingDue: Due = { overdue: null, next: null, plan: 'none' }

const whatIsDue = (booking: OwingBooking, all: Minor, inCurrency: (amount: Minor) => Money): Due => {
  const { paymentPlan } = booking
  if (paymentPlan === undefined) return dueOfUnknownPlan(booking, all, inCurrency)
  if (paymentPlan !== null && !isPlanFinished(paymentPlan)) return dueOfPlan(booking, paymentPlan, all, inCurrency)
  const { paymentStatus, paymentDueDate } = booking
  const [amount, left] = [inCurrency(all), inCurrency(zeroMinor)]
  return paymentStatus === 'overdue'
    ? { overdue: { amount, since: paymentDueDate, left }, next: null, plan: 'none' }
    : { overdue: null, next: { amount, date: paymentDueDate, taken: 'byHand', left }, plan: 'none' }
}

/** An unknown plan may collect it on other days and in other amounts, so no due date is given. */
const dueOfUnknownPlan = (
  { paymentStatus, paymentDueDate }: OwingBooking,
  all: Minor,
  inCurrency: (amount: Minor) => Money,
): Due =>
  paymentStatus === 'overdue'
    ? { overdue: { amount: null, since: paymentDueDate, left: null }, next: null, plan: 'unknown' }
    : {
        overdue: null,
        next: { amount: inCurrency(all), date: null, taken: 'byHand', left: inCurrency(zeroMinor) },
        plan: 'unknown',
      }

/** While a plan runs, its dates apply, not the due date of the booking. A list does not have the missed ones. */
const dueOfPlan = (
  { payments = [] }: OwingBooking,
  plan: PaymentPlan,
  all: Minor,
  inCurrency: (amount: Minor) => Money,
): Due => {
  const overdue = atMost(plan.overdueAmount, all)
  const since = missedInstalments(payments, plan).overdue[0]?.date ?? null
  const inError = isPlanInError(plan)
  const next = inError ? null : nextInstalment(plan)
  const amount = next === null ? zeroMinor : atMost(next.amount, all)
  return {
    overdue: overdue > 0 ? { amount: inCurrency(overdue), since, left: inCurrency(less(all, overdue)) } : null,
    next:
      next === null
        ? null
        : { amount: inCurrency(amount), date: next.date, taken: 'byItself', left: inCurrency(less(all, amount)) },
    plan: inError ? 'inError' : 'running',
  }
}

const nextInstalment = ({
  projection,
  nextPaymentDate,
  amount,
}: PaymentPlan): { readonly date: IsoDate; readonly amount: Minor } | null => {
  const [first] = byDate(projection)
  if (first !== undefined) return first
  return nextPaymentDate === null ? null : { date: nextPaymentDate, amount }
}

/** What a customer owes for several bookings together. */
export interface OwedInAll {
  /** One amount for each currency, in the order of the bookings. */
  readonly amounts: readonly Money[]
  /** The earliest payment that has a date. Null if none has, or if something is overdue, which comes first. */
  readonly next: NextPayment | null
}

/** Null if fewer than two bookings owe anything: then the booking itself shows it. */
export const owedInAll = (bookings: readonly Owed[]): OwedInAll | null => {
  const owing = bookings.filter(({ outstanding }) => outstanding.amount > 0)
  if (owing.length < 2) return null
  // The back end identifies a currency by symbol and exponent only.
  const amounts = totalsBy(
    owing.map(({ outstanding }) => outstanding),
    ({ currency }) => `${currency.symbol} ${currency.exponent}`,
  )
  const [first = null] = owing.flatMap(({ next }) => (next?.date ? [next] : [])).sort(byText(({ date }) => date ?? ''))
  return { amounts, next: owing.some(({ overdue }) => overdue !== null) ? null : first }
}
