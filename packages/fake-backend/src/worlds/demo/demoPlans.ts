import { testCards } from '../../records/testCards.js'
import { dateIn, days } from '../../values/calendar.js'
import type { PlanRecord } from '../../records/PlanRecord.js'
import { dayOfMonth } from '../../payment-plan/schedule.js'

export const planReference = 'PLN2001'

/** Minor units. The plan has five of them. */
export const planInstalment = 11850

/** The dates of the demo plan's five instalments. The third was due four days ago. */
export const planDates = (now: number): readonly [string, string, string, string, string] => {
  const overdue = new Date(now - days(4))
  const inMonth = (months: number): string =>
    dayOfMonth(overdue.getUTCFullYear(), overdue.getUTCMonth() + months, overdue.getUTCDate())
  return [inMonth(-2), inMonth(-1), inMonth(0), inMonth(1), inMonth(2)]
}

const states = ['paid', 'paid', 'overdue', 'toCome', 'toCome'] as const

/** By booking reference: the plan of plan@example.com, whose card was declined for the overdue instalment. */
export const demoPlans = (now: number): Map<string, PlanRecord> => {
  const card = testCards.find(({ number }) => number === '4000000000009995')
  if (card === undefined) return new Map()
  const plan: PlanRecord = {
    id: 'PLAN-2987',
    day: Number(dateIn(now, -4).slice(8)),
    card: { paymentMethodId: 'pm_card_visa_chargeDeclinedInsufficientFunds', card, cardholder: 'Priya Nair' },
    inError: false,
    instalments: planDates(now).map((due, at) => ({ due, amount: planInstalment, state: states[at] ?? 'toCome' })),
  }
  return new Map([[planReference, plan]])
}
