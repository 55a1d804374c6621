import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../../environment/CallContext.js'
import type { ApiFailure } from '../../failure/ApiFailure.js'
import type { Accommodation, Room, RoomExtra } from './AccommodationCatalogue.js'

export interface AccommodationCatalogueApi {
  /** GET /api/package/{ref}/accommodation */
  readonly accommodations: (
    bookingRef: string,
    context: CallContext,
  ) => TaskEither<ApiFailure, readonly Accommodation[]>
  /** GET /api/package/{ref}/accommodationavailability */
  readonly rooms: (bookingRef: string, context: CallContext) => TaskEither<ApiFailure, readonly Room[]>
  /** GET /api/package/{bookingRef}/accommodation/{accommodationId}/extras */
  readonly extras: (
    bookingRef: string,
    accommodationId: string,
    context: CallContext,
  ) => TaskEither<ApiFailure, readonly RoomExtra[]>
}
