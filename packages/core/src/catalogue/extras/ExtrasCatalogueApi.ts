import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../../environment/CallContext.js'
import type { ApiFailure } from '../../failure/ApiFailure.js'
import type { Extra, ExtraAvailability } from './ExtrasCatalogue.js'

export interface ExtrasCatalogueApi {
  /** GET /api/package/{bookingRef}/extras */
  readonly extras: (bookingRef: string, context: CallContext) => TaskEither<ApiFailure, readonly Extra[]>
  /** GET /api/package/{bookingRef}/extrasavailability */
  readonly availability: (
    bookingRef: string,
    context: CallContext,
  ) => TaskEither<ApiFailure, readonly ExtraAvailability[]>
  /** GET /api/package/{bookingRef}/extra/{extraId}/availability */
  readonly availabilityOf: (
    bookingRef: string,
    extraId: string,
    context: CallContext,
  ) => TaskEither<ApiFailure, readonly ExtraAvailability[]>
}
