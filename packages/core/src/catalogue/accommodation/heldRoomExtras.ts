import type { AddAccommodationOptionsInput, HeldRoomExtra } from '../../basket/BasketApi.js'
import type { Basket } from '../../basket/Basket.js'
import type { BasketRoom } from '../../basket/kinds/room.js'
import { type Minor, sumMinor, timesMinor } from '../../money/Money.js'
import type { Draft } from '../../session/Drafts.js'
import { joinIds, splitIds } from '../shop.js'
import type { RoomExtra } from './AccommodationCatalogueApi.js'
import { chosenExtrasOf, optionProblems } from './roomLimits.js'
import {
  chooseRoomOption,
  type ChosenRoom,
  type ChosenRoomOption,
  extrasForRoom,
  informOfRoomOption,
  optionLines,
  type RoomOptionLine,
  type RoomSelection,
} from './roomSelection.js'

// Extras for rooms that are already in the basket.

export const heldRoomsOf = (basket: Basket | null, accommodationId: string): readonly BasketRoom[] =>
  (basket?.accommodations ?? []).filter((room) => room.accommodationId === accommodationId)

/** An option for a room in the basket, identified by the line of the room. */
export interface HeldRoomOption extends ChosenRoomOption {
  readonly lineId: string
}

/** Options for rooms in the basket, chosen but not added yet. */
export type HeldRoomOptions = readonly HeldRoomOption[]

/** Follows the rules of `chooseRoomOption`. */
export const chooseHeldOption = (
  options: HeldRoomOptions,
  lineId: string,
  extraId: string,
  optionId: string | null,
): HeldRoomOptions => {
  const isIt = (one: HeldRoomOption): boolean => one.lineId === lineId && one.extraId === extraId
  const others = options.filter((one) => !isIt(one))
  const otherInformation = options.find(isIt)?.otherInformation ?? ''
  return optionId === null ? others : [...others, { lineId, extraId, optionId, otherInformation }]
}

export const informOfHeldOption = (
  options: HeldRoomOptions,
  lineId: string,
  extraId: string,
  otherInformation: string,
): HeldRoomOptions =>
  options.map((one) => (one.lineId === lineId && one.extraId === extraId ? { ...one, otherInformation } : one))

export const toHeldOption = ({ roomLineId, extraId, optionId, otherInformation }: HeldRoomExtra): HeldRoomOption => ({
  lineId: roomLineId,
  extraId,
  optionId,
  otherInformation,
})

/** The options of `pressed` are removed, except those in `left`, which were not added. */
export const withoutAddedOptions = (
  now: HeldRoomOptions,
  submitted: HeldRoomOptions,
  left: HeldRoomOptions,
): HeldRoomOptions => {
  const isIn = (options: HeldRoomOptions, { lineId, extraId, optionId }: HeldRoomOption): boolean =>
    options.some((one) => one.lineId === lineId && one.extraId === extraId && one.optionId === optionId)
  return now.filter((one) => isIn(left, one) || !isIn(submitted, one))
}

/** Moves the options of chosen rooms to the lines of these rooms in the basket. */
export const optionsForNewRooms = (rooms: readonly ChosenRoom[], lines: readonly BasketRoom[]): HeldRoomOptions => {
  const free = [...lines]
  return rooms.flatMap(({ roomId, options }) => {
    const index = free.findIndex((line) => line.roomId === roomId)
    const [line] = index < 0 ? [] : free.splice(index, 1)
    return line === undefined ? [] : options.map((option) => ({ ...option, lineId: line.id }))
  })
}

/** The extras that a room in the basket can still have: at most one option of each. */
export const extrasForHeldRoom = (extras: readonly RoomExtra[], room: BasketRoom): readonly RoomExtra[] =>
  extrasForRoom(extras, room).filter(({ extraId }) => room.extras.every((held) => held.extraId !== extraId))

/**
 * A selection over the rooms in the basket. It leaves out options whose room or extra is gone, or that the room already
 * has.
 */
export const heldOptionsSelection = (
  options: HeldRoomOptions,
  rooms: readonly BasketRoom[],
  extras: readonly RoomExtra[],
): RoomSelection =>
  options.reduce((selection, { lineId, extraId, optionId, otherInformation }) => {
    const index = rooms.findIndex(({ id }) => id === lineId)
    const room = rooms[index]
    const key = selection.rooms[index]?.key
    if (room === undefined || key === undefined) return selection
    const offered = extrasForHeldRoom(extras, room).find((extra) => extra.extraId === extraId)
    const isOffered = offered?.options.some((option) => option.optionId === optionId) === true
    if (!isOffered) return selection
    return informOfRoomOption(chooseRoomOption(selection, key, extraId, optionId), key, extraId, otherInformation)
  }, heldRoomsSelection(rooms))

/** The rooms in the basket, in order, with no new option chosen yet. */
const heldRoomsSelection = (rooms: readonly BasketRoom[]): RoomSelection => ({
  rooms: rooms.map(({ accommodationId, roomId }, index) => ({ key: index, accommodationId, roomId, options: [] })),
  nextKey: rooms.length,
})

interface HeldOptionsTotals {
  readonly lines: readonly RoomOptionLine[]
  readonly count: number
  readonly bookingFee: Minor
  readonly total: Minor
}

export const heldOptionsTotals = (selection: RoomSelection, extras: readonly RoomExtra[]): HeldOptionsTotals => {
  const lines = optionLines(selection, extras)
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    bookingFee: sumMinor(lines.map(({ option, quantity }) => timesMinor(option.cost.bookingFee, quantity))),
    total: sumMinor(lines.map(({ cost }) => cost)),
  }
}

/** The input for rooms in the basket. `selection` has one room for each of `held`, in the same order. */
export const toAddAccommodationOptionsInput = (
  selection: RoomSelection,
  held: readonly BasketRoom[],
  extras: readonly RoomExtra[],
): AddAccommodationOptionsInput | null => {
  const chosen = held.flatMap(({ id }, index) => {
    const room = selection.rooms[index]
    return room === undefined ? [] : chosenExtrasOf(room, extras).map((extra) => ({ ...extra, roomLineId: id }))
  })
  return chosen.length === 0 || optionProblems(selection, extras).length > 0 ? null : { extras: chosen }
}

// The options as text fields, for drafts that outlive a session.

const toHeldOptionsDraft = (options: HeldRoomOptions): Draft =>
  Object.fromEntries(
    options.flatMap(({ lineId, extraId, optionId, otherInformation }) => [
      [joinIds(lineId, extraId), optionId],
      [joinIds(lineId, extraId, 'information'), otherInformation],
    ]),
  )

const fromHeldOptionsDraft = (draft: Draft): HeldRoomOptions =>
  Object.entries(draft).flatMap(([name, optionId]): HeldRoomOptions => {
    const [lineId = '', extraId = '', isInformation] = splitIds(name)
    const otherInformation = draft[joinIds(lineId, extraId, 'information')] ?? ''
    return isInformation === undefined ? [{ lineId, extraId, optionId, otherInformation }] : []
  })

export const heldOptionsDraft = {
  isEmpty: (options: HeldRoomOptions): boolean => options.length === 0,
  toDraft: toHeldOptionsDraft,
  fromDraft: fromHeldOptionsDraft,
}
