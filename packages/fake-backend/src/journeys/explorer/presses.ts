import { balanceToPay, basketOf, type Dashboard, isPlanBusy, latest, mayPay, type Minor, zeroMinor } from '@booking-dashboard/core'
import type { Flow } from './Trial.js'

/** The day of the month that plans are set up for, or changed to. */
export const wishedDay = 12

const cardholderName = 'Amelia Hart'

/** What stands on the pay form of this page; null where there is none. */
export const shownAmount = (dashboard: Dashboard, flow: Flow, ref: string): Minor | null => {
  if (flow === 'basket' || flow === 'free') return basketOf(dashboard.basket(ref).state$.value)?.total ?? null
  const booking = latest(dashboard.bookings.booking(ref).value)
  if (booking === null) return null
  return balanceToPay(booking, flow === 'overdue' ? 'overdue' : 'outstanding')?.amount.amount ?? zeroMinor
}

/** Presses what this flow is about. Ends when the task does. */
export const press = (dashboard: Dashboard, flow: Flow, ref: string, card: string): Promise<unknown> => {
  const source = { kind: 'paymentMethod', id: card } as const
  const shownTotal = shownAmount(dashboard, flow, ref) ?? zeroMinor
  const payment = dashboard.payment(ref)
  const plan = dashboard.paymentPlan(ref)
  switch (flow) {
    case 'basket':
      return payment.payBasket({ shownTotal, cardholderName, source })()
    case 'free':
      return payment.completeFreeBasket()
    case 'balance':
      return payment.payBalance({ part: 'outstanding', shownTotal, cardholderName, source })()
    case 'overdue':
      return payment.payBalance({ part: 'overdue', shownTotal, cardholderName, source })()
    case 'planCreate':
      return plan.create({ day: wishedDay, cardholderName, source })()
    case 'planCard':
      return plan.changePayment({ cardholderName, source })()
    case 'planDay':
      return plan.changeDay(wishedDay)()
  }
}

/** Whether this page has a form to press. */
export const offersForm = (dashboard: Dashboard, flow: Flow, ref: string): boolean => {
  switch (flow) {
    case 'planCreate':
    case 'planCard':
    case 'planDay': {
      const { value } = dashboard.paymentPlan(ref).state$
      return !isPlanBusy(value) && value.kind !== 'undecided'
    }
    case 'balance':
    case 'overdue':
      return mayPay(dashboard.payment(ref).state$.value) && (shownAmount(dashboard, flow, ref) ?? 0) > 0
    default:
      return mayPay(dashboard.payment(ref).state$.value) && shownAmount(dashboard, flow, ref) !== null
  }
}
