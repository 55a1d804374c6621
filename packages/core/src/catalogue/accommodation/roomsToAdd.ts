import type { RoomsLeft } from '../../basket/adding/addAccommodation.js'
import type { AddEnd } from '../../basket/adding/addToBasket.js'
import type { SelectedRoom } from '../../basket/BasketApi.js'
import type { ShoppingBasket } from '../../basket/shoppingBasket.js'
import type { Behavior } from '../../reactive/Behavior.js'
import { exhaust } from '../../reactive/concurrency.js'
import type { Lifetime } from '../../reactive/Lifetime.js'
import type { Drafts } from '../../session/Drafts.js'
import { createOpenEnd, createStoredChoice } from '../shop.js'
import { optionsForNewRooms, toHeldOption } from './heldRoomExtras.js'
import type { HeldRooms } from './heldRooms.js'
import type { RoomAttempts } from './roomAttempts.js'
import { roomSelectionProblems, toAddAccommodationInput } from './roomLimits.js'
import {
  chooseRoomOption,
  informOfRoomOption,
  roomDraft,
  type RoomSelection,
  roomsStillOnSale,
  setRoomQuantity,
} from './roomSelection.js'
import type { AddRoomsEnd } from './roomShopState.js'
import type { RoomsHere } from './roomsHere.js'

interface RoomsToAddDeps {
  readonly bookingRef: string
  readonly accommodationId: string
  readonly basket: Pick<ShoppingBasket, 'addAccommodation'>
  readonly drafts: Drafts
  readonly scope: Lifetime
}

interface SharedParts {
  readonly here: RoomsHere
  readonly held: Pick<HeldRooms, 'choose'>
  readonly attempts: RoomAttempts
}

/** The rooms chosen for the basket, with their extras. */
export interface RoomsToAdd {
  readonly choice$: Behavior<RoomSelection>
  readonly setQuantity: (roomId: string, quantity: number) => void
  readonly chooseExtra: (roomKey: number, extraId: string, optionId: string | null) => void
  readonly informOfExtra: (roomKey: number, extraId: string, text: string) => void
  /** Adds them. A second call while it runs gets the same result. */
  readonly add: () => Promise<AddRoomsEnd>
}

export const createRoomsToAdd = (deps: RoomsToAddDeps, { here, held, attempts }: SharedParts): RoomsToAdd => {
  const { bookingRef, accommodationId, basket, scope } = deps
  const { state$, now, store } = createStoredChoice(deps, `rooms/${bookingRef}/${accommodationId}`, roomDraft)
  const once = exhaust<AddRoomsEnd>(scope)
  const openEnd = createOpenEnd<AddRoomsEnd>(scope)

  const send = async (chosen: RoomSelection, rooms: readonly SelectedRoom[]): Promise<AddRoomsEnd> => {
    const linesBefore = here.lines().map(({ id }) => id)
    // Extras that could not be loaded are not sent: the earlier choice stays for the rooms once they are in the basket.
    const unsent = here.extras() === null ? chosen.rooms : []
    const settle = (end: AddEnd<RoomsLeft>): AddRoomsEnd => {
      if (end.kind === 'cancelled') return end
      if (end.kind === 'failed' || end.kind === 'unclear') {
        if (end.kind === 'unclear') openEnd.leave(async () => settle(await end.checkStatusAgain()))
        attempts.setOutcome({ kind: end.kind })
        return { kind: end.kind, failure: end.failure }
      }
      const left = end.kind === 'partlyAdded' ? end.left : { rooms: [], extras: [] }
      const roomsIn = chosen.rooms.filter((_room, index) => left.rooms.every((one) => one !== rooms[index]))
      // What was chosen while the command was running stays chosen.
      const current = now()
      store({ ...current, rooms: current.rooms.filter(({ key }) => roomsIn.every((room) => room.key !== key)) })
      const newLines = here.lines().filter(({ id }) => !linesBefore.includes(id))
      const withUnsent = unsent.filter((room) => roomsIn.includes(room))
      const stillWanted = [...left.extras.map(toHeldOption), ...optionsForNewRooms(withUnsent, newLines)]
      held.choose(stillWanted)
      if (end.kind === 'partlyAdded' || stillWanted.length > 0) attempts.setOutcome({ kind: 'partlyAdded' })
      else attempts.setOutcome({ kind: 'added', rooms: rooms.length })
      return end.kind === 'partlyAdded'
        ? { kind: 'partlyAdded', failure: end.failure }
        : { kind: 'added', count: rooms.length }
    }
    return settle(await basket.addAccommodation({ rooms }))
  }

  const add = async (): Promise<AddRoomsEnd> => {
    const extras = here.extras() ?? []
    const chosen = now()
    const problems = roomSelectionProblems(chosen, here.onSale(), extras)
    if (problems.length > 0) return attempts.refuse('rooms', problems)
    const isOffered = roomsStillOnSale(chosen, here.onSale(), extras).rooms.map(({ key }) => key)
    const input = toAddAccommodationInput(chosen, here.onSale(), extras)
    if (input === null) return { kind: 'nothingChosen' }
    const sent = { ...chosen, rooms: chosen.rooms.filter(({ key }) => isOffered.includes(key)) }
    return attempts.during('rooms', () => send(sent, input.rooms))
  }

  return {
    choice$: state$,
    setQuantity: (roomId, quantity) => {
      store(setRoomQuantity(now(), { accommodationId, id: roomId }, quantity))
      attempts.forget()
    },
    chooseExtra: (roomKey, extraId, optionId) => store(chooseRoomOption(now(), roomKey, extraId, optionId)),
    informOfExtra: (roomKey, extraId, text) => store(informOfRoomOption(now(), roomKey, extraId, text)),
    add: () => once(() => openEnd.checkStatusBefore(add, (check) => attempts.during('rooms', check))),
  }
}
