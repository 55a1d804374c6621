import { byText } from './lists.js'
import type { IsoDate } from '../environment/time.js'
import { type Minor, zeroMinor } from '../money/Money.js'

/** The amount and the day of one payment of the plan. */
export interface Instalment {
  readonly date: IsoDate
  readonly amount: Minor
}

export const byDate = <A extends Instalment>(instalments: readonly A[]): readonly A[] =>
  instalments.toSorted(byText(({ date }) => date))

/** See behaviour/payment-plan#2.3. */
export interface PaymentPlan {
  readonly id: string
  /** The amount of one instalment. */
  readonly amount: Minor
  readonly numberOfPayments: number
  readonly nextPaymentDate: IsoDate | null
  readonly finalPaymentDate: IsoDate | null
  /** 2 means error (behaviour/payment-plan#2.4). */
  readonly status: number
  readonly projection: readonly Instalment[]
  /** The day of the month for payments, 1 to 31; null if the back end sends none. */
  readonly day: number | null
  readonly card: { readonly cardholderName: string; readonly lastFourDigits: string } | null
  readonly overdueAmount: Minor
}

/** See behaviour/payment-plan#2.4. */
const errorStatus = 2
export const isPlanInError = ({ status }: Pick<PaymentPlan, 'status'>): boolean => status === errorStatus

/** No payment remains and none is overdue. A plan in error is not finished: it may have stopped early. */
export const isPlanFinished = (plan: Pick<PaymentPlan, 'status' | 'projection' | 'overdueAmount'>): boolean =>
  plan.projection.length === 0 && plan.overdueAmount <= zeroMinor && !isPlanInError(plan)

export const firstPlanDay = 1
export const lastPlanDay = 31
/** The days of the month that a plan can be paid on. */
export const planDays: readonly number[] = Array.from({ length: lastPlanDay }, (_, index) => index + firstPlanDay)
/** Whether instalments can be collected on this day of the month. */
export const isPlanDay = (day: number): boolean => Number.isInteger(day) && day >= firstPlanDay && day <= lastPlanDay
