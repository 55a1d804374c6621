import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../failure/Failure.js'
import type { Behavior } from '../../reactive/Behavior.js'
import type { Loadable } from '../../reactive/Loadable.js'
import type { AccommodationOnSale, RoomExtra } from './AccommodationCatalogue.js'

export interface AccommodationCatalogueFeature {
  /** What can be bought now; an accommodation without such a room is left out (specification 2, §5). */
  readonly onSale: (bookingRef: string) => Behavior<Loadable<readonly AccommodationOnSale[]>>
  readonly load: (bookingRef: string) => TaskEither<Failure, void>
  /**
   * Extras of the rooms of one accommodation. Why they could not be loaded stays here instead of in a toast: the errors
   * of the body, or a message (specification 2, §7); `describeFailure` puts it into words.
   */
  readonly roomExtras: (bookingRef: string, accommodationId: string) => Behavior<Loadable<readonly RoomExtra[]>>
  readonly loadRoomExtras: (bookingRef: string, accommodationId: string) => TaskEither<Failure, void>
}
