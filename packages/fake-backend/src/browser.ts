/** The fake back end without Node: for a page, a worker, or any other platform with the web's standard interfaces. */
export { type BrowserBackend, createBrowserBackend } from './createBrowserBackend.js'
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
export { withStripeStandIn } from './server/ui/indexDocument.js'
export { type TestCard, testCards } from './stripe/testCards.js'
export type { InspectedBasket, InspectedBooking, Inspection } from './world/Inspection.js'
export type { Snapshot } from './world/Snapshot.js'
export { aWorld, BookingBuilder, WorldBuilder } from './worlds/aWorld.js'
export { type AnyWorld, type Scenario, scenarios } from './worlds/scenarios.js'
export type { BookingDescription, CustomerDescription, WorldDescription } from './worlds/WorldDescription.js'
