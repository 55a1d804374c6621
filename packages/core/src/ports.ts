export {
  type Address,
  type AnswerValue,
  type BankAccount,
  type Country,
  type CreditBalance,
  type Customer,
  type EmergencyContact,
  noAddress,
  type Passenger,
  type Passport,
  type PersonalDetails,
  type Question,
  type RequiredData,
} from './domain/Customer.js'
export { resaleCode } from './domain/Ticket.js'
export {
  type Delivery,
  type DeliveryStatus,
  deliveryStatuses,
  type DeliveryType,
  type Download,
} from './domain/Delivery.js'
export { type BasketPayment, type BasketPaymentStatus, type BasketStatus, basketStatuses } from './basket/Basket.js'
export type { BasketApi, PassengerToAdd } from './basket/BasketApi.js'
export type { AddCommandName, BasketItems } from './basket/basketKinds.js'
export type { BasketExtra } from './basket/kinds/extra.js'
export type { BasketTransport } from './basket/kinds/transport.js'
export type { BasketCharge, BasketNameChange } from './basket/kinds/nameChange.js'
export type { BasketPassenger } from './basket/kinds/passenger.js'
export type { BasketRoom } from './basket/kinds/room.js'
export type {
  Apportionment,
  BookingPassenger,
  BookingPayment,
  BookingPrices,
  BookingsList,
  BookingSummary,
  BoughtItem,
  TicketLine,
  TicketPrices,
} from './domain/Booking.js'
export { toBookingPaymentStatus, toBookingStatus } from './domain/bookingCodes.js'
export type { BookingsApi, BookingWithoutAllocations } from './bookings/bookings.js'
export type { HeldExtra, HeldRoom, HeldTransport, NamedCost } from './domain/Holdings.js'
export type { PurchaseRules } from './catalogue/onSale.js'
export type {
  Accommodation,
  AccommodationCatalogueApi,
  Room,
  RoomExtra,
} from './catalogue/accommodation/AccommodationCatalogueApi.js'
export type {
  Extra,
  ExtraAvailability,
  ExtraOption,
  ExtrasCatalogueApi,
} from './catalogue/extras/ExtrasCatalogueApi.js'
export type { PackageApi, TermsAndConditions, TermsSection } from './catalogue/package/packageInformation.js'
export type { TicketCatalogueApi, TicketEvent, TicketType } from './catalogue/tickets/TicketCatalogueApi.js'
export type {
  StopsQuery,
  TransportCatalogueApi,
  TransportField,
  TransportMode,
  TransportStop,
} from './catalogue/transport/TransportCatalogueApi.js'
export type { ClientApi, ClientConfig, ClientLinks, Gender } from './client/ClientApi.js'
export {
  type FieldsByKind,
  fieldsByKind,
  type FieldsOf,
  type PersonSection,
  unknownFields,
} from './domain/personFields.js'
export type { CustomerApi, CustomerChanges } from './customer/CustomerApi.js'
export type { DeliveryApi } from './customer/deliveryAddresses.js'
export type { DownloadedFile, DownloadsApi } from './delivery/deliveries.js'
export type { DescribedTicket, DrawnPage, DrawPages, GateFile, GateView, GateViewState } from './delivery/gateView.js'
export { type DeviceMemory, storedScheme } from './client/colourScheme.js'
export type {
  JoinedPdf,
  JoinedTickets,
  JoinPdfs,
  MissingTicket,
  TicketFile,
  TicketFileEnd,
} from './delivery/ticketFile.js'
export type { TabMemory } from './basket/basketStore.js'
export type { CallContext, CancelReason, CancelSignal, Ids } from './environment/CallContext.js'
export type { CodePlace, ErrorReport, RequestReport, Telemetry, ThrownError, Vital } from './failure/telemetry.js'
export type { Clock, IsoDate } from './environment/time.js'
export {
  type ApiCall,
  type ApiFailure,
  type CallAddress,
  cancelled,
  type Cancelled,
  cancelledBy,
  conflict,
  connectionFailure,
  decodeFailure,
  exceptionFailure,
  type Failed,
  forbidden,
  notFound,
  notFromTheApi,
  type ServerError,
  serverFailure,
  timedOut,
  unauthorised,
} from './failure/Failure.js'
export type { Severity } from './failure/errorCatalogue.js'
export type { LanguageTexts } from './language/Wording.js'
export {
  type ClientLanguages,
  everyLanguage,
  isLanguage,
  isLocale,
  type Language,
  type Locale,
} from './language/locales.js'
export type { MessageType } from './messages/MessageStore.js'
export { type Cost, defaultCurrency, minor, noCost, zeroMinor } from './money/Money.js'
export type { Navigation } from './navigation/paths.js'
export type { StoredBooking, StoredBookingStore, StoredDay, StoredTicket } from './offline/StoredBooking.js'
export { paymentCodes, type PaymentErrorCode } from './payment/paymentCodes.js'
export type {
  CardFailure,
  CardGateway,
  CardSource,
  CardToken,
  CardToTokenise,
  Challenge,
  PaymentAnswer,
  PaymentApi,
  PaymentRequest,
  PaymentVault,
} from './payment/paymentPorts.js'
export { type Instalment, isPlanDay, type PaymentPlan } from './domain/PaymentPlan.js'
export type { PaymentPlanApi, PlanAnswer, PlanChange } from './payment-plan/planCalls.js'
export { type BankEnd, nameOf, type Purchase, type StoredPaymentOfPage } from './payment/machine/record.js'
export type { ResaleApi } from './resale/ResaleApi.js'
export type { NewPassword, SessionApi, SessionCheck } from './session/SessionApi.js'
export type { SessionChannel } from './session/sessionElsewhere.js'
export { cardholderProblem, holdsCardNumber } from './environment/cardNumbers.js'
export { select } from './reactive/Behavior.js'
