import type { RoomsLeft } from '../../basket/adding/addAccommodation.js'
import type { SelectedRoom } from '../../basket/BasketApi.js'
import type { AddEnd } from '../../basket/adding/addToBasket.js'
import type { ShoppingBasket } from '../../basket/shoppingBasket.js'
import { basketOf } from '../../basket/basketOverview.js'
import type { Bookings } from '../../bookings/bookings.js'
import type { AccommodationTexts } from './accommodationTexts.js'
import type { Navigation } from '../../navigation/paths.js'
import { combine, createState, select } from '../../reactive/Behavior.js'
import { exhaust } from '../../reactive/concurrency.js'
import { latest } from '../../reactive/resource.js'
import type { Drafts } from '../../session/Drafts.js'
import type { Lifetime } from '../../reactive/Lifetime.js'
import { createBuy, createStoredChoice, createOpenEnd, openShop } from '../shop.js'
import type { AccommodationOnSale } from './AccommodationCatalogueApi.js'
import {
  chooseHeldOption,
  heldOptionsDraft,
  heldOptionsSelection,
  heldRoomsOf,
  informOfHeldOption,
  optionsForNewRooms,
  toAddAccommodationOptionsInput,
  toHeldOption,
  withoutAddedOptions,
} from './heldRoomExtras.js'
import {
  optionProblems,
  type RoomSelectionProblem,
  roomSelectionProblems,
  toAddAccommodationInput,
} from './roomLimits.js'
import type { RoomOffers } from './roomOffers.js'
import {
  chooseRoomOption,
  informOfRoomOption,
  roomDraft,
  type RoomSelection,
  roomsStillOnSale,
  setRoomQuantity,
} from './roomSelection.js'
import { type AddRoomsEnd, type SubmittedRooms, type RoomShop, untouched } from './roomShopState.js'
import { roomShopState } from './roomShopView.js'

interface RoomShopDeps {
  readonly navigation: Navigation
  readonly bookingRef: string
  readonly accommodationId: string
  readonly offers: RoomOffers
  readonly bookings: Pick<Bookings, 'booking' | 'loadOnce'>
  readonly basket: Pick<ShoppingBasket, 'state$' | 'checkOnce' | 'addAccommodation' | 'addAccommodationOptions'>
  readonly drafts: Drafts
  readonly scope: Lifetime
  readonly texts: AccommodationTexts
}

