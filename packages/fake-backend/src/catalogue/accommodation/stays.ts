import type { Cost } from '../../records/cost.js'
import type { Accommodation, RoomExtraOffer, RoomOffer } from '../../records/PackageOffers.js'
import type { OptionToBuy } from '../extras/extrasToBuy.js'
import type { PurchaseRules } from '../purchaseRules.js'
import { type Left, roomExtraKey, roomKey } from '../../records/Stock.js'

export interface RoomToLet {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly sleeps: number
  readonly cost: Cost
  readonly left: Left
  readonly rules: PurchaseRules
}

export interface RoomExtraToLet {
  readonly id: string
  /** Omitted for an extra of every kind of room. */
  readonly room?: string
  readonly name: string
  readonly description: string
  readonly rules: PurchaseRules
  readonly options: readonly OptionToBuy[]
}

export interface StayToLet extends Accommodation {
  readonly rooms: readonly RoomToLet[]
  readonly extras: readonly RoomExtraToLet[]
}

export interface Nights {
  readonly checkIn: string
  readonly checkOut: string
}

const toRoom = (acco: string, { checkIn, checkOut }: Nights, room: RoomToLet): RoomOffer => ({
  id: room.id,
  acco_id: acco,
  name: room.name,
  description: room.description,
  sleeps: room.sleeps,
  check_in: { iso_value: checkIn },
  check_out: { iso_value: checkOut },
  prices: room.cost,
  ...room.rules,
})

const toExtra = (acco: string, extra: RoomExtraToLet): RoomExtraOffer => ({
  extra_id: extra.id,
  acco_id: acco,
  room_id: extra.room ?? null,
  name: extra.name,
  description: extra.description,
  ...extra.rules,
  options: extra.options.map(({ id, value, cost, display }) => ({
    option_id: id,
    value,
    prices: cost,
    price_display_code: display ?? 1,
  })),
})

/** Accommodation for these nights from a short notation, with its stock. */
export const toStays = (nights: Nights, stays: readonly StayToLet[]) => ({
  accommodations: stays.map(({ rooms: _rooms, extras: _extras, ...stay }): Accommodation => stay),
  rooms: stays.flatMap(({ id, rooms }) => rooms.map((room) => toRoom(id, nights, room))),
  roomExtras: stays.flatMap(({ id, extras }) => extras.map((extra) => toExtra(id, extra))),
  left: stays.flatMap(({ rooms, extras }): (readonly [string, Left])[] => [
    ...rooms.map(({ id, left }) => [roomKey(id), left] as const),
    ...extras.flatMap((extra) => extra.options.map(({ id, left }) => [roomExtraKey(extra.id, id), left] as const)),
  ]),
})
