import type { BasketRoom } from '../../basket/Basket.js'
import { type Minor, sumMinor, timesMinor } from '../../money/Money.js'
import type { Draft } from '../../session/Drafts.js'
import type { RoomExtra } from './AccommodationCatalogue.js'
import { joined, parted } from '../choiceDrafts.js'
import { chooseRoomOption, extrasForRoom, heldRoomsSelection, type RoomSelection } from './RoomSelection.js'
import { optionLines, type RoomOptionLine } from './roomSelectionTotals.js'

/** An option for a room that is in the basket already, by the line of the room. */
export interface HeldRoomOption {
  readonly lineId: string
  readonly extraId: string
  readonly optionId: string
}

/** Options for rooms of the basket, put together and not added yet. */
export type HeldRoomOptions = readonly HeldRoomOption[]

/** `optionId` null takes the extra off the room again. */
export const chooseHeldOption = (
  options: HeldRoomOptions,
  lineId: string,
  extraId: string,
  optionId: string | null,
): HeldRoomOptions => {
  const others = options.filter((one) => one.lineId !== lineId || one.extraId !== extraId)
  return optionId === null ? others : [...others, { lineId, extraId, optionId }]
}

/** The extras that a room of the basket can still have: of each at most one option. */
export const extrasForHeldRoom = (extras: readonly RoomExtra[], room: BasketRoom): readonly RoomExtra[] =>
  extrasForRoom(extras, room).filter(({ extraId }) => room.extras.every((held) => held.extraId !== extraId))

/** As a selection over the rooms of the basket, without what has gone meanwhile: the room, the extra, or the need of it. */
export const heldOptionsSelection = (
  options: HeldRoomOptions,
  rooms: readonly BasketRoom[],
  extras: readonly RoomExtra[],
): RoomSelection =>
  options.reduce((selection, { lineId, extraId, optionId }) => {
    const place = rooms.findIndex(({ id }) => id === lineId)
    const room = rooms[place]
    const key = selection.rooms[place]?.key
    if (room === undefined || key === undefined) return selection
    const offered = extrasForHeldRoom(extras, room).find((extra) => extra.extraId === extraId)
    const isOffered = offered?.options.some((option) => option.optionId === optionId) === true
    return isOffered ? chooseRoomOption(selection, key, extraId, optionId) : selection
  }, heldRoomsSelection(rooms))

export interface HeldOptionsTotals {
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

export const toHeldOptionsDraft = (options: HeldRoomOptions): Draft =>
  Object.fromEntries(options.map(({ lineId, extraId, optionId }) => [joined(lineId, extraId), optionId]))

export const fromHeldOptionsDraft = (draft: Draft): HeldRoomOptions =>
  Object.entries(draft).map(([name, optionId]) => {
    const [lineId = '', extraId = ''] = parted(name)
    return { lineId, extraId, optionId }
  })
