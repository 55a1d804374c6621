import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../failure/Failure.js'
import type { Behavior } from '../../reactive/Behavior.js'
import type { Loadable } from '../../reactive/Loadable.js'
import type { EventOnSale } from './TicketCatalogue.js'

export interface TicketCatalogueFeature {
  /** Tickets without an availability entry are left out (specification 2, §5). */
  readonly events: (bookingRef: string) => Behavior<Loadable<readonly EventOnSale[]>>
  readonly load: (bookingRef: string) => TaskEither<Failure, void>
}
