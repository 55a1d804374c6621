/** The fake back end without Node: for a page, a worker, or any other platform with the web's standard interfaces. */
export { type BrowserBackend, createBrowserBackend } from './createBrowserBackend.js'
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
export type { Charge } from './records/Charge.js'
export { withStripeStandIn } from './server/ui/indexDocument.js'
export { type TestCard, testCards } from './records/testCards.js'
export type { InspectedBasket, InspectedBooking, Inspection } from './worlds/Inspection.js'
export type { Snapshot } from './worlds/keepSnapshot.js'
export { aWorld, BookingBuilder, WorldBuilder } from './worlds/aWorld.js'
export { type AnyWorld, type Scenario, scenarios } from './worlds/scenarios.js'
export type { BookingDescription, CustomerDescription, WorldDescription } from './worlds/WorldDescription.js'
