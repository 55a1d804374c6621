import { nightsOf } from '../../bookings/holdings/bookedStays.js'
import type { CallContext } from '../../environment/CallContext.js'
import type { Clock, IsoDate } from '../../environment/time.js'
import type { Failure } from '../../failure/Failure.js'
import { loadTogether } from '../../failure/loadTogether.js'
import { displayedCost, type Minor } from '../../money/Money.js'
import { createResource, memoizeByKey, type Resource, type ResourceDeps } from '../../reactive/resource.js'
import { mayBuy, mostOf, type StockShown, stockShown } from '../onSale.js'
import type {
  Accommodation,
  AccommodationCatalogueApi,
  AccommodationOnSale,
  Room,
  RoomExtra,
} from './AccommodationCatalogueApi.js'

export interface AccommodationOffer {
  /** The price of the cheapest available room. Null if all are sold out. */
  readonly lowest: Minor | null
  /** The nights, if all of its rooms have the same. Null otherwise. */
  readonly stay: { readonly checkIn: IsoDate; readonly checkOut: IsoDate; readonly nights: number } | null
}

/** A kind of room with its price. */
export interface RoomKindShown extends Pick<Room, 'id' | 'name' | 'description' | 'sleeps'> {
  /** Null if every room in the list has the same nights. */
  readonly ownNights: AccommodationOffer['stay']
  /** The price of the stay, including the booking fee. */
  readonly price: Minor
  readonly bookingFee: Minor
  readonly stock: StockShown
}

const nightsIn = (room: Room): AccommodationOffer['stay'] => {
  const { checkIn, checkOut } = room
  return { checkIn, checkOut, nights: nightsOf(room) }
}

/** `quantity` rooms of this kind are chosen. */
export const roomKindShown = (
  room: Room,
  { stay }: Pick<AccommodationOffer, 'stay'>,
  quantity: number,
): RoomKindShown => ({
  id: room.id,
  name: room.name,
  description: room.description,
  sleeps: room.sleeps,
  ownNights: stay === null ? nightsIn(room) : null,
  price: displayedCost(room.cost),
  bookingFee: room.cost.bookingFee,
  stock: stockShown(room, quantity),
})

/** A summary of what an accommodation offers. */
export const accommodationOffer = ({ rooms }: Pick<AccommodationOnSale, 'rooms'>): AccommodationOffer => {
  const [cheapest] = rooms
    .filter((room) => mostOf(room) > 0)
    .map(({ cost }) => displayedCost(cost))
    .toSorted((a, b) => a - b)
  const [first] = rooms
  const isShared = rooms.every((room) => room.checkIn === first?.checkIn && room.checkOut === first.checkOut)
  return { lowest: cheapest ?? null, stay: first !== undefined && isShared ? nightsIn(first) : null }
}

/**
 * Accommodations with the rooms that can be bought now. One without such a room is dropped (behaviour/catalogue#2.5).
 */
export const accommodationsOnSale = (
  accommodations: readonly Accommodation[],
  rooms: readonly Room[],
  now: number,
): readonly AccommodationOnSale[] =>
  accommodations
    .map((accommodation) => ({
      ...accommodation,
      rooms: rooms.filter(({ accommodationId, rules }) => accommodationId === accommodation.id && mayBuy(rules, now)),
    }))
    .filter((accommodation) => accommodation.rooms.length > 0)

/** Extras of rooms that can be bought now. An extra without options is left out. */
export const roomExtrasOnSale = (extras: readonly RoomExtra[], now: number): readonly RoomExtra[] =>
  extras.filter(({ rules, options }) => mayBuy(rules, now) && options.length > 0)

/** The rooms on sale for one booking, shared by its list of accommodations and the shop of each accommodation. */
export interface RoomOffers {
  /** What can be bought now. An accommodation without such a room is left out. */
  readonly onSale: Resource<readonly AccommodationOnSale[]>
  /** Extras of the rooms of one accommodation. A failure is shown in their place, not in a toast. */
  readonly extras: (accommodationId: string) => Resource<readonly RoomExtra[]>
}

interface Deps extends ResourceDeps {
  readonly bookingRef: string
  readonly api: AccommodationCatalogueApi
  readonly clock: Clock
  readonly onQuietFailure: (failure: Failure) => void
}

const loadOnSale = ({ api, clock, bookingRef }: Deps, context: CallContext) =>
  loadTogether(
    { accommodations: api.accommodations(bookingRef, context), roomsAvailability: api.rooms(bookingRef, context) },
    ({ accommodations, roomsAvailability }) => accommodationsOnSale(accommodations, roomsAvailability, clock.now()),
  )

const loadExtras = ({ api, clock, bookingRef }: Deps, accommodationId: string, context: CallContext) =>
  loadTogether({ roomExtras: api.extras(bookingRef, accommodationId, context) }, ({ roomExtras }) =>
    roomExtrasOnSale(roomExtras, clock.now()),
  )

export const createRoomOffers = (deps: Deps): RoomOffers => ({
  onSale: createResource(deps, (context) => loadOnSale(deps, context)),
  extras: memoizeByKey((accommodationId) =>
    createResource({ scope: deps.scope, onFailure: deps.onQuietFailure }, (context) =>
      loadExtras(deps, accommodationId, context),
    ),
  ),
})
