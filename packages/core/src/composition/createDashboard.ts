import type { SchedulerLike } from 'rxjs'
import { createBasket } from '../basket/createBasket.js'
import type { BasketApi } from '../basket/BasketApi.js'
import type { BookingsApi } from '../bookings/BookingsApi.js'
import { createBookings } from '../bookings/createBookings.js'
import { createTicketCatalogue } from '../catalogue/createTicketCatalogue.js'
import type { TicketCatalogueApi } from '../catalogue/TicketCatalogueApi.js'
import type { ClientApi } from '../client/ClientApi.js'
import type { ClientIdentity } from '../client/ClientIdentity.js'
import { createClient } from '../client/createClient.js'
import { createCustomer } from '../customer/createCustomer.js'
import type { CustomerApi } from '../customer/CustomerApi.js'
import type { DeliveryApi } from '../delivery/DeliveryApi.js'
import type { ErrorReporter } from '../environment/ErrorReporter.js'
import type { Ids } from '../environment/Ids.js'
import { createFailureHandler } from '../failure/handleFailure.js'
import { createMessageStore } from '../messages/MessageStore.js'
import type { Texts } from '../messages/texts.js'
import type { Navigation } from '../navigation/Navigation.js'
import { paths } from '../navigation/paths.js'
import type { CardGateway } from '../payment/CardGateway.js'
import { createPayment } from '../payment/createPayment.js'
import type { PaymentApi } from '../payment/PaymentApi.js'
import type { PaymentVault } from '../payment/PaymentVault.js'
import { latest } from '../reactive/Loadable.js'
import { keyed } from '../reactive/resource.js'
import { createSession } from '../session/createSession.js'
import { createPasswords } from '../session/createPasswords.js'
import { createSessionStore } from '../session/createSessionStore.js'
import type { SessionApi } from '../session/SessionApi.js'
import { createDrafts } from '../session/Drafts.js'
import type { SessionChannel } from '../session/SessionChannel.js'
import { warnBeforeLapse } from '../session/warnBeforeLapse.js'
import { isSignedIn } from '../session/SessionState.js'
import { createSessionScope } from '../session/SessionScope.js'
import type { Dashboard } from './Dashboard.js'

export interface DashboardPorts {
  readonly sessionApi: SessionApi
  readonly customerApi: CustomerApi
  readonly deliveryApi: DeliveryApi
  readonly clientApi: ClientApi
  readonly bookingsApi: BookingsApi
  readonly ticketCatalogueApi: TicketCatalogueApi
  readonly basketApi: BasketApi
  readonly paymentApi: PaymentApi
  readonly clientIdentity: ClientIdentity
  readonly scheduler: SchedulerLike
  readonly ids: Ids
  readonly navigation: Navigation
  readonly errorReporter: ErrorReporter
  readonly sessionChannel: SessionChannel
  readonly paymentVault: PaymentVault
  readonly cardGateway: CardGateway
  readonly texts: Texts
}

/** Everything of the core wired up over the ports. */
export const createDashboard = (ports: DashboardPorts): Dashboard => {
  const { scheduler, ids, navigation, texts } = ports
  const scope = createSessionScope(ids)
  const messages = createMessageStore(scheduler, ids)
  const sessionStore = createSessionStore(scheduler, scope)
  const failures = createFailureHandler({
    messages,
    navigation,
    texts,
    reporter: ports.errorReporter,
    revoke: sessionStore.revoke,
    isSignedIn: () => isSignedIn(sessionStore.state$.value, scheduler.now()),
    customerId: () => latest(customer.state$.value)?.id ?? null,
  })
  const shared = { scope, messages, navigation, texts, onFailure: failures.handle }

  const bookings = createBookings({ ...shared, api: ports.bookingsApi })
  const customer = createCustomer({
    ...shared,
    api: ports.customerApi,
    deliveryApi: ports.deliveryApi,
    bookingsApi: ports.bookingsApi,
    bookings,
  })
  const basket = keyed((bookingRef) => createBasket({ ...shared, api: ports.basketApi, bookingRef }))
  const payments = new Set<{ readonly dispose: () => void }>()
  const payment = keyed((bookingRef) => {
    const made = createPayment({
      ...shared,
      bookingRef,
      api: ports.paymentApi,
      basketApi: ports.basketApi,
      basket: basket(bookingRef),
      bookings,
      cards: ports.cardGateway,
      vault: ports.paymentVault,
      scheduler,
      ids,
      failures,
    })
    payments.add(made)
    return made
  })

  const resumePayments = async (): Promise<void> => {
    await Promise.all(ports.paymentVault.all().map(({ bookingRef }) => payment(bookingRef).reconcile()))
  }
  const signedIn = sessionStore.state$.subscribe(({ kind }) => {
    if (kind === 'signedIn') void resumePayments()
  })

  const signIn = { ...shared, channel: ports.sessionChannel, api: ports.sessionApi, store: sessionStore, clock: scheduler }
  const session = createSession(signIn)
  const stopWarning = warnBeforeLapse({ scheduler, store: sessionStore, session, messages, texts })
  const leaveWithOtherTabs = ports.sessionChannel.onSignOut(() => {
    messages.clear()
    sessionStore.revoke('byCustomer')
    navigation.goTo(paths.login)
  })
  return {
    session,
    drafts: createDrafts(sessionStore.state$),
    passwords: createPasswords(signIn),
    customer,
    // The client outlives every session.
    client: createClient({
      api: ports.clientApi,
      identity: ports.clientIdentity,
      scope: createSessionScope(ids),
      onFailure: failures.handle,
    }),
    bookings,
    ticketCatalogue: createTicketCatalogue({ ...shared, api: ports.ticketCatalogueApi }),
    basket: (bookingRef) => basket(bookingRef).feature,
    payment,
    messages,
    texts,
    resumePayments,
    dispose: () => {
      signedIn.unsubscribe()
      stopWarning()
      leaveWithOtherTabs()
      sessionStore.dispose()
      messages.clear()
      payments.forEach((one) => one.dispose())
    },
  }
}
