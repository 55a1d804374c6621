import { createBasket } from '../basket/createBasket.js'
import { createAccommodationCatalogue } from '../catalogue/createAccommodationCatalogue.js'
import { createExtrasCatalogue } from '../catalogue/createExtrasCatalogue.js'
import { createPackageInformation } from '../catalogue/createPackageInformation.js'
import { createTransportFinder } from '../catalogue/createTransportFinder.js'
import { createTicketCatalogue } from '../catalogue/createTicketCatalogue.js'
import { createPaymentPlan } from '../payment-plan/createPaymentPlan.js'
import { createPayment } from '../payment/createPayment.js'
import { keyed } from '../reactive/resource.js'
import { createHoldings } from './createHoldings.js'
import type { VisitorParts } from './createVisitor.js'
import type { Dashboard, Member } from './Dashboard.js'
import type { DashboardPorts } from './ports.js'
import { refuseCardNumbers } from './refuseCardNumbers.js'

/** Everything of the core, on top of what a visitor and a member have. */
export const createDashboard = (visitor: VisitorParts, member: Member, ports: DashboardPorts): Dashboard => {
  const { texts } = ports
  const shared = { ...visitor.shared, texts }
  shared.failures.speak(texts)
  const basketApi = refuseCardNumbers(texts.failure.cardNumber).basket(ports.basketApi)
  const basket = keyed((bookingRef) => createBasket({ ...shared, api: basketApi, bookingRef }))
  const payments = new Set<{ readonly dispose: () => void }>()
  const payment = keyed((bookingRef) => {
    const made = createPayment({
      ...shared,
      bookingRef,
      api: ports.paymentApi,
      basketApi: ports.basketApi,
      basket: basket(bookingRef),
      bookings: member.bookings,
      bookingsApi: ports.bookingsApi,
      cards: ports.cardGateway,
      vault: ports.paymentVault,
    })
    payments.add(made)
    return made
  })

  const paymentPlan = keyed((bookingRef) =>
    createPaymentPlan({
      ...shared,
      bookingRef,
      api: ports.paymentPlanApi,
      bookings: member.bookings,
      bookingsApi: ports.bookingsApi,
      cards: ports.cardGateway,
    }),
  )

  const catalogue = { ...shared, clock: shared.scheduler }
  const packageInformation = createPackageInformation({ ...catalogue, api: ports.packageApi })

  const resumePayments = async (): Promise<void> => {
    await Promise.all(ports.paymentVault.all().map(({ bookingRef }) => payment(bookingRef).reconcile()))
  }
  const signedIn = shared.sessionStore.state$.subscribe(({ kind }) => {
    if (kind === 'signedIn') void resumePayments()
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
    payment,
    paymentPlan,
    resumePayments,
    dispose: () => {
      signedIn.unsubscribe()
      visitor.dispose()
      payments.forEach((one) => one.dispose())
    },
  }
}
