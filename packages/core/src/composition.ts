export { type ClientIdentity, defaultClientId } from './client/ClientApi.js'
export { accommodationModule } from './composition/accommodationModule.js'
export { askedModule } from './composition/askedModule.js'
export { basketModule } from './composition/basketModule.js'
export { bookingModule } from './composition/bookingModule.js'
export { bookingPageModule } from './composition/bookingPageModule.js'
export { bookingsModule } from './composition/bookingsModule.js'
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
export { deliveryModule } from './composition/deliveryModule.js'
export { extrasModule } from './composition/extrasModule.js'
export { memberModule } from './composition/memberModule.js'
export { nameChangeModule } from './composition/nameChangeModule.js'
export { pendingChangesModule } from './composition/pendingChangesModule.js'
export { passwordsModule } from './composition/passwordsModule.js'
export { payingModule } from './composition/payingModule.js'
export { profileModule } from './composition/profileModule.js'
export { questionsModule } from './composition/questionsModule.js'
export { resaleModule } from './composition/resaleModule.js'
export { ticketsModule } from './composition/ticketsModule.js'
export { tokens } from './composition/tokens.js'
export { transportModule } from './composition/transportModule.js'
export { visitorModule } from './composition/visitorModule.js'
export { type ReportingEnvironment, toReportingEnvironment } from './failure/handleFailure.js'
export type { MemberTexts } from './messages/areas/memberTexts.js'
export type { DetailsTexts } from './customer/profileTexts.js'
export { english, everyArea, loadLanguage, textAreas } from './messages/language.js'
export { chooseLocale, directionOf, everyLanguage, isLanguage, isLocale } from './messages/locales.js'
export { type VisitorTexts, visitorTexts, visitorWords } from './messages/areas/visitorTexts.js'
export { decodeKeptBooking } from './offline/decodeKeptBooking.js'
export { isPageKept, nothingKept } from './offline/KeptBooking.js'
export { createOfflinePage, type OfflinePage, type OfflinePageState } from './offline/offlinePage.js'
export { offlineWords } from './offline/offlineTexts.js'
export { isSessionWord, noOtherTabs, type SessionOwner } from './session/sessionElsewhere.js'
