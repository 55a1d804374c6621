import { payingWords } from '../../../texts/areas/payingAreaTexts.js'
import { type Area, area } from '../../area.js'
import { type BillArea, billArea } from '../bookings/billArea.js'
import { type BasketArea, basketArea } from './basketArea.js'
import type { Wording } from '../../../language/Wording.js'
import { type Shared, tokens } from '../../tokens.js'
import type { BasketApi } from '../../../basket/BasketApi.js'
import { type PaymentPlanApi, planCalls } from '../../../payment-plan/planCalls.js'
import type { CardGateway, PaymentApi, PaymentVault } from '../../../payment/paymentPorts.js'
import type { BalancePart } from '../../../bookings/money/owed.js'
import type { Currency } from '../../../money/Money.js'
import type { BasketParts } from '../../../basket/shoppingBasket.js'
import type { PaymentNews } from '../../../bookings/list/bookingsList.js'
import type { Bookings } from '../../../bookings/bookings.js'
import type { PackageInformation } from '../../../catalogue/package/packageInformation.js'
import { createPlanForm, type PlanForm, type PlanForms } from '../../../payment-plan/planForm.js'
import { planDays } from '../../../domain/PaymentPlan.js'
import { planOverview } from '../../../payment-plan/planOverview.js'
import { createProjection } from '../../../payment-plan/projection.js'
import { type BalancePayment, createBalancePayment } from '../../../payment/balancePayment.js'
import { type CardFormInput, type CardFormState, cardFormState } from '../../../payment/cardForm.js'
import { type Checkout, createCheckout } from '../../../payment/checkout.js'
import { type PaymentRun, startPayment } from '../../../payment/interpreter.js'
import { balanceCalls, basketCalls, type PurchaseCalls } from '../../../payment/purchaseCalls.js'
import type { PlanAction, Purchase } from '../../../payment/machine/record.js'
import { createPendingPayments, type UnendedPayments } from '../../../payment/pendingPayments.js'
import { paymentNews, unfinishedInWords } from '../../../payment/unfinishedPayments.js'
import { select } from '../../../reactive/Behavior.js'
import { latest, memoizeByKey } from '../../../reactive/resource.js'
import { presence } from '../../../session/SessionState.js'

export interface PaymentPorts {
  readonly basketApi: BasketApi
  readonly paymentApi: PaymentApi
  readonly paymentPlanApi: PaymentPlanApi
  readonly paymentVault: PaymentVault
  readonly cardGateway: CardGateway
}

interface PaymentsDeps extends Shared {
  readonly texts: PayingArea['texts']
  readonly basket: (bookingRef: string) => BasketParts
  readonly bookings: Bookings
  readonly unended: UnendedPayments
  readonly packageInformation: (bookingRef: string) => Pick<PackageInformation, 'terms$' | 'loadTerms'>
  readonly ports: PaymentPorts
}

type Payments = Omit<PayingArea, keyof BasketArea | 'bill'> & { readonly dispose: () => void }

/** Calls `tell` after each change. */
const telling =
  (unended: UnendedPayments, tell: () => void): UnendedPayments =>
  (bookingRef) => {
    const { set, ...one } = unended(bookingRef)
    return {
      ...one,
      set: (next) => {
        set(next)
        tell()
      },
    }
  }

