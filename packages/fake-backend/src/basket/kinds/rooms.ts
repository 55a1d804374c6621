import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord, HeldExtra, HeldRoom } from '../../records/BookingRecord.js'
import type { Accommodation, RoomOffer } from '../../records/PackageOffers.js'
import { roomKey } from '../../records/Stock.js'
import { refuse } from '../../refusal/Refusal.js'
import { type BasketRecord, oneOf, withTotal, type ItemsOutput } from '../../records/BasketRecord.js'
import { lineId, removeLine, takeOffers } from '../takeOffers.js'
import type { BasketKind } from '../BasketKind.js'
import { route } from '../../routing/Route.js'
import { basketToFill, type OpenBasket, openBasketOf } from '../openBasketOf.js'

type WantedRoom = t.TypeOf<typeof basketEndpoints.addAccommodations.body>['accommodations'][number]

const unknownRoom = (): never => refuse('unknownOffer', 'This room is not on offer for your booking.')

const findRoom = ({ offers }: BookingRecord, wanted: WantedRoom) => {
  const room = offers.rooms.find(({ id, acco_id }) => id === wanted.roomId && acco_id === wanted.id) ?? unknownRoom()
  const house = offers.accommodations.find(({ id }) => id === room.acco_id) ?? unknownRoom()
  return { wanted, room, house, stockKey: roomKey(room.id), title: `${room.name}, ${house.name}`, rules: room }
}

const heldRoom = (id: string, room: RoomOffer, house: Accommodation, passengerId: number): HeldRoom => ({
  id,
  acco_id: house.id,
  room_id: room.id,
  name: house.name,
  room_name: room.name,
  location: house.location ?? null,
  check_in: room.check_in,
  check_out: room.check_out,
  pax_ids: [passengerId],
  prices: room.prices,
})

/** Adds all rooms or none. */
const addRooms = (to: OpenBasket, wanted: readonly WantedRoom[]): void => {
  const found = wanted.map((one) => findRoom(to.booking, one))
  takeOffers(to, found)
  for (const { wanted, room, house, stockKey } of found)
    to.basket.rooms.push({ held: heldRoom(lineId(to.world), room, house, wanted.pax_id), stockKey })
}

export const roomsOf = (basket: BasketRecord, accoId: string): readonly HeldRoom[] =>
  basket.rooms.map(({ held }) => held).filter(({ acco_id }) => acco_id === accoId)

/** The extras of the removed room stay, in group 0: no room has it. The extras of later rooms move with their rooms. */
const removeRoom = (from: OpenBasket, id: string): void => {
  const { basket } = from
  const before = basket.rooms.map(({ held }) => held)
  const { acco_id } = removeLine(from, basket.rooms, id)
  const group = before.filter((room) => room.acco_id === acco_id).findIndex((room) => room.id === id) + 1
  const moved = (extra: HeldExtra): HeldExtra => {
    if (extra.acco_id !== acco_id || typeof extra.group_id !== 'number' || extra.group_id < group) return extra
    return { ...extra, group_id: extra.group_id === group ? 0 : extra.group_id - 1 }
  }
  basket.extras.splice(0, Infinity, ...basket.extras.map(({ held, stockKey }) => ({ held: moved(held), stockKey })))
}

const answer = ({ rooms }: BasketRecord) => ({ accommodations: rooms.map(({ held }) => withTotal(held)) })

/** Rooms. Their options are extras. */
export const rooms: BasketKind<Pick<ItemsOutput, 'accommodations'>> = {
  routes: [
    route(basketEndpoints.addAccommodations, (call) => {
      const to = basketToFill(call)
      addRooms(to, call.body.accommodations)
      return answer(to.basket)
    }),
    route(basketEndpoints.removeAccommodation, (call) => removeRoom(openBasketOf(call), call.param('id'))),
  ],
  answer,
  paidFor: (basket) =>
    basket.rooms.map(({ held: { name, room_name, prices } }) => oneOf(`${name}: ${room_name}`, prices)),
  complete: (booking, basket) => {
    booking.rooms.push(...basket.rooms.map(({ held }) => held))
  },
}
