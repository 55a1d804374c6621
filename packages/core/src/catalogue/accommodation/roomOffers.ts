import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../../environment/CallContext.js'
import type { Clock } from '../../environment/time.js'
import { type Failure, failedAt } from '../../failure/Failure.js'
import { createResource, keyed, type Resource, type ResourceDeps } from '../../reactive/resource.js'
import { accommodationsOnSale, roomExtrasOnSale } from '../onSaleNow.js'
import type { AccommodationOnSale, RoomExtra } from './AccommodationCatalogue.js'
import type { AccommodationCatalogueApi } from './AccommodationCatalogueApi.js'

/** What one booking can buy of rooms, which its list of accommodations and the shop of each of them share. */
export interface RoomOffers {
  /** What can be bought now; an accommodation without such a room is left out. */
  readonly onSale: Resource<readonly AccommodationOnSale[]>
  /** Extras of the rooms of one accommodation. Why they could not be loaded is shown where they belong, not in a toast. */
  readonly extras: (accommodationId: string) => Resource<readonly RoomExtra[]>
}

interface Deps extends ResourceDeps {
  readonly bookingRef: string
  readonly api: AccommodationCatalogueApi
  readonly clock: Clock
  readonly onQuietFailure: (failure: Failure) => void
}

const loadOnSale = async (
  { api, clock, bookingRef }: Deps,
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

const loadExtras = async (
  { api, clock, bookingRef }: Deps,
  accommodationId: string,
  context: CallContext,
): Promise<Either<Failure, readonly RoomExtra[]>> => {
  const extras = await api.extras(bookingRef, accommodationId, context)()
  if (isLeft(extras)) return left(failedAt('roomExtras')(extras.left))
  return right(roomExtrasOnSale(extras.right, clock.now()))
}

export const createRoomOffers = (deps: Deps): RoomOffers => ({
  onSale: createResource(deps, (context) => () => loadOnSale(deps, context)),
  extras: keyed((accommodationId) =>
    createResource(
      { scope: deps.scope, onFailure: deps.onQuietFailure },
      (context) => () => loadExtras(deps, accommodationId, context),
    ),
  ),
})
