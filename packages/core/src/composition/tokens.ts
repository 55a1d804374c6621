import type { ServiceIdentifier } from 'inversify'
import type { SchedulerLike } from 'rxjs'
import type { BasketApi } from '../basket/BasketApi.js'
import type { BookingsApi } from '../bookings/bookings.js'
import type { PaymentNews } from '../bookings/list/bookingsList.js'
import type { AccommodationCatalogueApi } from '../catalogue/accommodation/AccommodationCatalogueApi.js'
import type { ExtrasCatalogueApi } from '../catalogue/extras/ExtrasCatalogueApi.js'
import type { TransportCatalogueApi } from '../catalogue/transport/TransportCatalogueApi.js'
import type { PackageApi } from '../catalogue/package/packageInformation.js'
import type { ResaleApi } from '../resale/ResaleApi.js'
import type { PaymentPlanApi } from '../payment-plan/planCalls.js'
import type { TicketCatalogueApi } from '../catalogue/tickets/TicketCatalogueApi.js'
import type { CustomerApi } from '../customer/CustomerApi.js'
import type { DeliveryApi } from '../customer/deliveryAddresses.js'
import type { DownloadsApi } from '../delivery/deliveries.js'
import type { FailureHandler } from '../failure/handleFailure.js'
import type { Ids } from '../environment/CallContext.js'
import type { TabMemory } from '../basket/basketStore.js'
import type { Clock } from '../environment/time.js'
import type { LanguageTexts } from '../language/Wording.js'
import type { Navigation } from '../navigation/paths.js'
import type { CardGateway, PaymentApi, PaymentVault } from '../payment/paymentPorts.js'
import type { StoredBookingStore } from '../offline/StoredBooking.js'
import type { SessionApi } from '../session/SessionApi.js'
import type { SessionOwner } from '../session/sessionElsewhere.js'
import type { Visitor } from './Visitor.js'
import type { BasketReading } from '../basket/basketReading.js'
import type { BasketParts } from '../basket/shoppingBasket.js'
import type { AskedOfBooking } from '../questions/askedPassengers.js'
import type { Failure } from '../failure/Failure.js'
import type { RefuseCardNumbers } from '../failure/refuseCardNumbers.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { BalancePart } from '../bookings/money/owed.js'
import type { BalancePayment } from '../payment/balancePayment.js'
import type { UnendedPayments } from '../payment/pendingPayments.js'
import type { State } from '../reactive/Behavior.js'
import type { PendingChanges } from '../resale/resaleRows.js'
import type { Lifetime } from '../reactive/Lifetime.js'
import type { SessionStore } from '../session/SessionState.js'

// The output of each area's module for the next ones: `features` for the screens, and the rest for the core only.

/** What the features share; only the core uses it. */
export interface Shared {
  readonly scheduler: SchedulerLike
  /** The back end's time; the device's until an answer has named it. */
  readonly serverClock: Clock
  readonly ids: Ids
  readonly scope: Lifetime
  readonly messages: MessageStore
  readonly navigation: Navigation
  readonly tabMemory: TabMemory
  readonly failures: FailureHandler
  readonly onFailure: (failure: Failure) => void
  readonly refuseCardNumbers: RefuseCardNumbers
  readonly sessionStore: SessionStore
  /** The id of the signed-in customer, for error reports; null until the customer is loaded. */
  readonly customerId: State<string | null>
  /** Sentences about what the customer started and has not finished, for the prompt before a sign-out. */
  readonly unfinished: Set<() => readonly string[]>
  /** The same about one booking, and what was just paid. It is replaced whenever its answer may have changed. */
  readonly newsOf: State<(bookingRef: string) => PaymentNews>
  /** Functions that run when the dashboard is disposed of. */
  readonly endings: Set<() => void>
}

/** What is wired before anybody signs in. */
export interface VisitorParts {
  readonly language: LanguageTexts
  readonly storedBookings: StoredBookingStore
  readonly features: Visitor
  readonly owner: SessionOwner
  readonly shared: Shared
  readonly dispose: () => void
}

const token = <A>(name: string): ServiceIdentifier<A> => Symbol.for(`booking-dashboard/${name}`)

/** The bindings of a composition root: the ports and the results. */
export const tokens = {
  // Implemented by the HTTP adapter.
  sessionApi: token<SessionApi>('SessionApi'),
  customerApi: token<CustomerApi>('CustomerApi'),
  deliveryApi: token<DeliveryApi>('DeliveryApi'),
  downloadsApi: token<DownloadsApi>('DownloadsApi'),
  bookingsApi: token<BookingsApi>('BookingsApi'),
  ticketCatalogueApi: token<TicketCatalogueApi>('TicketCatalogueApi'),
  accommodationCatalogueApi: token<AccommodationCatalogueApi>('AccommodationCatalogueApi'),
  extrasCatalogueApi: token<ExtrasCatalogueApi>('ExtrasCatalogueApi'),
  transportCatalogueApi: token<TransportCatalogueApi>('TransportCatalogueApi'),
  packageApi: token<PackageApi>('PackageApi'),
  resaleApi: token<ResaleApi>('ResaleApi'),
  paymentPlanApi: token<PaymentPlanApi>('PaymentPlanApi'),
  basketApi: token<BasketApi>('BasketApi'),
  paymentApi: token<PaymentApi>('PaymentApi'),
  // Implemented by the environment of the dashboard.
  paymentVault: token<PaymentVault>('PaymentVault'),
  cardGateway: token<CardGateway>('CardGateway'),
  /** Loads the paying area if it is not loaded yet. */
  loadPaying:
    token<() => Promise<{ readonly balancePayment: (bookingRef: string, part: BalancePart) => BalancePayment }>>(
      'LoadPaying',
    ),
  /** The texts that customers read. */
  language: token<LanguageTexts>('Language'),
  // Bound by the core, for the core.
  visitor: token<VisitorParts>('Visitor'),
  asked: token<AskedOfBooking>('AskedOfBooking'),
  pendingChanges: token<PendingChanges>('PendingChanges'),
  basketReadings: token<(bookingRef: string) => BasketReading>('BasketReadings'),
  baskets: token<(bookingRef: string) => BasketParts>('Baskets'),
  unended: token<UnendedPayments>('UnendedPayments'),
} as const
