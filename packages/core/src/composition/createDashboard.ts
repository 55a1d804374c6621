import { createBasket } from '../basket/createBasket.js'
import { createAccommodationCatalogue } from '../catalogue/createAccommodationCatalogue.js'
import { createExtrasCatalogue } from '../catalogue/createExtrasCatalogue.js'
import { createPackageInformation } from '../catalogue/createPackageInformation.js'
import { createTransportFinder } from '../catalogue/createTransportFinder.js'
import { createTicketCatalogue } from '../catalogue/createTicketCatalogue.js'
import { planCalls } from '../payment-plan/planCalls.js'
import { createPlanForm, type PlanForm, type PlanForms } from '../payment-plan/planForm.js'
import { createProjection } from '../payment-plan/projection.js'
import { createBalancePayment } from '../payment/balancePayment.js'
import { createCheckout } from '../payment/checkout.js'
import { type PaymentRun, type PurchaseCalls, startPayment } from '../payment/interpreter.js'
import type { PaymentRecord, PlanAction, Purchase } from '../payment/machine/record.js'
import { paymentSeverity } from '../payment/paymentCodes.js'
import { createPendingPayments } from '../payment/pendingPayments.js'
import { balanceCalls, basketCalls } from '../payment/purchaseCalls.js'
import { keyed } from '../reactive/resource.js'
import { createHoldings } from './createHoldings.js'
import type { VisitorParts } from './createVisitor.js'
import type { Dashboard, Member } from './Dashboard.js'
import type { DashboardPorts } from './ports.js'

/** Everything of the core, on top of what a visitor and a member have. */
export const createDashboard = (visitor: VisitorParts, member: Member, ports: DashboardPorts): Dashboard => {
  const { texts } = ports
  const shared = { ...visitor.shared, texts }
  shared.failures.speak(texts, paymentSeverity)
  const basket = keyed((bookingRef) => createBasket({ ...shared, api: ports.basketApi, bookingRef }))
  const { scheduler, navigation } = shared
  const purchases = {
    texts, navigation, basket,
    api: ports.paymentApi,
    planApi: ports.paymentPlanApi,
    basketApi: ports.basketApi,
    bookings: member.bookings,
    bookingsApi: ports.bookingsApi,
    cards: ports.cardGateway,
  }
  const callsOf = (purchase: Purchase): PurchaseCalls => {
    switch (purchase.kind) {
      case 'basket':
        return basketCalls(purchases, purchase)
      case 'balance':
        return balanceCalls(purchases, purchase)
      case 'plan':
        return planCalls(purchases, purchase)
    }
  }
  const interpreter = { ...shared, vault: ports.paymentVault, current: navigation.current }
  const now = (): number => scheduler.now()
  const start = (purchase: Purchase, stored: PaymentRecord | null): PaymentRun => startPayment(interpreter, callsOf(purchase), purchase, stored)
  const pending = createPendingPayments(ports.paymentVault, start, now)
  const paying = { pending, now, scope: shared.scope, bookings: member.bookings }
  const checkout = keyed((bookingRef) => createCheckout({ ...paying, bookingRef, basket: basket(bookingRef) }))
  const balances = {
    outstanding: keyed((bookingRef) => createBalancePayment({ ...paying, bookingRef, part: 'outstanding' })),
    overdue: keyed((bookingRef) => createBalancePayment({ ...paying, bookingRef, part: 'overdue' })),
  }
  const plan = keyed((bookingRef): PlanForms => {
    const projection = createProjection({ ...shared, bookingRef, api: ports.paymentPlanApi })
    const form = (action: PlanAction): PlanForm => createPlanForm({ ...paying, bookingRef, action, projection })
    return { setUp: form('create'), changeCard: form('changePayment'), changeDay: form('changeDay') }
  })
  shared.scope.ended$.subscribe(pending.end)

  const catalogue = { ...shared, clock: shared.scheduler }
  const packageInformation = createPackageInformation({ ...catalogue, api: ports.packageApi })

  const session = shared.sessionStore.state$.subscribe((state) => {
    if (state.kind === 'signedIn') void pending.resume()
    if (state.kind === 'signedOut' && state.chosen) pending.forget()
  })

  return {
    ...member,
    texts,
    ...createHoldings(shared, member, ports),
    ticketCatalogue: createTicketCatalogue({ ...shared, api: ports.ticketCatalogueApi }),
    accommodationCatalogue: createAccommodationCatalogue({ ...catalogue, api: ports.accommodationCatalogueApi }),
    extrasCatalogue: createExtrasCatalogue({ ...catalogue, api: ports.extrasCatalogueApi }),
    transportFinder: keyed((bookingRef) =>
      createTransportFinder({ ...catalogue, bookingRef, packageInformation, api: ports.transportCatalogueApi }),
    ),
    packageInformation,
    basket: (bookingRef) => basket(bookingRef).feature,
    checkout,
    balancePayment: (bookingRef, part) => balances[part](bookingRef),
    plan,
    unendedPayment: pending.unended$,
    resumePayments: pending.resume,
    dispose: () => {
      session.unsubscribe()
      visitor.dispose()
      pending.dispose()
    },
  }
}