export const createRoomShop = (deps: RoomShopDeps): RoomShop => {
  const { bookingRef, accommodationId, offers, bookings, basket, scope, texts } = deps
  const extras = offers.extras(accommodationId)
  const booking$ = bookings.booking(bookingRef)
  const submitted = createState<SubmittedRooms>(untouched)
  const chosenRooms = createStoredChoice(deps, `rooms/${bookingRef}/${accommodationId}`, roomDraft)
  const chosenHeld = createStoredChoice(deps, `room-options/${bookingRef}/${accommodationId}`, heldOptionsDraft)
  const { now: roomsNow, store: keepRooms } = chosenRooms
  const { now: heldNow, store: keepHeld } = chosenHeld
  const once = exhaust<AddRoomsEnd>(scope)
  const openEnds = { rooms: createOpenEnd<AddRoomsEnd>(scope), extras: createOpenEnd<AddRoomsEnd>(scope) }
  scope.ended$.subscribe(() => submitted.set(untouched))

  const setOutcome = (change: Partial<SubmittedRooms>): void => submitted.update((now) => ({ ...now, ...change }))
  /** A new choice clears the outcome, except a message about something still to be done. */
  const forget = (): void => {
    const { kind } = submitted.state$.value.outcome
    if (kind !== 'none' && kind !== 'partlyAdded' && kind !== 'extrasFailed') setOutcome({ outcome: { kind: 'none' } })
  }

  const here = (): readonly AccommodationOnSale[] =>
    (latest(offers.onSale.state$.value) ?? []).filter(({ id }) => id === accommodationId)
  const extrasHere = () => latest(extras.state$.value)
  const linesHere = () => heldRoomsOf(basketOf(basket.state$.value), accommodationId)
  const refuse = (what: 'rooms' | 'extras', problems: readonly RoomSelectionProblem[]): AddRoomsEnd => {
    submitted.update((now) => ({ ...now, submitted: what, attempts: now.attempts + 1 }))
    return { kind: 'invalid', problems }
  }
  /** What was bought meanwhile, by this customer or by others, is no longer on sale. */
  const refresh = (): void => {
    void offers.onSale.load()
    void extras.load()
  }

  const sendRooms = async (chosen: RoomSelection, rooms: readonly SelectedRoom[]): Promise<AddRoomsEnd> => {
    const linesBefore = linesHere().map(({ id }) => id)
    // Extras that could not be loaded are not sent: the earlier choice stays for the rooms once they are in the basket.
    const unsent = extrasHere() === null ? chosen.rooms : []
    const settle = (end: AddEnd<RoomsLeft>): AddRoomsEnd => {
      if (end.kind === 'cancelled') return end
      if (end.kind === 'failed' || end.kind === 'unclear') {
        if (end.kind === 'unclear') openEnds.rooms.leave(async () => settle(await end.checkStatusAgain()))
        setOutcome({ outcome: { kind: end.kind } })
        return { kind: end.kind, failure: end.failure }
      }
      const left = end.kind === 'partlyAdded' ? end.left : { rooms: [], extras: [] }
      const roomsIn = chosen.rooms.filter((_room, index) => left.rooms.every((one) => one !== rooms[index]))
      // What was chosen while the command was running stays chosen.
      const now = roomsNow()
      keepRooms({ ...now, rooms: now.rooms.filter(({ key }) => roomsIn.every((room) => room.key !== key)) })
      const newLines = linesHere().filter(({ id }) => !linesBefore.includes(id))
      const withUnsent = unsent.filter((room) => roomsIn.includes(room))
      const stillWanted = [...left.extras.map(toHeldOption), ...optionsForNewRooms(withUnsent, newLines)]
      if (stillWanted.length > 0) keepHeld([...heldNow(), ...stillWanted])
      if (end.kind === 'partlyAdded' || stillWanted.length > 0) setOutcome({ outcome: { kind: 'partlyAdded' } })
      else setOutcome({ outcome: { kind: 'added', rooms: rooms.length } })
      return end.kind === 'partlyAdded'
        ? { kind: 'partlyAdded', failure: end.failure }
        : { kind: 'added', count: rooms.length }
    }
    return settle(await basket.addAccommodation({ rooms }))
  }

  const sendHeld = async (): Promise<AddRoomsEnd> => {
    const submittedWith = heldNow()
    const selection = heldOptionsSelection(submittedWith, linesHere(), extrasHere() ?? [])
    const input = toAddAccommodationOptionsInput(selection, linesHere(), extrasHere() ?? [])
    if (input === null) return { kind: 'nothingChosen' }
    const settle = (end: AddEnd<Pick<RoomsLeft, 'extras'>>): AddRoomsEnd => {
      if (end.kind === 'cancelled') return end
      if (end.kind === 'unclear') {
        openEnds.extras.leave(async () => settle(await end.checkStatusAgain()))
        setOutcome({ outcome: { kind: 'unclear' } })
        return { kind: 'unclear', failure: end.failure }
      }
      const left = end.kind === 'added' ? [] : end.kind === 'failed' ? input.extras : end.left.extras
      keepHeld(withoutAddedOptions(heldNow(), submittedWith, left.map(toHeldOption)))
      if (end.kind !== 'added') {
        setOutcome({ outcome: { kind: 'extrasFailed' } })
        return { kind: end.kind, failure: end.failure }
      }
      setOutcome({ outcome: { kind: 'extrasAdded', extras: input.extras.length } })
      return { kind: 'added', count: input.extras.length }
    }
    return settle(await basket.addAccommodationOptions(input))
  }

  const during = async (adding: 'rooms' | 'extras', send: () => Promise<AddRoomsEnd>): Promise<AddRoomsEnd> => {
    setOutcome({ adding, attempts: 0 })
    const end = await send()
    if (end.kind === 'cancelled') return end
    setOutcome({ adding: 'none' })
    refresh()
    return end
  }

  const add = async (): Promise<AddRoomsEnd> => {
    const known = extrasHere() ?? []
    const problems = roomSelectionProblems(roomsNow(), here(), known)
    if (problems.length > 0) return refuse('rooms', problems)
    const chosen = roomsNow()
    const isOffered = roomsStillOnSale(chosen, here(), known).rooms.map(({ key }) => key)
    const input = toAddAccommodationInput(chosen, here(), known)
    if (input === null) return { kind: 'nothingChosen' }
    const sent = { ...chosen, rooms: chosen.rooms.filter(({ key }) => isOffered.includes(key)) }
    return during('rooms', () => sendRooms(sent, input.rooms))
  }

  const heldProblems = () => {
    const known = extrasHere() ?? []
    return optionProblems(heldOptionsSelection(heldNow(), linesHere(), known), known)
  }
  const addHeldExtras = async (): Promise<AddRoomsEnd> => {
    const problems = heldProblems()
    return problems.length > 0 ? refuse('extras', problems) : during('extras', sendHeld)
  }

  const offered = combine(
    combine(offers.onSale.state$, extras.state$, (offer, known) => ({ offer, extras: known })),
    booking$,
    (a, booking) => ({ ...a, booking }),
  )
  const held = select(basket.state$, (state) => ({ basket: basketOf(state), isBusy: state.processing }))
  const chosen = combine(
    combine(chosenRooms.state$, chosenHeld.state$, (selection, heldOptions) => ({ selection, heldOptions })),
    submitted.state$,
    (a, submitted) => ({ ...a, submitted }),
  )
  const addOnce = (): Promise<AddRoomsEnd> =>
    once(() => openEnds.rooms.checkStatusBefore(add, (check) => during('rooms', check)), 'rooms')
  const addHeldOnce = (): Promise<AddRoomsEnd> =>
    once(() => openEnds.extras.checkStatusBefore(addHeldExtras, (check) => during('extras', check)), 'extras')
  const addAll = async (): Promise<AddRoomsEnd> => {
    const problems = heldProblems()
    if (problems.length > 0) return refuse('extras', problems)
    const rooms = await addOnce()
    if (rooms.kind !== 'added' && rooms.kind !== 'nothingChosen') return rooms
    const held = await addHeldOnce()
    // Chosen extras that could not be loaded stay chosen, and stop the way to the checkout.
    const read = extras.state$.value
    if (read.kind === 'failed' && heldNow().length > 0) return { kind: 'partlyAdded', failure: read.failure }
    if (held.kind === 'nothingChosen') return rooms
    return held.kind === 'added' && rooms.kind === 'added' ? { ...held, count: rooms.count + held.count } : held
  }
  const addAllOnce = (): Promise<AddRoomsEnd> => once(addAll, 'all')
  return {
    state$: combine(
      combine(offered, held, (a, b) => ({ ...a, ...b })),
      chosen,
      (a, b) => roomShopState({ ...a, ...b, accommodationId, texts }),
    ),
    open: () => openShop(deps, () => Promise.all([offers.onSale.load(), extras.load()])),
    retryExtras: async () => void (await extras.load()),
    choose: (roomId, quantity) => {
      keepRooms(setRoomQuantity(roomsNow(), { accommodationId, id: roomId }, quantity))
      forget()
    },
    chooseExtra: (roomKey, extraId, optionId) => keepRooms(chooseRoomOption(roomsNow(), roomKey, extraId, optionId)),
    informOfExtra: (roomKey, extraId, text) => keepRooms(informOfRoomOption(roomsNow(), roomKey, extraId, text)),
    informOfHeldExtra: (lineId, extraId, text) => keepHeld(informOfHeldOption(heldNow(), lineId, extraId, text)),
    chooseHeldExtra: (lineId, extraId, optionId) => {
      keepHeld(chooseHeldOption(heldNow(), lineId, extraId, optionId))
      forget()
    },
    add: addOnce,
    addAll: addAllOnce,
    buy: createBuy(deps, addAllOnce),
    addHeldExtras: addHeldOnce,
  }
}
