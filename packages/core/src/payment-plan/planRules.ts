import { zeroMinor } from '../money/Money.js'
import type { PaymentPlan } from './PaymentPlan.js'

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

const suffixes: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
}
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })
/** "1st", "22nd", "31st". */
export const ordinal = (count: number): string => `${count}${suffixes[ordinals.select(count)]}`
