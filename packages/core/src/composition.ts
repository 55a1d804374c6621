export { type ClientIdentity, defaultClientId } from './client/ClientApi.js'
export { basketModule } from './composition/basketModule.js'
export { bookingModule } from './composition/bookingModule.js'
export type {
  BasketArea,
  BookingArea,
  HoldingsArea,
  Member,
  PayingArea,
  ProfileArea,
  ShoppingArea,
  Visitor,
} from './composition/Dashboard.js'
export { dashboardModule } from './composition/dashboardModule.js'
export { holdingsModule } from './composition/holdingsModule.js'
export { memberModule } from './composition/memberModule.js'
export { payingModule } from './composition/payingModule.js'
export { profileModule } from './composition/profileModule.js'
export { shoppingModule } from './composition/shoppingModule.js'
export { tokens } from './composition/tokens.js'
export { visitorModule } from './composition/visitorModule.js'
export { type ReportingEnvironment, toReportingEnvironment } from './failure/handleFailure.js'
export type { MemberTexts } from './messages/areas/memberTexts.js'
export { english, everyArea, loadLanguage, textAreas } from './messages/language.js'
export { chooseLocale, directionOf, everyLanguage, isLanguage, isLocale } from './messages/locales.js'
export { type VisitorTexts, visitorTexts, visitorWords } from './messages/areas/visitorTexts.js'
export { decodeKeptBooking } from './offline/decodeKeptBooking.js'
export { isPageKept, nothingKept } from './offline/KeptBooking.js'
export { createOfflinePage, type OfflinePage, type OfflinePageState } from './offline/offlinePage.js'
export { offlineWords } from './offline/offlineTexts.js'
export { isSessionWord, noOtherTabs, type SessionOwner } from './session/sessionElsewhere.js'