/** Everything that is paid for or changed once, over one store of the payments under way. */
export const createPayments = (deps: PaymentsDeps): Payments => {
  const { ports, scheduler, scope, basket, bookings, packageInformation } = deps
  const { paymentApi: api, paymentPlanApi: planApi, basketApi, cardGateway: cards, paymentVault: vault } = ports
  const now = (): number => scheduler.now()

  const callsOf = (purchase: Purchase): PurchaseCalls => {
    const asked = { ...deps, api, planApi, basketApi, cards }
    switch (purchase.kind) {
      case 'basket':
        return basketCalls(asked, purchase)
      case 'balance':
        return balanceCalls(asked, purchase)
      case 'plan':
        return planCalls(asked, purchase)
    }
  }
  const surroundings = { ...deps, vault, page: deps.ids.uuid() }
  const start = (purchase: Purchase): PaymentRun => startPayment(surroundings, callsOf(purchase), purchase)
  const currencyOf = (bookingRef: string): Currency | null =>
    latest(bookings.booking(bookingRef).value)?.currency ?? null
  const newsOf = (bookingRef: string): PaymentNews => {
    const own = pending.own().filter(({ purchase }) => purchase.bookingRef === bookingRef)
    return paymentNews(own, pending.made(bookingRef), currencyOf, deps.texts)
  }
  // Each change sets a new function, so that subscribers read the news again.
  const tell = (): void => deps.newsOf.set((bookingRef) => newsOf(bookingRef))
  const unended = telling(deps.unended, tell)
  const pending = createPendingPayments(vault, start, now, unended)
  const session = deps.sessionStore.state$.subscribe((state) => {
    if (state.kind === 'signingIn' || presence(state) === 'unknown') {
      pending.inherit()
      tell()
    }
    if (state.kind === 'signedIn') void pending.resume()
    if (state.kind === 'signedOut' && state.chosen) pending.forget()
  })
  scope.ended$.subscribe(pending.end)
  deps.unfinished.add(() => unfinishedInWords(pending.own(), currencyOf, deps.texts))

  const paying = { pending, scope, bookings, now, texts: deps.texts }
  const balances = {
    outstanding: memoizeByKey((bookingRef) => createBalancePayment({ ...paying, bookingRef, part: 'outstanding' })),
    overdue: memoizeByKey((bookingRef) => createBalancePayment({ ...paying, bookingRef, part: 'overdue' })),
  }
  return {
    checkout: memoizeByKey((bookingRef) =>
      createCheckout({
        ...paying,
        packageInformation: packageInformation(bookingRef),
        bookingRef,
        basket: basket(bookingRef),
      }),
    ),
    cardForm: (input) => cardFormState(input, deps.texts),
    balancePayment: (bookingRef, part) => balances[part](bookingRef),
    plan: memoizeByKey((bookingRef): PlanForms => {
      const projection = createProjection({ ...deps, bookingRef, api: planApi })
      const form = (action: PlanAction): PlanForm => createPlanForm({ ...paying, bookingRef, action, projection })
      const overview$ = select(bookings.booking(bookingRef), (loadable) => {
        const booking = latest(loadable)
        return booking && planOverview(booking, now())
      })
      return {
        days: planDays,
        overview$,
        setUp: form('create'),
        changeCard: form('changePayment'),
        changeDay: form('changeDay'),
      }
    }),
    resumePayments: pending.resume,
    dispose: () => {
      session.unsubscribe()
      pending.dispose()
    },
  }
}

/** Everything that is paid for or changed once. */
export interface PayingArea extends BasketArea, Pick<BillArea, 'bill'> {
  readonly texts: BasketArea['texts'] & BillArea['texts'] & Wording<typeof payingWords>
  /** Pays for the basket of one booking. */
  readonly checkout: (bookingRef: string) => Checkout
  /** Finds what is wrong or missing in a card form. */
  readonly cardForm: (input: CardFormInput) => CardFormState
  /** Pays what one booking owes: the whole balance, or the overdue part of its payment plan. */
  readonly balancePayment: (bookingRef: string, part: BalancePart) => BalancePayment
  /** Sets up and changes the payment plan of one booking. */
  readonly plan: (bookingRef: string) => PlanForms
  /** Checks every payment that was unfinished when the page was left. */
  readonly resumePayments: () => Promise<void>
}

/** Area: all that pays. */
export const payingArea: Area<'paying', PayingArea, 'paying'> = area('paying', {
  needs: [basketArea, billArea],
  words: { paying: payingWords },
  create: ({ shared, texts, bookings, packageInformation }, context) => {
    const { dispose, ...payments } = createPayments({
      ...shared,
      texts,
      basket: context.get(tokens.baskets),
      bookings,
      packageInformation,
      unended: context.get(tokens.unended),
      ports: {
        basketApi: context.get(tokens.basketApi),
        paymentApi: context.get(tokens.paymentApi),
        paymentPlanApi: context.get(tokens.paymentPlanApi),
        paymentVault: context.get(tokens.paymentVault),
        cardGateway: context.get(tokens.cardGateway),
      },
    })
    shared.endings.add(dispose)
    return payments
  },
})
