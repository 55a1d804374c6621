import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../failure/Failure.js'
import type { Behavior } from '../../reactive/Behavior.js'
import type { Loadable } from '../../reactive/Loadable.js'
import type { ExtraOnSale } from './ExtraOnSale.js'

export interface ExtrasCatalogueFeature {
  /** What can be bought now, its options in their groups, with how many there are. */
  readonly onSale: (bookingRef: string) => Behavior<Loadable<readonly ExtraOnSale[]>>
  readonly load: (bookingRef: string) => TaskEither<Failure, void>
  /** Asks anew how many of one extra there are; what is known of the others stays. */
  readonly refreshAvailability: (bookingRef: string, extraId: string) => TaskEither<Failure, void>
}
