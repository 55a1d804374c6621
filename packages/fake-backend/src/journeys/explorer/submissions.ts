import {
  type BalancePaymentState,
  type Checkout,
  type CheckoutState,
  type Dashboard,
  latest,
  type Minor,
  type Path,
  paths,
  type PaymentStatus,
  type PlanFormState,
} from '@booking-dashboard/core'
import { modelOf, viewIn } from '../oracle/paymentModels.js'
import { type Flow, isPlanFlow, purposeOf } from './Trial.js'

/** The day of the month for new or changed plans. */
export const wishedDay = 12

const cardholderName = 'Amelia Hart'

/** The page of each flow. */
const pages: Readonly<Record<Flow, (ref: string) => Path>> = {
  basket: paths.checkout,
  free: paths.checkout,
  balance: paths.payInFull,
  overdue: paths.payInFull,
  planCreate: paths.paymentPlan,
  planCard: paths.changePlanPayment,
  planDay: paths.changePlanDay,
}

export const pathOf = (flow: Flow, ref: string): Path => pages[flow](ref)

const isPayable = (state: CheckoutState | BalancePaymentState | PlanFormState): boolean => {
  if (!('kind' in state)) return true
  if (state.kind !== 'open') return false
  return 'booking' in state ? state.due !== null : state.basket !== null
}

/** True if this page has a form that can be submitted. */
export const offersForm = (dashboard: Dashboard, flow: Flow, ref: string): boolean => {
  const { value } = modelOf(dashboard, purposeOf(flow), ref).state$
  return viewIn(value)?.kind === 'form' && isPayable(value)
}

/** The amount on this page's pay form and its basket; null if the form asks for no money. */
export const shownOn = (
  dashboard: Dashboard,
  flow: Flow,
  ref: string,
): { readonly what: string; readonly amount: Minor } | null => {
  if (isPlanFlow(flow)) return null
  const { value } = modelOf(dashboard, purposeOf(flow), ref).state$
  if (!('kind' in value) || value.kind !== 'open') return null
  if ('booking' in value) return value.due === null ? null : { what: ref, amount: value.due.amount.amount }
  return value.basket === null ? null : { what: value.basket.id, amount: value.basket.total }
}

/** The customer opens the page of this flow. */
export const openPage = async (dashboard: Dashboard, flow: Flow, ref: string): Promise<void> => {
  if (latest(dashboard.bookings.booking(ref).value) === null) await dashboard.bookings.load(ref)
  await modelOf(dashboard, purposeOf(flow), ref).open()
}

type Card = Parameters<Checkout['pay']>[0]

export const cardById = (id: string): Card => ({ cardholderName, source: { kind: 'paymentMethod', id } })

/** A card on a wallet's sheet that shows this amount. */
export const cardInWallet = (agreed: Minor): Card => ({ cardholderName, source: { kind: 'wallet' }, agreed })

/** Submits this flow. Resolves when the task ends. */
export const submit = (dashboard: Dashboard, flow: Flow, ref: string, card: Card): Promise<PaymentStatus> => {
  const { setUp, changeCard, changeDay } = dashboard.plan(ref)
  switch (flow) {
    case 'basket':
      return dashboard.checkout(ref).pay(card)
    case 'free':
      return dashboard.checkout(ref).complete()
    case 'balance':
      return dashboard.balancePayment(ref, 'outstanding').pay(card)
    case 'overdue':
      return dashboard.balancePayment(ref, 'overdue').pay(card)
    case 'planCreate':
      return setUp.submit({ day: wishedDay, card })
    case 'planCard':
      return changeCard.submit({ card })
    case 'planDay':
      return changeDay.submit({ day: wishedDay })
  }
}
