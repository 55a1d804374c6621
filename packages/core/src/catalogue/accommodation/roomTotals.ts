import { displayedCost, addMinor, type Minor, sumMinor, timesMinor } from '../../money/Money.js'
import type { AccommodationOnSale, Room, RoomExtra, RoomExtraOption } from './AccommodationCatalogueApi.js'
import { type ChosenRoom, extrasForRoom, roomQuantity, type RoomSelection } from './roomSelection.js'

export interface RoomLine {
  readonly accommodation: AccommodationOnSale
  readonly room: Room
  readonly quantity: number
  readonly cost: Minor
}

export interface RoomOptionLine {
  readonly extra: RoomExtra
  readonly option: RoomExtraOption
  readonly quantity: number
  readonly cost: Minor
}

export interface RoomSelectionTotals {
  readonly rooms: readonly RoomLine[]
  readonly options: readonly RoomOptionLine[]
  readonly count: number
  readonly bookingFee: Minor
  /** What adding them puts on the basket's total. */
  readonly total: Minor
}

/** Without what is no longer on sale, and so no longer on the screen. */
export const roomsStillOnSale = (
  selection: RoomSelection,
  onSale: readonly AccommodationOnSale[],
  extras: readonly RoomExtra[],
): RoomSelection => {
  const isOffered = ({ accommodationId, roomId }: ChosenRoom): boolean =>
    onSale.some(({ rooms }) => rooms.some((room) => room.accommodationId === accommodationId && room.id === roomId))
  const offeredOptions = (room: ChosenRoom): ChosenRoom['options'] =>
    room.options.filter(({ extraId, optionId }) =>
      extrasForRoom(extras, room).some(
        (extra) => extra.extraId === extraId && extra.options.some((option) => option.optionId === optionId),
      ),
    )
  return {
    ...selection,
    rooms: selection.rooms.filter(isOffered).map((room) => ({ ...room, options: offeredOptions(room) })),
  }
}

export const optionQuantity = (
  selection: RoomSelection,
  { extraId, accommodationId }: RoomExtra,
  optionId: string,
): number =>
  selection.rooms.filter(
    (room) =>
      room.accommodationId === accommodationId &&
      room.options.some((chosen) => chosen.extraId === extraId && chosen.optionId === optionId),
  ).length

/** Each kind of option once, with how many rooms have it. */
export const optionLines = (selection: RoomSelection, extras: readonly RoomExtra[]): readonly RoomOptionLine[] =>
  extras.flatMap((extra) =>
    extra.options.flatMap((option): readonly RoomOptionLine[] => {
      const quantity = optionQuantity(selection, extra, option.optionId)
      return quantity === 0 ? [] : [{ extra, option, quantity, cost: timesMinor(displayedCost(option.cost), quantity) }]
    }),
  )

/** What the chosen rooms and their extras come to, before anything is added. */
export const roomSelectionTotals = (
  chosen: RoomSelection,
  onSale: readonly AccommodationOnSale[],
  extras: readonly RoomExtra[],
): RoomSelectionTotals => {
  const selection = roomsStillOnSale(chosen, onSale, extras)
  const rooms = onSale.flatMap((accommodation) =>
    accommodation.rooms.flatMap((room): readonly RoomLine[] => {
      const quantity = roomQuantity(selection, room)
      return quantity === 0
        ? []
        : [{ accommodation, room, quantity, cost: timesMinor(displayedCost(room.cost), quantity) }]
    }),
  )
  const options = optionLines(selection, extras)
  const fees = [
    ...rooms.map(({ room, quantity }) => timesMinor(room.cost.bookingFee, quantity)),
    ...options.map(({ option, quantity }) => timesMinor(option.cost.bookingFee, quantity)),
  ]
  return {
    rooms,
    options,
    count: rooms.reduce((sum, { quantity }) => sum + quantity, 0),
    bookingFee: sumMinor(fees),
    total: addMinor(sumMinor(rooms.map(({ cost }) => cost)), sumMinor(options.map(({ cost }) => cost))),
  }
}
