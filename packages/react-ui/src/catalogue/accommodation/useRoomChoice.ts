import {
  type AccommodationOnSale,
  type Booking,
  chooseHeldOption,
  chooseRoomOption,
  fromHeldOptionsDraft,
  fromRoomDraft,
  heldOptionsSelection,
  type HeldRoomOptions,
  latest,
  noRooms,
  optionProblems,
  type Room,
  roomSelectionProblems,
  setRoomQuantity,
  toHeldOptionsDraft,
  toRoomDraft,
} from '@booking-dashboard/core'
import { moneyIn } from '../../bookings/moneyIn'
import { useDashboard } from '../../composition/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'
import { useKeptChoice } from '../shop/useKeptChoice'
import { useBasketRooms } from './useBasketRooms'

const noOptions: HeldRoomOptions = []
const roomsKept = { empty: noRooms, toDraft: toRoomDraft, fromDraft: fromRoomDraft }
const optionsKept = { empty: noOptions, toDraft: toHeldOptionsDraft, fromDraft: fromHeldOptionsDraft }

/** Rooms of one accommodation that are chosen with their extras, and extras for those of its rooms that are in the basket. */
export function useRoomChoice({ reference, currency }: Booking, accommodation: AccommodationOnSale) {
  const { accommodationCatalogue } = useDashboard()
  const { id } = accommodation
  const loadable = useBehavior(accommodationCatalogue.roomExtras(reference, id))
  const extras = latest(loadable)
  const held = useBasketRooms(reference, id)
  const [selection, changeRooms] = useKeptChoice(`rooms/${reference}/${id}`, roomsKept)
  const [heldOptions, changeHeld] = useKeptChoice(`room-options/${reference}/${id}`, optionsKept)
  const heldSelection = heldOptionsSelection(heldOptions, held, extras ?? [])
  return {
    loadable,
    extras,
    held,
    selection,
    /** Of the room that was chosen first: its extras are shown at once. */
    firstKey: selection.rooms[0]?.key,
    heldOptions,
    heldSelection,
    problems: roomSelectionProblems(selection, [accommodation], extras ?? []),
    heldProblems: optionProblems(heldSelection, extras ?? []),
    inMoney: moneyIn(currency),
    changeRooms,
    changeHeld,
    setQuantity: (room: Room, quantity: number): void => changeRooms((now) => setRoomQuantity(now, room, quantity)),
    chooseOption: (roomKey: number, extraId: string, optionId: string | null): void =>
      changeRooms((now) => chooseRoomOption(now, roomKey, extraId, optionId)),
    chooseHeld: (lineId: string, extraId: string, optionId: string | null): void =>
      changeHeld((now) => chooseHeldOption(now, lineId, extraId, optionId)),
  }
}

export type RoomChoice = ReturnType<typeof useRoomChoice>
