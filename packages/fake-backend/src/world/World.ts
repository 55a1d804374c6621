import type { BasketRecord } from '../records/BasketRecord.js'
import type { AnsweredMoney, BookingRecord } from '../records/BookingRecord.js'
import type { CustomerRecord, Mail, SessionRecord } from '../records/CustomerRecord.js'
import type { PassengerRecord } from '../records/PassengerRecord.js'
import type { BasketPaymentOutcome } from '../records/BasketPaymentOutcome.js'
import type { Charge } from '../records/Charge.js'
import type { MoneyReturn } from '../records/MoneyReturn.js'
import type { PlanChange, PlanRecord } from '../records/PlanRecord.js'
import type { KeyedAttempt } from '../records/onceByKey.js'
import type { StripeState } from '../records/StripeState.js'
import type { WalletSettings } from '../records/WalletSettings.js'
import type { WorldClock } from './WorldClock.js'
import type { WorldIds } from './WorldIds.js'

/**
 * The complete state of the back end. Every change happens synchronously between reading a request and answering it.
 */
export interface World {
  readonly clock: WorldClock
  readonly ids: WorldIds
  readonly customers: CustomerRecord[]
  /** Additional customers, who have no account. */
  readonly additionalCustomers: readonly PassengerRecord[]
  readonly bookings: BookingRecord[]
  /** By id. Discarded baskets stay, with their status. */
  readonly baskets: Map<string, BasketRecord>
  readonly sessions: Map<string, SessionRecord>
  /** Oldest first. */
  readonly outbox: Mail[]
  /** By customer and Idempotency-Key, without expiry. */
  readonly keyedAttempts: Map<string, KeyedAttempt>
  /** By booking reference. */
  readonly answered: Map<string, AnsweredMoney>
  readonly charges: Charge[]
  readonly returns: MoneyReturn[]
  /** By booking reference. */
  readonly plans: Map<string, PlanRecord>
  /** The latest set-up of each booking's plan, by booking reference. */
  readonly planSetups: Map<string, PlanChange>
  readonly stripe: StripeState
  nextOutcome: BasketPaymentOutcome
  wallets: WalletSettings
}

export const findByEmail = (world: World, email: string): CustomerRecord | undefined =>
  world.customers.find((customer) => customer.email === email.trim().toLowerCase())
