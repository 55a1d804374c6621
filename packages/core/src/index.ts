export { ordinal } from './payment-plan/planTexts.js'
export type { Basket } from './basket/Basket.js'
export type { BasketOverview, BasketSection, BasketSectionLine } from './basket/basketOverview.js'
export {
  basketOf,
  type DiscardEnd,
  type LoadedBasket,
  type NotDone,
  type RemovalEnd,
} from './basket/shoppingBasketState.js'
export type { AddTicketsInput, BasketItem } from './basket/BasketApi.js'
export type { BasketSignal } from './basket/basketStore.js'
export type { MissingPassengers, SavePassengersEnd } from './basket/passengers.js'
export type { ShoppingBasket } from './basket/shoppingBasket.js'
export { type Booking, fullName } from './domain/Booking.js'
export { bookedExtras, type BookedExtrasGroup, type BookedStay } from './bookings/holdings/bookedStays.js'
export type {
  AddTransportEnd,
  PickEnd,
  ShownDeparture,
  TransportChoosing,
  TransportFinder,
} from './catalogue/transport/transportFinder.js'
export type { HeldTicketEntry } from './bookings/holdings/heldTickets.js'
export type { NameChange } from './name-change/nameChange.js'
export type {
  NameChangeEnd,
  NameChangeFormState,
  NameChangeProblem,
  TicketHoldersState,
} from './name-change/nameChangeForm.js'
export type { TicketHolder } from './bookings/holdings/ticketHolders.js'
export type {
  ShownTicketGroup,
  TicketEntry,
  TicketListCommands,
  TicketListState,
} from './bookings/holdings/ticketList.js'
export { bookingCalendar, calendarLinks } from './bookings/itinerary/calendarFile.js'
export {
  entryWords,
  type ItineraryDay,
  itineraryText,
  owedFacts,
  type TripDay,
  type TripDays,
} from './bookings/itinerary/itinerary.js'
export type { Attention } from './bookings/list/attention.js'
export { attentionWords } from './bookings/list/attentionWords.js'
export type { BookingsFilter, BookingsShown, ListedBooking } from './bookings/list/bookingFinder.js'
export type {
  BookingsListModel,
  BookingsListState,
  ManyBookings,
  SectionOfBookings,
} from './bookings/list/bookingsList.js'
export { type BalancePart, owed, type Owed } from './bookings/money/owed.js'
export type { BoughtLine, PaymentsMade, Receipt } from './bookings/money/bill.js'
export type { PlanCardOffer } from './bookings/money/planOffer.js'
export type { PriceDisplay } from './bookings/money/priceLines.js'
export { type GatheredLine, isCharged, type PriceSummary } from './bookings/money/priceSummary.js'
export { balanceLeftInWords, owedInWords, waysInWords } from './payment/owedInWords.js'
export type { BalanceToPay, NothingToPay, WayToPay } from './bookings/money/waysToPay.js'
export type { BookingInSight } from './booking-page/bookingAtHand.js'
export type { BookingPage, LabelledAction, NextUp, ShownBooking, Trip } from './booking-page/bookingPage.js'
export type { ReadOnly, ShownStatus } from './bookings/bookingStatus.js'
export type { PartRow } from './booking-page/parts.js'
export type { AwaitedDelivery, Task } from './booking-page/toDo.js'
export type { PassengerQuestions, QuestionsToAnswer } from './questions/bookingQuestions.js'
export type { ShopOutcome } from './basket/adding/createAdding.js'
export type { ChoiceSummary } from './catalogue/createShop.js'
export type { StockShown } from './catalogue/onSale.js'
export type { AccommodationList, AccommodationsOnSale } from './catalogue/accommodation/accommodationList.js'
export type {
  AddRoomsEnd,
  RoomExtraOffer,
  RoomKindChoice,
  RoomShop,
  RoomsOnSale,
  RoomWithExtras,
} from './catalogue/accommodation/roomShop.js'
export type {
  AddExtrasEnd,
  ExtraChoice,
  ExtraOptionChoice,
  ExtrasShop,
  ExtrasShopState,
} from './catalogue/extras/extrasShop.js'
export { type NewPassengerField, newPassengerFields, type ShownNewPassenger } from './basket/newPassengers.js'
export type {
  AddTicketsEnd,
  EventChoice,
  TicketShop,
  TicketShopState,
  TicketTypeChoice,
} from './catalogue/tickets/ticketShop.js'
export type { SelectionProblem } from './catalogue/tickets/ticketsOnSale.js'
export type { TransportQuestion } from './catalogue/transport/transportQuestions.js'
export type { ActiveTransportStep } from './catalogue/transport/transportSteps.js'
export type { Dashboard } from './composition/Dashboard.js'
export { type Texts, texts } from './composition/texts.js'
export type { PassengerForms, ShownProfile } from './customer/profile.js'
export { addressLines, maskedBankAccount, openQuestions } from './domain/Customer.js'
export type { AddressValues } from './customer/details/addressForm.js'
export { countryInWords, countryOnLeaving, searchCountries } from './customer/details/countryNames.js'
export type { PassportValues, PersonalValues } from './customer/details/profileForms.js'
export type { UpdateEnd } from './messages/update.js'
export type { SaveEnd, SectionFailure, SectionForm } from './customer/details/sectionForm.js'
export { datePartsOf, typeIntoDate } from './customer/details/fieldRules.js'
export type { DeliveryReach } from './delivery/deliveryAddress.js'
export {
  allTicketsToShow,
  areJoinable,
  type DownloadEnd,
  type OwnDownload,
  type ShownDelivery,
  shownDownloads,
  type TicketToShow,
} from './delivery/deliveries.js'
export type { OtherDelivery } from './delivery/addressUpdate.js'
export { adviceAfter, describeFailure, explainFailure } from './failure/errorCatalogue.js'
export type { ApiFailure, Cancelled, Failure, Operation } from './failure/Failure.js'
export type { CancelReason } from './environment/CallContext.js'
export { designTexts } from './texts/shellTexts.js'
export type { Formats, InMoney } from './language/formats.js'
export type { Prompt, Toast } from './messages/MessageStore.js'
export { truncate } from './language/plainText.js'
export { type Currency, defaultLocale, formatMoney, type Minor, money, type Money } from './money/Money.js'
export { type Path, paths, toOwnPath } from './navigation/paths.js'
export type { BalancePayment, BalancePaymentState } from './payment/balancePayment.js'
export type { Checkout, CheckoutState, TermsToAccept } from './payment/checkout.js'
export { type CardField, cardFields, type CardFieldState, type CardFormState } from './payment/cardForm.js'
export { describePayment, type PaymentWords, type ReturnedPayment } from './payment/statement.js'
export type { PaymentAttention } from './payment/paymentAttention.js'
export type { PaymentCommands } from './payment/shownPayment.js'
export type { PlanForm, PlanFormState } from './payment-plan/planForm.js'
export type { PlanOverview } from './payment-plan/planOverview.js'
export type { Notice, PaidPayment, PlanAction } from './payment/machine/record.js'
export type { PaymentOutcome, PaymentStatus } from './payment/machine/status.js'
export type { Behavior } from './reactive/Behavior.js'
export { isKnown, latest, type LoadEnd } from './reactive/resource.js'
export type { Resale } from './resale/resale.js'
export { type ResaleRow, resaleStatus, type ResaleStatus } from './resale/resaleRows.js'
export type { ResaleEnd, ResaleOfGroup, ResalePreview, ResaleTicket, ResaleTickets } from './resale/resaleSelection.js'
export type { NewPasswordForm, PasswordEnd } from './session/passwordForms.js'
export { type Admission, isSignedIn, type SessionState } from './session/SessionState.js'
export type { SessionOutage } from './session/outages.js'
export type { CheckEnd, SignOutEnd } from './session/session.js'
export type { SignInEnd } from './session/signInForm.js'
export { type ColourScheme, type ColourSchemeChoice, colourSchemes } from './client/colourScheme.js'
export { type ClientCover, coverOf, type WalletCurrency, walletCurrencyOf } from './client/ClientApi.js'
export type { FormLists, HelpWay, SetUpEnd } from './client/clientSetUp.js'
export type { AddEnd } from './basket/adding/addToBasket.js'
export type { LoadBasketEnd } from './basket/basketReading.js'
export type { SaveCopyEnd } from './offline/offlineCopy.js'
export type { CardInput } from './payment/paymentPorts.js'
