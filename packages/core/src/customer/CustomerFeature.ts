import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure/Failure.js'
import type { Money } from '../money/Money.js'
import type { Path } from '../navigation/paths.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { Loadable } from '../reactive/Loadable.js'
import type { Submission } from '../reactive/Submission.js'
import type { Customer, Traveller } from './Customer.js'
import type { CustomerChanges } from './CustomerChanges.js'
import type { RequiredData } from './RequiredData.js'

export interface UpdateCustomer {
  readonly changes: CustomerChanges
  readonly redirectPath?: Path
}

export interface UpdateAdditionalCustomer extends UpdateCustomer {
  readonly customerId: string
  /** The booking that is refreshed afterwards. */
  readonly bookingRef: string
}

export interface UpdateCustomerDeliveries extends UpdateCustomer {
  /** The bookings whose delivery address changes too. */
  readonly bookingRefs: readonly string[]
}

/** Specification 1, §4, customer data. */
export interface CustomerFeature {
  readonly state$: Behavior<Loadable<Customer>>
  readonly requiredData$: Behavior<Loadable<RequiredData>>
  /** One total for each currency, never one sum (decisions §3.3). */
  readonly credit$: Behavior<readonly Money[]>
  /** The same without what the customer owes. */
  readonly creditToUse$: Behavior<readonly Money[]>
  readonly load: TaskEither<Failure, void>
  /** The same, unless it is known already. */
  readonly loadOnce: TaskEither<Failure, void>
  readonly loadRequiredData: TaskEither<Failure, void>
  readonly update$: Behavior<Submission>
  readonly update: (update: UpdateCustomer) => TaskEither<Failure, void>
  /** The customer, and the address of the first delivery of each of these bookings. */
  readonly updateDeliveries: (update: UpdateCustomerDeliveries) => TaskEither<Failure, void>
  readonly additional: (customerId: string) => Behavior<Loadable<Traveller>>
  readonly loadAdditional: (customerId: string) => TaskEither<Failure, void>
  readonly updateAdditional$: (customerId: string) => Behavior<Submission>
  readonly updateAdditional: (update: UpdateAdditionalCustomer) => TaskEither<Failure, void>
}
