import { isLeft, right } from 'fp-ts/lib/Either.js'
import { left, mapLeft } from 'fp-ts/lib/TaskEither.js'
import { notFound } from '../../failure/Failure.js'
import type { Basket, BasketRoom } from '../Basket.js'
import type {
  AddAccommodationInput,
  HeldRoomExtra,
  RoomExtraChoice,
  RoomExtraToAdd,
  SelectedRoom,
} from '../BasketApi.js'
import type { BasketDeps } from '../basketDeps.js'
import { passengerIdOfCustomer } from '../passengers.js'
import { failedStep } from '../basketReading.js'
import { countsByName, newLines, take } from '../lineLists.js'
import { type AddEnd, type Adding, addToBasket, failedToAdd, type Send } from './addToBasket.js'
import { groupOfRoom } from '../../domain/Holdings.js'
import { grouped } from '../../domain/lists.js'

/** The extras for one call: those of one accommodation. */
export interface ExtrasOfAccommodation {
  readonly accommodationId: string
  readonly extras: readonly RoomExtraToAdd[]
}

/** The number of a room among the rooms of its accommodation, from 0. */
const numberOf = (room: BasketRoom, rooms: readonly BasketRoom[]): number =>
  rooms.filter(({ accommodationId }) => accommodationId === room.accommodationId).indexOf(room)

/** One entry for each accommodation, its extras by room. */
const extrasByAccommodation = (
  wanted: readonly HeldRoomExtra[],
  rooms: readonly BasketRoom[],
): readonly ExtrasOfAccommodation[] => {
  const placed = wanted.flatMap(({ roomLineId, ...extra }): readonly RoomExtraToAdd[] => {
    const room = rooms.find(({ id }) => id === roomLineId)
    if (room === undefined) return []
    return [{ ...extra, accommodationId: room.accommodationId, groupId: groupOfRoom(numberOf(room, rooms)) }]
  })
  return grouped(placed, (extra) => extra.accommodationId).map(([accommodationId, extras]) => ({
    accommodationId,
    extras: extras.toSorted((a, b) => a.groupId - b.groupId),
  }))
}

/** What was not added. */
export type RoomsLeft = {
  /** The rooms with their extras. */
  readonly rooms: readonly SelectedRoom[]
  /** Extras of rooms that are in the basket. */
  readonly extras: readonly HeldRoomExtra[]
}

const failedExtras = failedStep('addExtras', 'roomExtras')

/** One call for each accommodation, in sequence, stopping at the first errors (behaviour/basket#2.4). */
const sendExtras = (
  { api, bookingRef }: BasketDeps,
  wanted: readonly HeldRoomExtra[],
  rooms: readonly BasketRoom[],
): readonly Send[] => {
  if (wanted.some(({ roomLineId }) => rooms.every(({ id }) => id !== roomLineId)))
    return [() => left(failedExtras(notFound()))]
  return extrasByAccommodation(wanted, rooms).map(
    ({ accommodationId, extras }): Send =>
      (context) =>
        mapLeft(failedExtras)(api.addRoomExtras(bookingRef, accommodationId, extras, context)),
  )
}

const forRoom =
  ({ id }: BasketRoom) =>
  (extra: RoomExtraChoice): HeldRoomExtra => ({ ...extra, roomLineId: id })

/** The new line of each requested room, if it was added. */
const linesOfRooms = (
  rooms: readonly SelectedRoom[],
  before: Basket,
  after: Basket,
): readonly (readonly [SelectedRoom, BasketRoom | undefined])[] => {
  const free = [...newLines(before.accommodations, after.accommodations)]
  return rooms.map((room) => [
    room,
    take(free, (line) => line.accommodationId === room.accommodationId && line.roomId === room.roomId),
  ])
}

const isOnRoom =
  (rooms: readonly BasketRoom[]) =>
  ({ roomLineId, extraId, optionId }: HeldRoomExtra): boolean =>
    rooms.some(
      ({ id, extras }) =>
        id === roomLineId && extras.some((held) => held.extraId === extraId && held.optionId === optionId),
    )

/** Adds the rooms first, then all extras, if any. The rooms stay if the extras fail (behaviour/basket#2.4). */
export const addAccommodation = async (
  deps: BasketDeps,
  { rooms, extras = [] }: AddAccommodationInput,
): Promise<AddEnd<RoomsLeft>> => {
  const { api, bookingRef, store, texts } = deps
  // The flag describes only the last call to add accommodation.
  store.raise({ accommodationsAdded: false })
  const people = rooms.length === 0 ? right({ customerId: null, passengers: [] }) : await deps.people()
  if (isLeft(people)) return failedToAdd(deps, people.left, true)
  const optionCount = rooms.reduce((sum, room) => sum + room.extras.length, extras.length)
  const { added, optionsAdded } = texts.basket
  const end = await addToBasket(deps, (before): Adding<RoomsLeft> => {
    const passengerId = passengerIdOfCustomer(people.right.customerId, before, people.right)
    const toSend = rooms.map(({ accommodationId, roomId, name }) => ({ accommodationId, roomId, name, passengerId }))
    const extrasOfNew = (after: Basket): readonly HeldRoomExtra[] =>
      linesOfRooms(rooms, before, after).flatMap(([room, line]) =>
        line === undefined ? [] : room.extras.map(forRoom(line)),
      )
    return {
      wanted: { rooms, extras },
      send:
        rooms.length === 0
          ? sendExtras(deps, extras, before.accommodations)
          : [(context) => mapLeft(failedStep('addAccommodation', 'rooms'))(api.addRooms(bookingRef, toSend, context))],
      sendAfterwards: (after) =>
        rooms.length === 0 ? [] : sendExtras(deps, [...extrasOfNew(after), ...extras], after.accommodations),
      missing: (after) => ({
        rooms: linesOfRooms(rooms, before, after).flatMap(([room, line]) => (line === undefined ? [room] : [])),
        extras: [...extrasOfNew(after), ...extras].filter((extra) => !isOnRoom(after.accommodations)(extra)),
      }),
      operations: ['addAccommodation', 'addExtras'],
      successMessages: [
        ...countsByName(rooms.map(({ name }) => name)).map(([name, count]) => added(count, name)),
        ...(optionCount === 0 ? [] : [optionsAdded(optionCount)]),
      ],
    }
  })
  if (end.kind === 'added' && rooms.length > 0) store.raise({ accommodationsAdded: true })
  return end
}
