export { createFakeBackend } from './createFakeBackend.js'
export { Nonsense } from './values/readAs.js'
export type { WorldReport } from './control/worldReport.js'
export { demoPassword } from './worlds/demo/customers/demoCustomers.js'
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
export type { TelemetryEntry, TelemetryLog } from './telemetry/TelemetryLog.js'
export type { BasketPaymentOutcome } from './records/BasketPaymentOutcome.js'
export type { CurrencyName } from './records/currencies.js'
export type { WalletChanges, WalletSettings } from './records/WalletSettings.js'
export type { Charge } from './records/Charge.js'
export type { ChargebackOrder, MoneyReturn, RefundOrder } from './records/MoneyReturn.js'
export type { CardDetails } from './records/StripeState.js'
export type { ChallengeAnswer, IntentStatus } from './records/StripeState.js'
export type { Mail } from './records/CustomerRecord.js'
export { withStripeStandIn } from './server/ui/indexDocument.js'
export { PortTaken } from './server/listen.js'
export { type ServedFake, serveFake, type ServeOptions } from './server/serveFake.js'
export { welcome } from './server/welcome.js'
export { type TestCard, testCards } from './records/testCards.js'
export type { InspectedBasket, InspectedBooking, Inspection } from './worlds/Inspection.js'
export type { Snapshot } from './worlds/keepSnapshot.js'
export { aWorld, BookingBuilder, type InstalmentCounts, WorldBuilder } from './worlds/aWorld.js'
export { type AnyWorld, type Scenario, scenarios } from './worlds/scenarios.js'
export type {
  BookingDescription,
  CustomerDescription,
  WorldDescription,
} from './worlds/WorldDescription.js'
