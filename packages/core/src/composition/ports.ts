import type { SchedulerLike } from 'rxjs'
import type { BasketApi } from '../basket/BasketApi.js'
import type { BookingsApi } from '../bookings/BookingsApi.js'
import type { AccommodationCatalogueApi } from '../catalogue/accommodation/AccommodationCatalogueApi.js'
import type { ExtrasCatalogueApi } from '../catalogue/extras/ExtrasCatalogueApi.js'
import type { TransportCatalogueApi } from '../catalogue/transport/TransportCatalogueApi.js'
import type { PackageApi } from '../catalogue/package/PackageApi.js'
import type { ResaleApi } from '../resale/ResaleApi.js'
import type { PaymentPlanApi } from '../payment-plan/planCalls.js'
import type { TicketCatalogueApi } from '../catalogue/tickets/TicketCatalogueApi.js'
import type { ClientApi } from '../client/ClientApi.js'
import type { ClientIdentity } from '../client/Client.js'
import type { CustomerApi } from '../customer/CustomerApi.js'
import type { DeliveryApi, DownloadsApi } from '../delivery/DeliveryApi.js'
import type { ErrorReporter } from '../environment/ErrorReporter.js'
import type { Ids } from '../environment/CallContext.js'
import type { MemberTexts } from '../messages/memberTexts.js'
import type { BasketAreaTexts } from '../messages/basketAreaTexts.js'
import type { BookingAreaTexts } from '../messages/bookingAreaTexts.js'
import type { HoldingsAreaTexts } from '../messages/holdingsAreaTexts.js'
import type { PayingAreaTexts } from '../messages/payingAreaTexts.js'
import type { ShoppingAreaTexts } from '../messages/shoppingAreaTexts.js'
import type { VisitorTexts } from '../messages/visitorTexts.js'
import type { Navigation } from '../navigation/paths.js'
import type { CardGateway, PaymentApi, PaymentVault } from '../payment/paymentPorts.js'
import type { KeptBookingStore } from '../offline/KeptBookingStore.js'
import type { SessionApi } from '../session/SessionApi.js'
import type { SessionChannel, SessionOwner } from '../session/sessionElsewhere.js'

export interface VisitorPorts {
  readonly sessionApi: SessionApi
  readonly clientApi: ClientApi
  readonly clientIdentity: ClientIdentity
  readonly scheduler: SchedulerLike
  readonly ids: Ids
  readonly navigation: Navigation
  readonly errorReporter: ErrorReporter
  readonly sessionChannel: SessionChannel
  readonly sessionOwner: SessionOwner
  readonly keptBookings: KeptBookingStore
  readonly texts: VisitorTexts
}

export interface MemberPorts {
  readonly customerApi: CustomerApi
  readonly deliveryApi: DeliveryApi
  readonly sessionApi: SessionApi
  readonly bookingsApi: BookingsApi
  readonly texts: MemberTexts
}

export interface BookingPorts {
  readonly downloadsApi: DownloadsApi
  readonly basketApi: BasketApi
  readonly resaleApi: ResaleApi
  readonly texts: BookingAreaTexts
}

export interface BasketPorts {
  readonly packageApi: PackageApi
  readonly texts: BasketAreaTexts
}

export interface ShoppingPorts {
  readonly ticketCatalogueApi: TicketCatalogueApi
  readonly accommodationCatalogueApi: AccommodationCatalogueApi
  readonly extrasCatalogueApi: ExtrasCatalogueApi
  readonly transportCatalogueApi: TransportCatalogueApi
  readonly texts: ShoppingAreaTexts
}

export interface HoldingsPorts {
  readonly bookingsApi: BookingsApi
  readonly deliveryApi: DeliveryApi
  readonly resaleApi: ResaleApi
  readonly texts: HoldingsAreaTexts
}

export interface PayingPorts {
  readonly paymentApi: PaymentApi
  readonly paymentPlanApi: PaymentPlanApi
  readonly paymentVault: PaymentVault
  readonly cardGateway: CardGateway
  readonly texts: PayingAreaTexts
}
