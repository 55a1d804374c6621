export { createFakeBackend } from './createFakeBackend.js'
export { Nonsense } from './control/readAs.js'
export type { WorldReport } from './control/worldReport.js'
export { demoPassword } from './customer/demo/demoCustomers.js'
export type {
  ContractCall,
  Controls,
  FakeBackend,
  FakeBackendOptions,
  Latency,
  StripeStandIn,
} from './FakeBackend.js'
export type { Fault, FaultEffect } from './faults/Fault.js'
export type { FaultReport } from './faults/FaultList.js'
export type { Journal, JournalEntry } from './journal/Journal.js'
export type { BasketPaymentOutcome } from './payment/BasketPaymentOutcome.js'
export type { Charge } from './payment/Charge.js'
export type { ChargebackOrder, MoneyReturn, RefundOrder } from './payment/MoneyReturn.js'
export type { CardDetails } from './stripe/PaymentMethod.js'
export type { ChallengeAnswer, IntentStatus } from './stripe/PaymentIntent.js'
export type { Mail } from './session/Mail.js'
export { withStripeStandIn } from './server/ui/indexDocument.js'
export { PortTaken } from './server/listen.js'
export { type ServedFake, serveFake, type ServeOptions } from './server/serveFake.js'
export { welcome } from './server/welcome.js'
export { type TestCard, testCards } from './stripe/testCards.js'
export type { InspectedBasket, InspectedBooking, Inspection } from './world/Inspection.js'
export type { Snapshot } from './world/Snapshot.js'
export { aWorld, BookingBuilder, type InstalmentCounts, WorldBuilder } from './worlds/aWorld.js'
export { type AnyWorld, type Scenario, scenarios } from './worlds/scenarios.js'
export type {
  BookingDescription,
  CurrencyName,
  CustomerDescription,
  WorldDescription,
} from './worlds/WorldDescription.js'
