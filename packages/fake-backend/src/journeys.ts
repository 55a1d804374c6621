/** For testers: journeys to write by hand, and the parts that random ones are made of. */
export { AccountCommand } from './journeys/account/AccountCommand.js'
export { accountSubject } from './journeys/account/accountSubject.js'
export { AccountFault, type AccountFaultKind } from './journeys/account/AccountFault.js'
export { type AccountModel, initialAccount } from './journeys/account/AccountModel.js'
export { accountSteps } from './journeys/account/accountSteps.js'
export { ChangeDetail } from './journeys/account/ChangeDetail.js'
export { ChangePassword, type Proof } from './journeys/account/ChangePassword.js'
export { LookAgain, SignInTo, SignOutOf } from './journeys/account/ComeAndGo.js'
export { type Detail, details } from './journeys/account/details.js'
export { EmptyContact } from './journeys/account/EmptyContact.js'
export { holdAccount } from './journeys/account/holdAccount.js'
export { LetTimePass } from './journeys/account/LetTimePass.js'
export { AskForReset, FollowLink } from './journeys/account/ResetPassword.js'
export { answersBrokenInOnePlace, type BrokenAnswer, type Key, validAnswers } from './journeys/arbitraries/answers.js'
export { baskets } from './journeys/arbitraries/baskets.js'
export { cards, cardsToPayWith, typedCards } from './journeys/arbitraries/cards.js'
export { describedBookings, describedCustomers, describedWorlds } from './journeys/arbitraries/describedWorlds.js'
export { faultEffects, faultSteps, paymentOutcomes } from './journeys/arbitraries/faults.js'
export { contractEndpoints } from './journeys/arbitraries/contractEndpoints.js'
export { patience } from './journeys/arbitraries/patience.js'
export { paymentJourney } from './journeys/arbitraries/paymentJourney.js'
export { bookingJourney } from './journeys/arbitraries/bookingJourney.js'
export { bookingSteps } from './journeys/arbitraries/bookingSteps.js'
export { steps } from './journeys/arbitraries/steps.js'
export type { Bank, ChallengeDecision } from './journeys/Bank.js'
export { AddExtras } from './journeys/commands/catalogue/AddExtras.js'
export { AddRoomOptions } from './journeys/commands/catalogue/AddRoomOptions.js'
export { AddRooms, type RoomOrder } from './journeys/commands/catalogue/AddRooms.js'
export { AddRoomsUnread } from './journeys/commands/catalogue/AddRoomsUnread.js'
export { type Adding, AddThings, type Part } from './journeys/commands/catalogue/AddThings.js'
export { AddTicketsAgain } from './journeys/commands/catalogue/AddTicketsAgain.js'
export { AddTicketsInTwoTabs } from './journeys/commands/catalogue/AddTicketsInTwoTabs.js'
export { AddTickets, type TicketOrder } from './journeys/commands/catalogue/AddTickets.js'
export { AddTransport, type TransportOrder } from './journeys/commands/catalogue/AddTransport.js'
export { AnotherCustomer } from './journeys/commands/session/AnotherCustomer.js'
export { AnswerBank } from './journeys/commands/payment/AnswerBank.js'
export { AnswerQuestions } from './journeys/commands/bookings/AnswerQuestions.js'
export { ChangeName } from './journeys/commands/bookings/ChangeName.js'
export { ChangeResale, type ResaleOrder } from './journeys/commands/bookings/ChangeResale.js'
export { ChangePlan, type PlanSubmission } from './journeys/commands/payment/ChangePlan.js'
export { ChangePrice, type PriceStep } from './journeys/commands/surroundings/ChangePrice.js'
export { ComeBack } from './journeys/commands/session/ComeBack.js'
export { CompleteFreeBasket } from './journeys/commands/basket/CompleteFreeBasket.js'
export { Disturbed } from './journeys/commands/Disturbed.js'
export { Opened } from './journeys/commands/Opened.js'
export { DiscardBasket } from './journeys/commands/basket/DiscardBasket.js'
export { DownloadDocument } from './journeys/commands/bookings/DownloadDocument.js'
export { LeaveTyped, type WayOut } from './journeys/commands/catalogue/LeaveTyped.js'
export { Meanwhile, type MeanwhileKind } from './journeys/commands/surroundings/Meanwhile.js'
export { MoneyBack, type ReturnedMoney } from './journeys/commands/surroundings/MoneyBack.js'
export { Elsewhere, type ElsewhereAction } from './journeys/commands/surroundings/Elsewhere.js'
export { JourneyCommand } from './journeys/commands/JourneyCommand.js'
export { Step } from './journeys/commands/Step.js'
export { PlantFault, type PlantedFault } from './journeys/commands/surroundings/PlantFault.js'
export { OpenBooking } from './journeys/commands/bookings/OpenBooking.js'
export { JumpDays } from './journeys/commands/surroundings/JumpDays.js'
export { Pay } from './journeys/commands/payment/Pay.js'
export { type BalanceSubmission, PayBalance } from './journeys/commands/payment/PayBalance.js'
export { ReadBasket } from './journeys/commands/basket/ReadBasket.js'
export { ReadBooking } from './journeys/commands/bookings/ReadBooking.js'
export { ReadBookings } from './journeys/commands/bookings/ReadBookings.js'
export { RemoveItems, type WhatToRemove } from './journeys/commands/basket/RemoveItems.js'
export { RemoveThings } from './journeys/commands/basket/RemoveThings.js'
export { SignIn } from './journeys/commands/session/SignIn.js'
export { SignOut } from './journeys/commands/session/SignOut.js'
export { UpdateDelivery } from './journeys/commands/bookings/UpdateDelivery.js'
export { Wait } from './journeys/commands/surroundings/Wait.js'
export { amountsAsShown } from './journeys/invariants/amountsAsShown.js'
export { availability } from './journeys/invariants/availability.js'
export { basketTotals } from './journeys/invariants/basketTotals.js'
export { bookingsGrow } from './journeys/invariants/bookingsGrow.js'
export { chargedAsShown, chargesAreAccountedFor, oneCharge } from './journeys/invariants/charges.js'
export { endIsFound } from './journeys/invariants/endIsFound.js'
export { reportsAreAnonymous } from './journeys/invariants/reportsAreAnonymous.js'
export { nobodyIsLockedOut } from './journeys/invariants/nobodyIsLockedOut.js'
export { receiptsList } from './journeys/invariants/receiptsList.js'
export { hold, holdInvariants, invariants } from './journeys/invariants/holdInvariants.js'
export { type Broken, Violation } from './journeys/invariants/Violation.js'
export { resaleByTheRules } from './journeys/invariants/resaleByTheRules.js'
export { stock } from './journeys/invariants/stock.js'
export type { Invariant } from './journeys/invariants/Invariant.js'
export {
  type Journey,
  type JourneyOptions,
  journeyStart,
  journeyStartOf,
  type Network,
  startJourney,
} from './journeys/Journey.js'
export { JourneyClock } from './journeys/JourneyClock.js'
export { type CardChoice, cardChoices } from './journeys/model/payment/CardChoice.js'
export { initialModel, type JourneyModel } from './journeys/model/JourneyModel.js'
export { type PaySubmission, submitPayment } from './journeys/model/payment/submitPayment.js'
export { Race } from './journeys/model/Race.js'
export {
  type ItemsToRemove,
  itemsToRemove,
} from './journeys/model/basket/Removal.js'
export {
  type BookingRef,
  bookingRefs,
  type OtherPlace,
  type Patience,
  TestContext,
  type TestContextOptions,
} from './journeys/model/TestContext.js'
export { Tally } from './journeys/model/Tally.js'
export {
  checkJourneys,
  type JourneyFailure,
  type JourneyReport,
  type JourneyRun,
} from './journeys/running/checkJourneys.js'
export {
  contractCalls,
  contractCodes,
  type Coverage,
  coverageOf,
  describeCoverage,
} from './journeys/running/Coverage.js'
export type { Progress } from './journeys/running/Progress.js'
export { type SubjectName, subjectNames } from './journeys/running/subjects.js'
export { type AskedRun, readRun, WrongFlag } from './journeys/running/readRun.js'
export { findStory, type FoundStory } from './journeys/running/findStory.js'
export { Story, type StoryStep } from './journeys/story/Story.js'
export { comeToAnEnd } from './journeys/running/comeToAnEnd.js'
export { type Circumstances, type Start, travel } from './journeys/running/travel.js'
export type { Browser, Tab } from './journeys/browser/Tab.js'
