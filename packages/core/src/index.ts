export { type Basket, type BasketStatus, basketStatuses, checkoutObstacle } from './basket/Basket.js'
export type { BasketItems } from './basket/basketKinds.js'
export type { BasketLineGroup, BasketOverview, BasketSection, BasketSectionLine } from './basket/basketOverview.js'
export type { BasketCharge } from './basket/kinds/charge.js'
export type { BasketExtra } from './basket/kinds/extra.js'
export type { BasketTransport } from './basket/kinds/journey.js'
export type { BasketNameChange } from './basket/kinds/nameChange.js'
export type { BasketPassenger } from './basket/kinds/passenger.js'
export type { BasketRoom } from './basket/kinds/room.js'
export type { MissingPassengers } from './basket/missingPassengers.js'
export type { ShoppingBasket } from './basket/shoppingBasket.js'
export { basketOf, type LoadedBasket, type ShoppingBasketState } from './basket/ShoppingBasketState.js'
export type {
  BasketApi,
  BasketItem,
  ExtraToAdd,
  NameChangeToAdd,
  NewPax,
  RoomExtraToAdd,
  RoomToAdd,
  TicketToAdd,
  TransportToAdd,
} from './basket/BasketApi.js'
export type {
  AddAccommodationInput,
  AddAccommodationOptionsInput,
  AddExtrasInput,
  AddTicketsInput,
  AddTransportInput,
  HeldRoomExtra,
  NewPassenger,
  RoomExtraChoice,
  SelectedExtra,
  SelectedRoom,
  TicketChoice,
  TransportChoice,
} from './basket/AddInputs.js'
export type { RoomsLeft } from './basket/addAccommodation.js'
export type { ExtrasLeft, NameChangesLeft, SeatsLeft } from './basket/addItems.js'
export type { TicketsLeft } from './basket/addTickets.js'
export type { AddEnd } from './basket/addToBasket.js'
export type { BasketPayment, BasketPaymentStatus } from './basket/BasketPayment.js'
export type { BasketSignal } from './basket/basketStore.js'
export {
  type BalancePart,
  type NextPayment,
  type Overdue,
  owed,
  type Owed,
  type OwingBooking,
} from './bookings/money/owed.js'
export { type BalanceToPay, balanceToPay, type NothingToPay } from './bookings/money/balanceToPay.js'
export type { WayToPay } from './bookings/money/waysToPay.js'
export { type PaidFor, type PaymentMade, paymentsMade, type PaymentsMade } from './bookings/money/paymentsMade.js'
export { type Receipt, receiptOf } from './bookings/money/receipt.js'
export {
  entriesToCome,
  type PlanEntry,
  type PlanTimeline,
  timelineChart,
  type TimelineBar,
} from './bookings/money/planTimeline.js'
export { type HeldInParts, heldInParts } from './bookings/page/heldInParts.js'
export type {
  ItineraryDay,
  ItineraryEntry,
  Journey,
  Outing,
  SharedThing,
  Stay,
} from './bookings/itinerary/Itinerary.js'
export type { HeldJourney, JourneysOneWay } from './bookings/holdings/heldJourneys.js'
export { extrasOf } from './bookings/holdings/extrasOf.js'
export { type BookedExtra, bookedExtras, type BookedExtrasGroup } from './bookings/holdings/bookedExtras.js'
export { type BookedRoom, type BookedStay } from './bookings/holdings/bookedStays.js'
export type { AnswersLeft } from './bookings/questions/answersLeft.js'
export type { MainAction } from './bookings/page/mainActionOf.js'
export { bankDetailsNeeded, needsBankDetails } from './bookings/list/needsBankDetails.js'
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
export type { BookingsApi, BookingWithoutAllocations } from './bookings/BookingsApi.js'
export type { Attention } from './bookings/list/attentionOf.js'
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
export type { BookingsFeature } from './bookings/list/BookingsFeature.js'
export type {
  BookingQuestions,
  BookingQuestionsState,
  QuestionsToAnswer,
  SaveAnswers,
  SaveAnswersEnd,
  TravellerQuestions,
} from './bookings/questions/bookingQuestions.js'
export type { HeldExtra, HeldRoom, HeldTransport, NamedCost, TransportDirection } from './bookings/holdings/Holdings.js'
export {
  daysUntil,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDayOfMonth,
  formatDaysUntil,
  formatDocumentDate,
  formatWait,
} from './bookings/itinerary/calendarDates.js'
export {
  activePax,
  type EventTickets,
  fullName,
  type HeldTicket,
  ticketsByEvent,
} from './bookings/holdings/passengers.js'
export { type PaymentWord, paymentWord } from './bookings/money/paymentWord.js'
export {
  type NamedPriceSection,
  type PricedDeparture,
  type PriceDisplay,
  type PriceLine,
  type PriceSection,
  type PriceSectionName,
  priceSectionNames,
  type PriceSummary,
} from './bookings/money/PriceSections.js'
export { resaleFees } from './bookings/money/priceLines.js'
export { isCharged, priceSummary, ticketsSection } from './bookings/money/priceSummary.js'
export type { HeldTicketEntry, HeldTickets, HeldTicketsState } from './bookings/holdings/heldTickets.js'
export type {
  NameChange,
  NameChangeEnd,
  NameChangeFormState,
  NameChangeState,
  TicketHoldersState,
} from './bookings/holdings/nameChange.js'
export type { NameChangeProblem } from './bookings/holdings/nameChangeForm.js'
export type { NameChangeFee, TicketHolder } from './bookings/holdings/ticketHolders.js'
export type {
  ShownTicketGroup,
  TicketEntry,
  TicketListCommands,
  TicketListState,
} from './bookings/holdings/ticketList.js'
export type { GatheredLine } from './bookings/money/PriceSections.js'
export type { Bill, BookingPage, BookingPageState, ShownBooking, Trip } from './bookings/page/bookingPage.js'
export type { BalanceShown } from './bookings/page/balanceShown.js'
export type { BookingPart, PartTile } from './bookings/page/partTiles.js'
export { type AskedTraveller, askedTravellers } from './bookings/questions/askedTravellers.js'
export type { Countdown } from './bookings/page/countdownOf.js'
export { type Engine, engineCodes, engineOf } from './bookings/engineCodes.js'
export {
  type BookingPaymentType,
  bookingPaymentTypes,
  type PaymentOption,
  paymentOptions,
  toBookingPaymentType,
} from './bookings/money/paymentTypes.js'
export { sortBookings } from './bookings/list/sortBookings.js'
export type { ShownStatus, StatusTone } from './bookings/page/statusOf.js'
export {
  type BookingPaymentStatus,
  bookingPaymentStatuses,
  type BookingStatus,
  bookingStatuses,
  toBookingPaymentStatus,
  toBookingStatus,
} from './bookings/page/statuses.js'
export { bookingCalendar } from './bookings/itinerary/bookingCalendar.js'
export { type CalendarTexts, calendarTexts } from './bookings/itinerary/calendarTexts.js'
export type { Availability, EventOnSale, TicketEvent, TicketType } from './catalogue/tickets/TicketCatalogue.js'
export type { Accommodation, Room, RoomExtra } from './catalogue/accommodation/AccommodationCatalogue.js'
export type { AccommodationCatalogueApi } from './catalogue/accommodation/AccommodationCatalogueApi.js'
export type { Extra, ExtraAvailability, ExtraOption } from './catalogue/extras/ExtrasCatalogue.js'
export type { ExtrasCatalogueApi } from './catalogue/extras/ExtrasCatalogueApi.js'
export type { ChoiceSummary } from './catalogue/choiceSummary.js'
export type { PackageInformationFeature } from './catalogue/package/PackageInformationFeature.js'
export type { ExtraSelectionProblem } from './catalogue/extras/ExtraSelection.js'
export type { AddExtrasEnd, ExtrasShop } from './catalogue/extras/extrasShop.js'
export type {
  ExtraChoice,
  ExtraOptionChoice,
  ExtrasOutcome,
  ExtrasShopState,
} from './catalogue/extras/extrasShopState.js'
export type { StockShown } from './catalogue/stockShown.js'
export type {
  AccommodationEntry,
  AccommodationList,
  AccommodationsOnSale,
} from './catalogue/accommodation/accommodationList.js'
export type { RoomShop } from './catalogue/accommodation/roomShop.js'
export type {
  HeldRoomChoice,
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
export type { PackageApi } from './catalogue/package/PackageApi.js'
export type { OptionSetting, TermsAndConditions, TermsSection } from './catalogue/package/PackageInformation.js'
export type { PurchaseRules } from './catalogue/tickets/PurchaseRules.js'
export type {
  TransportField,
  TransportMode,
  TransportStepName,
  TransportStop,
} from './catalogue/transport/TransportCatalogue.js'
export type { StopsQuery, TransportCatalogueApi } from './catalogue/transport/TransportCatalogueApi.js'
export type { TicketCatalogueApi } from './catalogue/tickets/TicketCatalogueApi.js'
export { problemOfField, type SelectionProblem } from './catalogue/tickets/selectionProblems.js'
export { type AvailabilityLevel } from './catalogue/tickets/selectionTotals.js'
export { editNewcomer, type NewcomerDraft, type PassengerChoice } from './catalogue/tickets/TicketSelection.js'
export { type NewcomerField, newcomerFields } from './catalogue/tickets/newcomerFields.js'
export type { AddTicketsEnd, TicketShop } from './catalogue/tickets/ticketShop.js'
export type {
  EventChoice,
  HolderOption,
  TicketShopState,
  TicketsOutcome,
  TicketToAssign,
  TicketTypeChoice,
} from './catalogue/tickets/ticketShopState.js'
export { type ClientConfig, type ClientLinks, type Country, defaultClientId, type Gender } from './client/Client.js'
export type { ClientApi } from './client/ClientApi.js'
export { type ClientLayout, layoutOf } from './client/layoutOf.js'
export type { Client, FormLists } from './client/clientSetUp.js'
export { type ClientIdentity, createClientIdentity } from './client/ClientIdentity.js'
export type { BasketAreaParts } from './composition/createBasketArea.js'
export type { BookingParts } from './composition/createBookingArea.js'
export type { VisitorParts } from './composition/createVisitor.js'
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
export { creditTotals } from './customer/creditTotals.js'
export {
  type AdditionalCustomerLink,
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
export type { CustomerApi } from './customer/CustomerApi.js'
export type { CustomerChanges } from './customer/CustomerChanges.js'
export type {
  CustomerFeature,
  UpdateAdditionalCustomer,
  UpdateCustomer,
  UpdateCustomerDeliveries,
} from './customer/CustomerFeature.js'
export {
  type Answers,
  type AnswerValue,
  openQuestions,
  type Question,
  type QuestionOption,
  type RequiredData,
} from './customer/RequiredData.js'
export type { AddressValues } from './customer/details/addressForm.js'
export { addressLines } from './customer/details/addressLines.js'
export { type BankValues, maskedBankAccount } from './customer/details/bankAccountForm.js'
export { countryNamed, countryOfCode, searchCountries } from './customer/details/countries.js'
export type { FieldValues } from './customer/details/DetailsForm.js'
export {
  type EmergencyValues,
  isNobody,
} from './customer/details/emergencyContactForm.js'
export { isEmptyPassport, type PassportValues } from './customer/details/passportForm.js'
export type { PersonalValues } from './customer/details/personalDetailsForm.js'
export type { AskedQuestions, TravellersQuestions } from './customer/details/questionsOf.js'
export type { SaveEnd, SectionForm, SectionFormState, SectionProblem } from './customer/details/sectionForm.js'
export type { Profile, TravellerForms } from './customer/profile.js'
export type { ProfileSection, ProfileState, ShownProfile } from './customer/profileState.js'
export type { TravellersOfBooking } from './customer/details/travellersByBooking.js'
export { datePartsOf, type TypedDate, typeIntoDate } from './customer/details/typedDate.js'
export { wasSaved } from './customer/details/wasSaved.js'
export {
  type Delivery,
  deliveryStatuses,
  type DeliveryStatus,
  type DeliveryType,
  type Download,
  type DownloadSource,
} from './delivery/Delivery.js'
export type { DownloadedFile, DownloadsApi } from './delivery/DownloadsApi.js'
export { deliveryProgress, type DeliveryStep } from './delivery/deliveryProgress.js'
export { allTicketsToShow, type TicketToShow, ticketsToShow } from './delivery/ticketsToShow.js'
export { trackingAddress, trackingNumber } from './delivery/trackingAddress.js'
export type { DeliveryFeature } from './delivery/DeliveryFeature.js'
export type { DeliveryAddressForm, DeliveryReach } from './delivery/deliveryAddressForm.js'
export {
  type AddressChange,
  changeableDelivery,
  deliveryAddresses,
  type DeliveryAddress,
} from './delivery/addressChange.js'
export type { OtherDelivery } from './delivery/createOtherDeliveries.js'
export {
  type ExternalDownload,
  isWebAddress,
  type OwnDownload,
  type ShownDownload,
  shownDownloads,
} from './delivery/shownDownloads.js'
export type { DeliveryApi } from './delivery/DeliveryApi.js'
export { cardholderProblem, holdsCardNumber, withoutCardNumbers } from './environment/cardNumbers.js'
export type { CallContext, CancelSignal } from './environment/CallContext.js'
export type { Clock } from './environment/Clock.js'
export { minutes, seconds } from './environment/durations.js'
export type { IsoDate } from './environment/IsoDate.js'
export type { ErrorReport, ErrorReporter } from './environment/ErrorReporter.js'
export type { Ids } from './environment/Ids.js'
export {
  type ReportingEnvironment,
  reportingEnvironments,
  toReportingEnvironment,
} from './environment/reportingEnvironments.js'
export {
  type ApiFailure,
  type CallAddress,
  cancelled,
  connectionFailure,
  decodeFailure,
  exceptionFailure,
  forbidden,
  httpFailure,
  leavesOutcomeOpen,
  notFound,
  serverFailure,
  timedOut,
  unauthorised,
} from './failure/ApiFailure.js'
export { explainFailure } from './failure/explainFailure.js'
export { describeFailure } from './failure/describeFailure.js'
export { failedAt, type Failure } from './failure/Failure.js'
export type { Operation } from './failure/Operation.js'
export type { ServerError } from './failure/ServerError.js'
export type { Severity } from './failure/Severity.js'
export type { MessageType, Prompt, PromptAction, Toast } from './messages/Message.js'
export type { MessageStore, NewPrompt } from './messages/MessageStore.js'
export { truncate } from './messages/truncate.js'
export { counted } from './messages/plural.js'
export { type Texts, texts } from './messages/texts.js'
export { type MemberTexts, memberTexts } from './messages/memberTexts.js'
export { type VisitorTexts, visitorTexts } from './messages/visitorTexts.js'
export { defaultLocale, formatMoney } from './money/formatMoney.js'
export { type Cost, netCost, noCost } from './money/Cost.js'
export {
  addMinor,
  addMoney,
  type Currency,
  type CurrencyMismatch,
  defaultCurrency,
  minor,
  type Minor,
  money,
  type Money,
  negateMinor,
  sameCurrency,
  sumMinor,
  timesMinor,
  zeroMinor,
} from './money/Money.js'
export { type Navigation, type Path, toOwnPath } from './navigation/Navigation.js'
export { isPublicPath, paths } from './navigation/paths.js'
export type { Instalment, PaymentPlan } from './payment-plan/PaymentPlan.js'
export type { PaymentPlanApi, PlanAnswer, PlanChange } from './payment-plan/PaymentPlanApi.js'
export type { PlanForm, PlanForms, PlanFormState } from './payment-plan/planForm.js'
export {
  type DayProjection,
  describeProjectionFailure,
  projectionFor,
  type ProjectionState,
} from './payment-plan/projection.js'
export type { PlanOffer } from './payment-plan/planOffer.js'
export type { PlanOverview } from './payment-plan/planOverview.js'
export { projectionSummary, type ProjectionSummary } from './payment-plan/projectionSummary.js'
export { isPlanFinished, ordinal, planDays } from './payment-plan/planRules.js'
export type { ChartBar } from './payment-plan/projectionChart.js'
export type { PendingChange, ResaleApi } from './resale/ResaleApi.js'
export type { Resale, ResaleDesk, ResaleEnd, ResaleState } from './resale/resale.js'
export { resaleCode } from './resale/resaleCodes.js'
export { type ResaleFilter, type ResaleRow, resaleStatus, type ResaleStatus } from './resale/resaleRows.js'
export type { ResaleOfGroup, ResalePreview, ResaleProblem, ResaleTicket } from './resale/resaleSelection.js'
export { type BalancePayment, type BalancePaymentState } from './payment/balancePayment.js'
export {
  type CardFailure,
  type CardGateway,
  type CardSource,
  type CardToken,
  type CardToTokenise,
  type Challenge,
  isBrandRefused,
  offersAmex,
} from './payment/cards.js'
export type { Checkout, CheckoutState } from './payment/checkout.js'
export type { TermsToAccept } from './payment/termsToAccept.js'
export type { CardInput } from './payment/cards.js'
export {
  type Attempt,
  nameOf,
  type Notice,
  type PaidPayment,
  type PlanAction,
  type PlanWish,
  type Pressed,
  type Purchase,
  type KeptPayment,
} from './payment/machine/record.js'
export type { BankEnd } from './payment/machine/transition.js'
export {
  type MoneyStatement,
  type PaymentEnd,
  type PaymentFailure,
  type PaymentStage,
  paymentStages,
  type PaymentView,
  type RecoveryTarget,
} from './payment/machine/view.js'
export { paymentCodes, type PaymentErrorCode, type PaymentNextStep } from './payment/paymentCodes.js'
export type { PaymentAnswer, PaymentApi, PaymentRequest, PaymentVault } from './payment/paymentPorts.js'
export { describeNotice, describePaymentEnd, paymentFailureWords } from './payment/paymentWords.js'
export type { PaymentCommands } from './payment/pendingPayments.js'
export type { UnendedPayment } from './payment/unendedPayments.js'
export { type Behavior, constant, createState, select, type State } from './reactive/Behavior.js'
export { idle, isKnown, isLoaded, isLoading, latest, type Loadable } from './reactive/Loadable.js'
export type { Draft, Drafts } from './session/Drafts.js'
export { isSessionWord, noOtherTabs, type SessionChannel } from './session/SessionChannel.js'
export {
  type ChangePasswordForm,
  type NewPasswordForm,
  passwordLength,
  type PasswordEnd,
} from './session/passwordForms.js'
export type { PasswordChange, Passwords } from './session/passwords.js'
export type { SessionOwner } from './session/SessionOwner.js'
export type { Submission } from './reactive/Submission.js'
export type { Credentials, NewPassword, SessionApi, SessionCheck } from './session/SessionApi.js'
export type { Session } from './session/session.js'
export type { SignInEnd, SignInForm } from './session/signInForm.js'
export {
  type Admission,
  admission,
  isRechecking,
  isSignedIn,
  mustChangePassword,
  sessionLength,
  signedOutByCustomer,
  type SessionState,
  type SignedIn,
} from './session/SessionState.js'
export { decodeKeptBooking } from './offline/decodeKeptBooking.js'
export type { KeptBooking, KeptDay, KeptTicket } from './offline/KeptBooking.js'
export { type KeptBookingStore, nothingKept } from './offline/KeptBookingStore.js'
export type { OfflineCopy, OfflineCopyState } from './offline/offlineCopy.js'
export { createOfflinePage, type OfflinePage, type OfflinePageState } from './offline/offlinePage.js'
export { isPageKept } from './offline/pageKept.js'
export { entryWords } from './bookings/itinerary/entryWords.js'
export { owedFacts } from './bookings/itinerary/owedFacts.js'
export { offlineTexts } from './offline/offlineTexts.js'
export { designTexts } from './messages/designTexts.js'
