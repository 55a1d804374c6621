import { type Checkout, paths, type Toast } from '@booking-dashboard/core'
import { buy, extra, newTicket } from '../model/basket/purchases.js'
import type { Tab } from '../browser/Tab.js'
import { viewOn } from '../oracle/paymentModels.js'
import type { Visit } from './Visit.js'

const ref = 'SUN1001'
export type Card = Parameters<Checkout['pay']>[0]

const cardOf = (id: string): Card => ({ cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id } })
export const goodCard: Card = cardOf('pm_card_visa')
export const declinedCard: Card = cardOf('pm_card_visa_chargeDeclined')
export const challengedCard: Card = cardOf('pm_card_authenticationRequired')
/** The card that was typed last. */
export const typedCard: Card = { cardholderName: 'Amelia Hart', source: { kind: 'fields' } }

/** Something to pay for, on its page. */
export interface Payable {
  readonly isFree: boolean
  /** The operation that pays. */
  readonly path: 'pay' | 'completeBasket'
  readonly purpose: 'basket' | 'outstanding'
  readonly reference: string
  /** What is due: the basket's id, or the amount. */
  readonly due: string | number
  /** In the page in front, or in this tab. */
  readonly submit: (card?: Card, tab?: Tab) => Promise<{ readonly kind: string }>
  readonly open: (tab?: Tab) => Promise<void>
}

export const basketOf = async (visit: Visit, isFree: boolean): Promise<Payable> => {
  const { context, dashboard } = visit
  await visit.emptyBasket(ref)
  await visit.run(() => buy(isFree ? extra('7130', '71301') : newTicket)(dashboard))
  return {
    ...{ isFree, path: isFree ? 'completeBasket' : 'pay', purpose: 'basket', reference: ref },
    due: visit.basket(ref)?.id ?? '',
    open: async (tab = visit.tab) => {
      const checkout = tab.dashboard.checkout(ref)
      tab.navigation.goTo(paths.checkout(ref))
      await context.runPaymentTask(tab, checkout.open)
      checkout.acceptTerms(true)
    },
    submit: (card = goodCard, tab = visit.tab) => {
      const held = visit.basket(ref)
      const checkout = tab.dashboard.checkout(ref)
      const { value } = checkout.state$
      if (value.kind === 'open' && value.basket !== null && held !== null)
        context.oracle.submissions.submitted(value.basket.id, held.total)
      return isFree ? checkout.complete() : checkout.pay(card)
    },
  }
}

/** The balance of a booking that owes something and has no payment under way. Null if none does. */
export const balanceOf = (visit: Visit): Payable | null => {
  const owing = ['SUN1001', 'SUN1002', 'SUN1003'].filter((one) => (visit.booking(one)?.outstanding ?? 0) > 0)
  const reference = visit.one(owing)
  if (reference === undefined) return null
  const { context } = visit
  const payment = ({ dashboard }: Tab) => dashboard.balancePayment(reference, 'outstanding')
  return {
    ...{ isFree: false, path: 'pay', purpose: 'outstanding', reference },
    due: visit.booking(reference)?.outstanding ?? 0,
    open: async (tab = visit.tab) => {
      tab.navigation.goTo(paths.payInFull(reference))
      await context.runPaymentTask(tab, () => tab.dashboard.bookings.load(reference))
      await context.runPaymentTask(tab, payment(tab).open)
    },
    submit: (card = goodCard, tab = visit.tab) => {
      context.oracle.submissions.submitted(reference, visit.booking(reference)?.outstanding ?? 0)
      return payment(tab).pay(card)
    },
  }
}

/** The number of charges that the customer made. A payment plan charges by itself, whatever the customer does. */
export const chargesByCustomer = ({ backend }: Visit): number =>
  backend.inspect.charges().filter(({ by }) => by === 'customer').length

/**
 * Opens the page. Gives the number of charges that the customer made; null if it has no form, or says something of a
 * payment.
 */
export const openForm = async (visit: Visit, { open, purpose, reference }: Payable): Promise<number | null> => {
  await open()
  const view = viewOn(visit.dashboard, purpose, reference)
  return view?.kind === 'form' && view.failure === null ? chargesByCustomer(visit) : null
}

/** The payment as the page in front shows it, or this tab. */
export const shownOf = (
  visit: Visit,
  { purpose, reference }: Payable,
  { dashboard }: Tab = visit.tab,
): readonly unknown[] => {
  const view = viewOn(dashboard, purpose, reference)
  if (view?.kind === 'moving') return [view.kind, view.stage]
  if (view?.kind === 'undecided') return [view.kind, view.because, view.mayStartAgain]
  if (view?.kind !== 'form') return [view?.kind]
  return [view.kind, view.failure?.notice.kind, view.failure?.outcome, view.failure?.money]
}

export const failureOf = (visit: Visit, { purpose, reference }: Payable) => {
  const view = viewOn(visit.dashboard, purpose, reference)
  return view?.kind === 'form' ? view.failure : null
}

/** Submits, and collects the end, the toasts and the calls. */
export const submit = async (visit: Visit, payable: Payable, card?: Card) => {
  const { messages } = visit.dashboard
  messages.clear()
  const toasts = new Map<string, Toast>()
  const listening = messages.toasts$.subscribe((shown) => {
    for (const toast of shown) toasts.set(toast.id, toast)
  })
  const calls = visit.watchCalls()
  let end = ''
  await visit.context.runPaymentTask(visit.tab, async () => (end = (await payable.submit(card)).kind))
  await visit.clock.advance(1)
  listening.unsubscribe()
  return { end, toasts: [...toasts.values()], calls: calls() }
}

/** Whether a payment of this is stored in the browser, because money may still move. */
export const isAwaited = (visit: Visit, { due, reference }: Payable): boolean =>
  visit.tab.browser.storage
    .unended(reference)
    .some(
      ({ purchase }) => due === (purchase.kind === 'basket' ? purchase.basketId : 'owed' in purchase && purchase.owed),
    )

/** The same card pays once, whatever became of the first request. */
export const payAgain = async (visit: Visit, payable: Payable, charges: number): Promise<void> => {
  if (visit.tab.navigation.current() === paths.unauthorised) await payable.open()
  const { end } = await submit(visit, payable)
  visit.equal('the end after another try', end, 'paid')
  visit.equal('the charges', chargesByCustomer(visit) - charges, payable.isFree ? 0 : 1)
  visit.equal('whether it is awaited', isAwaited(visit, payable), false)
}
