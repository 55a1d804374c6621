export { type ClientIdentity, createClientIdentity, defaultClientId } from './client/ClientApi.js'
export { accommodationModule } from './composition/areas/shopping/accommodationModule.js'
export { askedModule } from './composition/areas/bookings/askedModule.js'
export { basketModule } from './composition/areas/shopping/basketModule.js'
export { billModule } from './composition/areas/bookings/billModule.js'
export { bookingModule } from './composition/areas/bookings/bookingModule.js'
export { bookingPageModule } from './composition/areas/bookings/bookingPageModule.js'
export { bookingsModule } from './composition/areas/bookings/bookingsModule.js'
export type {
  AccommodationArea,
  BasketArea,
  BookingArea,
  BookingPageArea,
  BookingsArea,
  DeliveryArea,
  ExtrasArea,
  Member,
  NameChangeArea,
  PasswordArea,
  PayingArea,
  ProfileArea,
  QuestionsArea,
  ResaleArea,
  TicketsArea,
  TransportArea,
  Visitor,
} from './composition/Dashboard.js'
export { dashboardModule } from './composition/dashboardModule.js'
export { memoizeByKey } from './reactive/resource.js'
export { deliveryModule } from './composition/areas/bookings/deliveryModule.js'
export { extrasModule } from './composition/areas/shopping/extrasModule.js'
export { memberModule } from './composition/areas/account/memberModule.js'
export { nameChangeModule } from './composition/areas/shopping/nameChangeModule.js'
export { pendingChangesModule } from './composition/areas/shopping/pendingChangesModule.js'
export { passwordsModule } from './composition/areas/account/passwordsModule.js'
export { payingModule } from './composition/areas/shopping/payingModule.js'
export { profileModule } from './composition/areas/account/profileModule.js'
export { questionsModule } from './composition/areas/bookings/questionsModule.js'
export { resaleModule } from './composition/areas/bookings/resaleModule.js'
export { ticketsModule } from './composition/areas/shopping/ticketsModule.js'
export { tokens, type VisitorParts } from './composition/tokens.js'
export { transportModule } from './composition/areas/shopping/transportModule.js'
export { createVisitor, type VisitorPorts } from './composition/areas/account/visitor.js'
export { createVisitorModule } from './composition/areas/account/visitorModule.js'
export { type ReportingEnvironment, silentTelemetry, toReportingEnvironment } from './failure/telemetry.js'
export type { MemberTexts } from './texts/areas/memberTexts.js'
export type { DetailsTexts } from './texts/areas/featureAreas.js'
export { english, everyArea, loadLanguage, textAreas } from './texts/language.js'
export { chooseLocale, directionOf, everyLanguage, isLanguage, isLocale } from './language/locales.js'
export { type VisitorTexts, visitorTexts, visitorWords } from './texts/areas/visitorTexts.js'
export { decodeStoredBooking } from './offline/decodeStoredBooking.js'
export { isPageStored, nothingStored } from './offline/StoredBooking.js'
export { createOfflinePage, type OfflinePage, type OfflinePageState } from './offline/offlinePage.js'
export { offlineWords } from './offline/offlineTexts.js'
export { createSessionOwner, isSessionWord, noOtherTabs } from './session/sessionElsewhere.js'
