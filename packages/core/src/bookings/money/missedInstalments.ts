import { zeroMinor } from '../../money/Money.js'
import { byDate, type Instalment, type PaymentPlan } from '../../payment-plan/PaymentPlan.js'
import type { BookingPayment } from '../Booking.js'
import { isPaid } from '../bookingCodes.js'

interface PlanCounts {
  readonly paid: number
  readonly overdue: number
  readonly toCome: number
}

/**
 * The projection lists the payments to come. The others are overdue, as many as the overdue amount covers (a part of one
 * counts as one), or paid.
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
  /** What the plan took, without what an earlier plan took. */
  readonly taken: readonly Instalment[]
  /** What it could not take and the customer paid since. */
  readonly madeUp: readonly Instalment[]
  /** What it could not take and is still owed. */
  readonly overdue: readonly Instalment[]
}

/** The plan says how many of its payments are paid and overdue; the payments of the booking say which. */
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
