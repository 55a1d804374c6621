export {
  type Basket,
  type BasketStatus,
  basketStatuses,
  checkoutObstacle,
  type BasketPayment,
  type BasketPaymentStatus,
} from './basket/Basket.js'
export type { BasketItems } from './basket/basketKinds.js'
export type { BasketLineGroup, BasketOverview, BasketSection, BasketSectionLine } from './basket/basketOverview.js'
export type { BasketCharge, BasketNameChange } from './basket/kinds/nameChange.js'
export type { BasketExtra } from './basket/kinds/extra.js'
export type { BasketTransport } from './basket/kinds/journey.js'
export type { BasketPassenger } from './basket/kinds/passenger.js'
export type { BasketRoom } from './basket/kinds/room.js'
export type { MissingPassengers } from './basket/missingPassengers.js'
export type { ShoppingBasket } from './basket/shoppingBasket.js'
export { basketOf, type LoadedBasket } from './basket/ShoppingBasketState.js'
export type { BasketApi, NewPax } from './basket/BasketApi.js'
export type { RoomExtraChoice, TransportChoice } from './basket/adding/addInputs.js'
export type { BasketSignal } from './basket/basketStore.js'
export { type BalancePart, type NextPayment, owed, type Owed } from './bookings/money/owed.js'
export type { BalanceToPay, NothingToPay, WayToPay } from './bookings/money/waysToPay.js'
export {
  type PaidFor,
  type PaymentMade,
  paymentsMade,
  type PaymentsMade,
  type Receipt,
} from './bookings/money/paymentsMade.js'
export { entriesToCome, type PlanEntry, timelineChart } from './bookings/money/planTimeline.js'
export type { ItineraryDay } from './bookings/itinerary/itinerary.js'
export type { HeldJourney } from './bookings/holdings/heldJourneys.js'
export { type BookedExtra, bookedExtras, type BookedExtrasGroup } from './bookings/holdings/bookedExtras.js'
export type { BookedStay } from './bookings/holdings/bookedStays.js'
export type {
  Apportionment,
  Booking,
  BookingPayment,
  BookingPrices,
  BookingsList,
  BookingSummary,
  Pax,
  TicketAllocation,
  TicketLine,
  TicketPrices,
  TicketResale,
} from './bookings/Booking.js'
export type { Bookings } from './bookings/bookings.js'
export type { BookingsApi, BookingWithoutAllocations } from './bookings/BookingsApi.js'
export type { Attention } from './bookings/list/attention.js'
export {
  type BookingsFilter,
  type BookingsShown,
  type ListedBooking,
  toBookingsShown,
} from './bookings/list/bookingFinder.js'
export type {
  BookingsListModel,
  BookingsListState,
  ManyBookings,
  SectionOfBookings,
  YearOfBookings,
} from './bookings/list/bookingsList.js'
export type { QuestionsToAnswer, TravellerQuestions } from './bookings/questions/bookingQuestions.js'
export type { HeldExtra, HeldRoom, HeldTransport, NamedCost } from './bookings/holdings/Holdings.js'
export type { EventTickets, HeldTicket } from './bookings/holdings/ticketsByEvent.js'
export { fullName } from './bookings/holdings/passengers.js'
export {
  type PaymentWord,
  type Engine,
  engineCodes,
  engineOf,
  toBookingPaymentStatus,
  toBookingStatus,
} from './bookings/bookingCodes.js'
export {
  type NamedPriceSection,
  type PriceSummary,
  isCharged,
  type GatheredLine,
} from './bookings/money/priceSummary.js'
export type { PriceDisplay } from './bookings/money/priceLines.js'
export type { HeldTicketEntry } from './bookings/holdings/heldTickets.js'
export type { NameChange } from './bookings/holdings/nameChange.js'
export type { NameChangeFormState, TicketHoldersState, NameChangeProblem } from './bookings/holdings/nameChangeForm.js'
export type { NameChangeFee, TicketHolder } from './bookings/holdings/ticketHolders.js'
export type {
  ShownTicketGroup,
  TicketEntry,
  TicketListCommands,
  TicketListState,
} from './bookings/holdings/ticketList.js'
export type { BookingPage, ShownBooking, Trip } from './bookings/page/bookingPage.js'
export type { BookingPart, PartTile } from './bookings/page/parts.js'
export type { ShownStatus, StatusTone } from './bookings/page/bookingStatus.js'
export { bookingCalendar } from './bookings/itinerary/calendarFile.js'
export type { CalendarTexts } from './bookings/itinerary/calendarTexts.js'
export type { TicketEvent, TicketType, TicketCatalogueApi } from './catalogue/tickets/TicketCatalogueApi.js'
export type {
  Accommodation,
  Room,
  RoomExtra,
  AccommodationCatalogueApi,
} from './catalogue/accommodation/AccommodationCatalogueApi.js'
export type {
  Extra,
  ExtraAvailability,
  ExtraOption,
  ExtrasCatalogueApi,
} from './catalogue/extras/ExtrasCatalogueApi.js'
export type { ChoiceSummary } from './catalogue/shopPrices.js'
export type { ExtraSelectionProblem } from './catalogue/extras/extraSelection.js'
export type { ExtrasShop } from './catalogue/extras/extrasShop.js'
export type {
  ExtraChoice,
  ExtraOptionChoice,
  ExtrasOutcome,
  ExtrasShopState,
} from './catalogue/extras/extrasShopState.js'
export type { StockShown } from './catalogue/stock.js'
export type {
  AccommodationEntry,
  AccommodationList,
  AccommodationsOnSale,
} from './catalogue/accommodation/accommodationList.js'
export type { RoomShop } from './catalogue/accommodation/roomShop.js'
export type {
  RoomChoice,
  RoomExtraOffer,
  RoomKindChoice,
  RoomsOnSale,
  RoomWithExtras,
} from './catalogue/accommodation/roomShopState.js'
export type { TransportFinder } from './catalogue/transport/transportFinder.js'
export type { TransportChoosing } from './catalogue/transport/transportState.js'
export type { TransportOption, TransportQuestion } from './catalogue/transport/transportQuestions.js'
export type { ActiveTransportStep } from './catalogue/transport/transportSteps.js'
export type { PackageApi, TermsAndConditions, TermsSection } from './catalogue/package/PackageApi.js'
export type { PurchaseRules } from './catalogue/purchaseRules.js'
export type {
  TransportField,
  TransportMode,
  TransportStop,
  StopsQuery,
  TransportCatalogueApi,
} from './catalogue/transport/TransportCatalogueApi.js'
export type { SelectionProblem } from './catalogue/tickets/ticketTotals.js'
export {
  problemOfField,
  type NewcomerDraft,
  type NewcomerField,
  newcomerFields,
} from './catalogue/tickets/newcomers.js'
export type { PassengerChoice } from './catalogue/tickets/ticketSelection.js'
export type { AddTicketsEnd, TicketShop } from './catalogue/tickets/ticketShop.js'
export type {
  EventChoice,
  HolderOption,
  TicketShopState,
  TicketsOutcome,
  TicketToAssign,
  TicketTypeChoice,
} from './catalogue/tickets/ticketShopState.js'
export {
  type ClientConfig,
  type ClientIdentity,
  type ClientLayout,
  type ClientLinks,
  type Country,
  defaultClientId,
  type Gender,
  layoutOf,
} from './client/Client.js'
export type { ClientApi } from './client/ClientApi.js'
export type { FormLists } from './client/clientSetUp.js'
export { basketModule } from './composition/basketModule.js'
export { bookingModule } from './composition/bookingModule.js'
export { dashboardModule } from './composition/dashboardModule.js'
export { holdingsModule } from './composition/holdingsModule.js'
export { payingModule } from './composition/payingModule.js'
export { profileModule } from './composition/profileModule.js'
export { shoppingModule } from './composition/shoppingModule.js'
export { memberModule } from './composition/memberModule.js'
export { visitorModule } from './composition/visitorModule.js'
export type {
  BasketArea,
  BookingArea,
  Dashboard,
  HoldingsArea,
  Member,
  PayingArea,
  ProfileArea,
  ShoppingArea,
  Visitor,
} from './composition/Dashboard.js'
export { tokens } from './composition/tokens.js'
export {
  type Address,
  type BankAccount,
  type CreditBalance,
  type Customer,
  type EmergencyContact,
  noAddress,
  type Passport,
  type PersonalDetails,
  type Traveller,
} from './customer/Customer.js'
export type { CustomerApi, CustomerChanges } from './customer/CustomerApi.js'
export { type AnswerValue, openQuestions, type Question, type RequiredData } from './customer/RequiredData.js'
export { addressLines, type AddressValues } from './customer/details/addressForm.js'
export { maskedBankAccount } from './customer/details/bankAccountForm.js'
export { countryNamed, countryOfCode, searchCountries } from './customer/details/countries.js'
export { isNobody, type PersonalValues } from './customer/details/personalDetailsForm.js'
export { isEmptyPassport, type PassportValues } from './customer/details/passportForm.js'
export type { ProfileSection, ShownProfile, TravellersQuestions } from './customer/profileState.js'
export { type SaveEnd, type SectionForm, type SectionFormState, wasSaved } from './customer/details/sectionForm.js'
export type { Profile, TravellerForms } from './customer/profile.js'
export { datePartsOf, typeIntoDate } from './customer/details/typedDate.js'
export {
  type Delivery,
  deliveryStatuses,
  type DeliveryStatus,
  type DeliveryType,
  type Download,
} from './delivery/Delivery.js'
export type { DownloadedFile, DownloadsApi, DeliveryApi } from './delivery/DeliveryApi.js'
export type { DeliveryStep, ShownDelivery, Tracking } from './delivery/deliveryProgress.js'
export { type DownloadEnd, type OwnDownload, shownDownloads, type TicketToShow } from './delivery/downloads.js'
export type { DeliveryAddress, DeliveryReach } from './delivery/deliveryAddress.js'
export type { OtherDelivery } from './delivery/otherDeliveries.js'
export { cardholderProblem, holdsCardNumber } from './environment/cardNumbers.js'
export type { CallContext, CancelSignal, Ids } from './environment/CallContext.js'
export type { Clock, IsoDate } from './environment/time.js'
export {
  type ErrorReport,
  type ErrorReporter,
  type ReportingEnvironment,
  reportingEnvironments,
  toReportingEnvironment,
} from './environment/ErrorReporter.js'
export {
  type ApiFailure,
  type CallAddress,
  cancelled,
  connectionFailure,
  decodeFailure,
  exceptionFailure,
  forbidden,
  httpFailure,
  notFound,
  type ServerError,
  serverFailure,
  timedOut,
  unauthorised,
} from './failure/ApiFailure.js'
export { explainFailure } from './failure/explainFailure.js'
export { describeFailure, type Severity } from './failure/errorCatalogue.js'
export type { Failure, Operation } from './failure/Failure.js'
export type { MessageStore, NewPrompt, Prompt, PromptAction } from './messages/MessageStore.js'
export type { MessageType, Toast } from './messages/ToastQueue.js'
export { truncate } from './messages/truncate.js'
export type { Formats, InMoney } from './messages/formats.js'
export { type Texts, texts } from './messages/texts.js'
export type { MemberTexts } from './messages/memberTexts.js'
export { type VisitorTexts, visitorTexts } from './messages/visitorTexts.js'
export { defaultLocale, formatMoney } from './money/formatMoney.js'
export {
  type Cost,
  type Currency,
  defaultCurrency,
  minor,
  type Minor,
  money,
  type Money,
  noCost,
  zeroMinor,
} from './money/Money.js'
export { type Navigation, type Path, paths, toOwnPath } from './navigation/paths.js'
export { type Instalment, isPlanFinished, ordinal, type PaymentPlan, planDays } from './payment-plan/PaymentPlan.js'
export type { PaymentPlanApi, PlanAnswer, PlanChange } from './payment-plan/planCalls.js'
export type { PlanForm, PlanFormState } from './payment-plan/planForm.js'
export {
  type DayProjection,
  describeProjectionFailure,
  projectionFor,
  projectionSummary,
  type ProjectionSummary,
} from './payment-plan/projection.js'
export type { PlanOverview } from './payment-plan/planOverview.js'
export type { ResaleApi } from './resale/ResaleApi.js'
export type { Resale } from './resale/resale.js'
export type { ResaleDesk, ResaleEnd } from './resale/ResaleState.js'
export { resaleCode } from './resale/resaleCodes.js'
export { type ResaleRow, resaleStatus, type ResaleStatus } from './resale/resaleRows.js'
export type { ResaleOfGroup, ResalePreview, ResaleTicket } from './resale/resaleSelection.js'
export type { BalancePayment, BalancePaymentState } from './payment/balancePayment.js'
export {
  type CardFailure,
  type CardGateway,
  type CardSource,
  type CardToken,
  type CardToTokenise,
  type Challenge,
  isBrandRefused,
  offersAmex,
  type PaymentAnswer,
  type PaymentApi,
  type PaymentRequest,
  type PaymentVault,
} from './payment/paymentPorts.js'
export type { Checkout, CheckoutState, TermsToAccept } from './payment/checkout.js'
export {
  nameOf,
  type Notice,
  type PaidPayment,
  type PlanAction,
  type Purchase,
  type KeptPayment,
  type BankEnd,
} from './payment/machine/record.js'
export {
  type MoneyStatement,
  type PaymentEnd,
  type PaymentFailure,
  type PaymentStage,
  paymentStages,
  type PaymentView,
  type RecoveryTarget,
} from './payment/machine/view.js'
export { paymentCodes, type PaymentErrorCode } from './payment/paymentCodes.js'
export { describeNotice, describePaymentEnd, paymentFailureWords } from './payment/paymentWords.js'
export type { PaymentCommands, UnendedPayment } from './payment/pendingPayments.js'
export { type Behavior, constant, createState, select, type State } from './reactive/Behavior.js'
export { idle, isKnown, isLoaded, isLoading, latest, type Loadable } from './reactive/Loadable.js'
export type { Draft, Drafts } from './session/Drafts.js'
export { isSessionWord, noOtherTabs, type SessionChannel, type SessionOwner } from './session/sessionElsewhere.js'
export { type NewPasswordForm, passwordLength, type PasswordEnd } from './session/passwordForms.js'
export type { Passwords } from './session/passwords.js'
export type { Credentials, NewPassword, SessionApi, SessionCheck } from './session/SessionApi.js'
export type { Session } from './session/session.js'
export type { SignInEnd } from './session/signInForm.js'
export {
  type Admission,
  isRechecking,
  isSignedIn,
  mustChangePassword,
  signedOutByCustomer,
  type SessionState,
} from './session/SessionState.js'
export { decodeKeptBooking } from './offline/decodeKeptBooking.js'
export { isPageKept, type KeptBooking, type KeptDay, type KeptTicket } from './offline/KeptBooking.js'
export { type KeptBookingStore, nothingKept } from './offline/KeptBookingStore.js'
export { createOfflinePage, type OfflinePage, type OfflinePageState } from './offline/offlinePage.js'
export { entryWords, owedFacts } from './bookings/itinerary/itineraryWords.js'
export { offlineTexts } from './offline/offlineTexts.js'
export { designTexts } from './messages/designTexts.js'
