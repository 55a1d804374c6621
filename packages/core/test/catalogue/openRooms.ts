import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { createAccommodationList } from '../../src/catalogue/accommodation/accommodationList.js'
import type { Room, RoomExtra } from '../../src/catalogue/accommodation/AccommodationCatalogueApi.js'
import { createRoomOffers } from '../../src/catalogue/accommodation/roomOffers.js'
import { createRoomShop } from '../../src/catalogue/accommodation/roomShop.js'
import type { Booking } from '../../src/domain/Booking.js'
import type { ApiFailure } from '../../src/failure/Failure.js'
import { minor, noCost } from '../../src/money/Money.js'
import { constant } from '../../src/reactive/Behavior.js'
import { createDrafts } from '../../src/session/Drafts.js'
import { aBooking } from '../bookings/aBooking.js'
import { createPlantedBookings } from '../bookings/plantedBookings.js'
import { basketExtra, basketRoom, emptyBasket } from '../basket/aBasket.js'
import { openBasket } from '../basket/openBasket.js'

const rules = { onDashboard: true, from: null, until: '2027-03-31' }
const some = (available: number) => ({ freesale: false, available })

export const room = (id: string, available = 2, change: Partial<Room> = {}): Room => ({
  id,
  accommodationId: 'A1',
  name: `Room ${id}`,
  description: '',
  sleeps: null,
  checkIn: '2027-05-01',
  checkOut: '2027-05-08',
  cost: { ...noCost, price: minor(1000), bookingFee: minor(50) },
  rules,
  availability: some(available),
  ...change,
})

export const option = (optionId: string, available = 2) => ({
  optionId,
  value: `Option ${optionId}`,
  cost: { ...noCost, price: minor(200), bookingFee: minor(10) },
  priceDisplayCode: 1,
  availability: some(available),
})

export const extra = (
  extraId: string,
  options: readonly ReturnType<typeof option>[],
  roomId: string | null = null,
): RoomExtra => ({
  extraId,
  accommodationId: 'A1',
  roomId,
  name: `Extra ${extraId}`,
  description: '',
  rules,
  options,
})

export const board = extra('Board', [option('half'), option('full')])
export const cot = extra('Cot', [option('one')], 'R2')

export interface RoomsOffer {
  rooms: readonly Room[]
  extras: readonly RoomExtra[]
}

/**
 * The shop of A1 and the list of accommodations, over a basket in memory. A test may change `offer`. `failing` fails
 * every call.
 */
export const openRooms = (
  given: Partial<RoomsOffer> = {},
  day = '2027-03-10',
  booking: Partial<Pick<Booking, 'passengers' | 'rooms'>> = {},
) => {
  const basket = openBasket()
  const { scope, failures, texts } = basket
  const offer: RoomsOffer = { rooms: [room('R1'), room('R2')], extras: [board, cot], ...given }
  const failing: Partial<Record<'accommodations' | 'rooms' | 'extras', ApiFailure>> = {}
  const answer =
    <A>(call: keyof typeof failing, value: () => A) =>
    async (): Promise<Either<ApiFailure, A>> => {
      const failure = failing[call]
      return failure === undefined ? right(value()) : left(failure)
    }
  const offers = createRoomOffers({
    scope,
    onFailure: failures.handle,
    onQuietFailure: failures.handleQuietly,
    bookingRef: 'SUN1001',
    clock: { now: () => Date.parse(day) },
    api: {
      accommodations: () =>
        answer('accommodations', () => [{ id: 'A1', name: 'Miramar', description: '', location: '', stars: null }]),
      rooms: () => answer('rooms', () => offer.rooms),
      extras: () => answer('extras', () => offer.extras),
    },
  })
  const drafts = createDrafts(basket.sessionStore.state$, constant(null))
  const bookings = createPlantedBookings(basket, [{ ...aBooking('SUN1001'), ...booking }]).feature
  const deps = { bookingRef: 'SUN1001', offers, bookings, basket: basket.basket }
  const shop = createRoomShop({
    ...deps,
    accommodationId: 'A1',
    customerId$: constant('C7'),
    drafts,
    scope,
    texts,
    navigation: basket.navigation,
  })
  const list = createAccommodationList(deps)
  const shown = () => {
    const state = shop.state$.value
    if (state.kind !== 'choosing' && state.kind !== 'adding') throw new Error(`The shop is ${state.kind}`)
    return state
  }
  const kind = (id: string) => {
    const found = shown().kinds.find((one) => one.id === id)
    if (found === undefined) throw new Error(`No room ${id} is on sale`)
    return found
  }
  const quantities = () => shown().kinds.map(({ quantity }) => quantity)
  return { ...basket, shop, list, drafts, offer, failing, shown, kind, quantities }
}

export const enterRooms = async (given: Partial<RoomsOffer> = {}) => {
  const open = openRooms(given)
  await open.shop.open()
  return open
}
export type EnteredRooms = Awaited<ReturnType<typeof enterRooms>>

/** Two rooms R1 and one R2, whose keys are 1, 2 and 3. */
export const threeRooms = async (given: Partial<RoomsOffer> = {}): Promise<EnteredRooms> => {
  const open = await enterRooms(given)
  open.shop.choose('R1', 2)
  open.shop.choose('R2', 1)
  return open
}

/** A basket that holds these rooms, each with its extra. */
export const holdingRooms = async (
  ...lines: readonly (readonly [string, string, string?])[]
): Promise<EnteredRooms> => {
  const open = openRooms()
  open.api.plant({
    ...emptyBasket,
    accommodations: lines.map(([id, roomId]) => basketRoom(id, { roomId })),
    extras: lines.flatMap(([id, , extraId], index) =>
      extraId === undefined
        ? []
        : [basketExtra(`extra of ${id}`, { extraId, accommodationId: 'A1', groupId: index + 1 })],
    ),
  })
  await open.basket.load()
  await open.shop.open()
  return open
}
export const heldOptionsOf = ({ shown }: EnteredRooms) => shown().inBasket.map(({ chosenOptions }) => chosenOptions)
