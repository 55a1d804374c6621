import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Address } from '../customer/Customer.js'
import type { Failure } from '../failure/Failure.js'
import type { Behavior } from '../reactive/Behavior.js'
import type { Loadable } from '../reactive/Loadable.js'
import type { Submission } from '../reactive/Submission.js'
import type { DeliveryAddressForm } from './deliveryAddressForm.js'
import type { OtherDelivery } from './createOtherDeliveries.js'
import type { AddressesReach } from './updateAddresses.js'
import type { Downloads } from './downloads.js'

/** The deliveries of one booking (specification 1, §4). */
export interface DeliveryFeature extends Downloads {
  /** Where it is typed and saved. */
  readonly address: DeliveryAddressForm
  readonly update$: Behavior<Submission>
  /** Of this booking's first delivery. */
  readonly updateAddress: (address: Address) => TaskEither<Failure, void>
  /** Of this booking's first delivery, and of the first delivery of each of these bookings. */
  readonly updateAddresses: (address: Address, bookingRefs: readonly string[]) => TaskEither<Failure, void>
  /** How far the last attempt to update several came; it says something where that failed. */
  readonly reach$: Behavior<AddressesReach>
  /** What the address could be used for as well; every upcoming booking is read for it, so that nobody is asked about what cannot be. */
  readonly others$: Behavior<Loadable<readonly OtherDelivery[]>>
  readonly loadOthers: TaskEither<Failure, void>
}
