import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../../environment/CallContext.js'
import type { Clock } from '../../environment/Clock.js'
import { type Failure, failedAt } from '../../failure/Failure.js'
import { createResource, keyed, type ResourceDeps } from '../../reactive/resource.js'
import type { AccommodationOnSale, RoomExtra } from './AccommodationCatalogue.js'
import type { AccommodationCatalogueApi } from './AccommodationCatalogueApi.js'
import type { AccommodationCatalogueFeature } from './AccommodationCatalogueFeature.js'
import { accommodationsOnSale, roomExtrasOnSale } from '../onSaleNow.js'

interface Deps extends ResourceDeps {
  readonly api: AccommodationCatalogueApi
  readonly clock: Clock
}

const loadOnSale = async (
  { api, clock }: Deps,
  bookingRef: string,
  context: CallContext,
): Promise<Either<Failure, readonly AccommodationOnSale[]>> => {
  const [accommodations, rooms] = await Promise.all([
    api.accommodations(bookingRef, context)(),
    api.rooms(bookingRef, context)(),
  ])
  if (isLeft(accommodations)) return left(failedAt('accommodations')(accommodations.left))
  if (isLeft(rooms)) return left(failedAt('roomsAvailability')(rooms.left))
  return right(accommodationsOnSale(accommodations.right, rooms.right, clock.now()))
}

const loadRoomExtras = async (
  { api, clock }: Deps,
  bookingRef: string,
  accommodationId: string,
  context: CallContext,
): Promise<Either<Failure, readonly RoomExtra[]>> => {
  const extras = await api.extras(bookingRef, accommodationId, context)()
  if (isLeft(extras)) return left(failedAt('roomExtras')(extras.left))
  return right(roomExtrasOnSale(extras.right, clock.now()))
}

export const createAccommodationCatalogue = (deps: Deps): AccommodationCatalogueFeature => {
  const onSale = keyed((bookingRef) => createResource(deps, (context) => () => loadOnSale(deps, bookingRef, context)))
  // Its errors are shown where they belong; who may not ask at all is led away as everywhere.
  const onFailure = (failure: Failure): void => {
    const { kind } = failure.cause
    if (kind === 'unauthorised' || kind === 'forbidden') deps.onFailure(failure)
  }
  const extras = keyed((bookingRef) =>
    keyed((accommodationId) =>
      createResource(
        { scope: deps.scope, onFailure },
        (context) => () => loadRoomExtras(deps, bookingRef, accommodationId, context),
      ),
    ),
  )
  return {
    onSale: (bookingRef) => onSale(bookingRef).state$,
    load: (bookingRef) => onSale(bookingRef).load,
    roomExtras: (bookingRef, accommodationId) => extras(bookingRef)(accommodationId).state$,
    loadRoomExtras: (bookingRef, accommodationId) => extras(bookingRef)(accommodationId).load,
  }
}
