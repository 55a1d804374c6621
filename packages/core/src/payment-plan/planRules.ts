import type { IsoDate } from '../bookings/Booking.js'
import { type Minor, sumMinor, zeroMinor } from '../money/Money.js'
import type { Instalment, PaymentPlan } from './PaymentPlan.js'

/** Specification 2, §4. */
const errorStatus = 2
export const isPlanInError = ({ status }: Pick<PaymentPlan, 'status'>): boolean => status === errorStatus

/** Nothing is to come and nothing is overdue. One in error is not finished: it may have stopped before its end. */
export const isPlanFinished = (plan: Pick<PaymentPlan, 'status' | 'projection' | 'overdueAmount'>): boolean =>
  plan.projection.length === 0 && plan.overdueAmount <= zeroMinor && !isPlanInError(plan)

export const firstPlanDay = 1
export const lastPlanDay = 31
/** The days of the month that a plan can be paid on. */
export const planDays: readonly number[] = Array.from({ length: lastPlanDay }, (_, index) => index + firstPlanDay)
export const isPlanDay = (day: number): boolean => Number.isInteger(day) && day >= firstPlanDay && day <= lastPlanDay

const suffixes: Readonly<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })
/** "1st", "22nd", "31st". */
export const ordinal = (count: number): string => `${count}${suffixes[ordinals.select(count)]}`

export interface PlanProgress {
  readonly paid: number
  /** Instalments that could not be had. */
  readonly overdue: number
  readonly toCome: number
  readonly next: IsoDate | null
  readonly final: IsoDate | null
  /** What the instalments to come amount to. */
  readonly remaining: Minor
}

const earliest = (instalments: readonly Instalment[]): IsoDate | null =>
  instalments.map(({ date }) => date).sort()[0] ?? null

/**
 * The projection lists what is to come; what is missing of the number of payments is overdue, as many instalments as the
 * overdue amount holds (a part of one counts as one), or paid. The plan's own dates count, and the projection's where it
 * names none.
 */
export const planProgress = (plan: PaymentPlan): PlanProgress => {
  const { projection, numberOfPayments } = plan
  const toCome = Math.min(projection.length, numberOfPayments)
  const due = numberOfPayments - toCome
  const missed = plan.overdueAmount <= zeroMinor ? 0 : plan.amount > zeroMinor ? Math.ceil(plan.overdueAmount / plan.amount) : 1
  const overdue = Math.min(due, missed)
  return {
    paid: due - overdue,
    overdue,
    toCome,
    next: plan.nextPaymentDate ?? earliest(projection),
    final: plan.finalPaymentDate ?? projection.map(({ date }) => date).sort().at(-1) ?? null,
    remaining: sumMinor(projection.map(({ amount }) => amount)),
  }
}

/** What is overdue, or null. */
export const overdueOf = (plan: Pick<PaymentPlan, 'overdueAmount'> | null): Minor | null =>
  plan !== null && plan.overdueAmount > zeroMinor ? plan.overdueAmount : null
