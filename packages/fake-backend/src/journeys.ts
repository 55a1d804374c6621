/** For testers: journeys to write by hand, and the parts that random ones are made of. */
export { faultEffects, mishaps, paymentOutcomes } from './journeys/arbitraries/mishaps.js'
export { bookingJourney } from './journeys/arbitraries/bookingJourney.js'
export { bookingSteps } from './journeys/arbitraries/bookingSteps.js'
export { steps } from './journeys/arbitraries/steps.js'
export { type Bank, type ChallengeDecision } from './journeys/Bank.js'
export { AddExtras } from './journeys/commands/AddExtras.js'
export { AddRoomOptions } from './journeys/commands/AddRoomOptions.js'
export { AddRooms, type RoomOrder } from './journeys/commands/AddRooms.js'
export { type Adding, AddThings, type Part } from './journeys/commands/AddThings.js'
export { AddTickets, type TicketOrder } from './journeys/commands/AddTickets.js'
export { AddTransport, type TransportOrder } from './journeys/commands/AddTransport.js'
export { AnswerBank } from './journeys/commands/AnswerBank.js'
export { AnswerQuestions } from './journeys/commands/AnswerQuestions.js'
export { ChangeName } from './journeys/commands/ChangeName.js'
export { ChangeResale, type ResaleOrder } from './journeys/commands/ChangeResale.js'
export { ChangePlan, type PlanPress } from './journeys/commands/ChangePlan.js'
export { ComeBack } from './journeys/commands/ComeBack.js'
export { CompleteFreeBasket } from './journeys/commands/CompleteFreeBasket.js'
export { DiscardBasket } from './journeys/commands/DiscardBasket.js'
export { DownloadDocument } from './journeys/commands/DownloadDocument.js'
export { Happening, type HappeningKind } from './journeys/commands/Happening.js'
export { InSecondTab, type InSecondTabAction } from './journeys/commands/InSecondTab.js'
export { JourneyCommand } from './journeys/commands/JourneyCommand.js'
export { Mishap, type MishapKind } from './journeys/commands/Mishap.js'
export { OpenBooking } from './journeys/commands/OpenBooking.js'
export { JumpDays } from './journeys/commands/JumpDays.js'
export { Pay } from './journeys/commands/Pay.js'
export { type BalancePress, PayBalance } from './journeys/commands/PayBalance.js'
export { RemoveItems, type WhatToRemove } from './journeys/commands/RemoveItems.js'
export { RemoveThings } from './journeys/commands/RemoveThings.js'
export { SignIn } from './journeys/commands/SignIn.js'
export { SignOut } from './journeys/commands/SignOut.js'
export { UpdateDelivery } from './journeys/commands/UpdateDelivery.js'
export { Wait } from './journeys/commands/Wait.js'
export { availability } from './journeys/invariants/availability.js'
export { basketTotals } from './journeys/invariants/basketTotals.js'
export { bookingsGrow } from './journeys/invariants/bookingsGrow.js'
export { chargedAsShown, chargesAreAccountedFor, oneCharge } from './journeys/invariants/charges.js'
export { endIsFound } from './journeys/invariants/endIsFound.js'
export { hold, holdInvariants, invariants, Violation } from './journeys/invariants/holdInvariants.js'
export { resaleByTheRules } from './journeys/invariants/resaleByTheRules.js'
export { stock } from './journeys/invariants/stock.js'
export type { Invariant } from './journeys/invariants/Invariant.js'
export { type Journey, type JourneyOptions, journeyStart, type Network, startJourney } from './journeys/Journey.js'
export { JourneyClock } from './journeys/JourneyClock.js'
export { type CardChoice, cardChoices } from './journeys/model/CardChoice.js'
export { initialModel, type JourneyModel } from './journeys/model/JourneyModel.js'
export { type PayPress, pressPay } from './journeys/model/pressPay.js'
export { Race } from './journeys/model/Race.js'
export { type ThingsToRemove, thingsToRemove } from './journeys/model/Removal.js'
export {
  type BookingRef,
  bookingRefs,
  type Patience,
  TestContext,
  type TestContextOptions,
} from './journeys/model/TestContext.js'
export { Tally } from './journeys/model/Tally.js'
export {
  checkJourneys,
  type JourneyReport,
  type JourneyRun,
  type Subject,
  subjects,
} from './journeys/running/checkJourneys.js'
export { comeToAnEnd } from './journeys/running/comeToAnEnd.js'
export { type Circumstances, type Start, travel } from './journeys/running/travel.js'
export type { Browser, Tab } from './journeys/Tab.js'
