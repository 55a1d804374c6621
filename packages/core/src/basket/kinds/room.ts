import { grouped } from '../../domain/lists.js'
import type { HeldRoom } from '../../domain/Holdings.js'
import { roomLine } from '../../bookings/money/priceLines.js'
import type { Formats } from '../../language/formats.js'
import { type BasketKind, type BasketLine, charged, type KindLine, lineKey, lineOf } from '../BasketKind.js'
import { type BasketExtra, extraLineOf } from './extra.js'

/** After a reload each room has the basket extras of its accommodation and its room number (behaviour/basket#2.3). */
export interface BasketRoom extends HeldRoom, BasketLine {
  readonly extras: readonly BasketExtra[]
}

export interface HeldRooms {
  readonly accommodations: readonly BasketRoom[]
}

const isSameSort = (one: HeldRoom, other: HeldRoom): boolean =>
  one.accommodationId === other.accommodationId && one.roomId === other.roomId

/** Two rooms of one kind are for the same passenger as far as the basket knows, so a number distinguishes them. */
const placeOf = (room: BasketRoom, rooms: readonly BasketRoom[]): Pick<KindLine, 'place'> => {
  const alike = rooms.filter((one) => isSameSort(one, room))
  return alike.length < 2 ? {} : { place: { number: alike.indexOf(room) + 1, of: alike.length } }
}

const linesOfRoom = (room: BasketRoom, rooms: readonly BasketRoom[], formats: Formats): readonly KindLine[] => {
  const line = lineOf('accommodations', room.id, charged(roomLine(room), room.total), {
    passengerId: room.passengerIds[0] ?? null,
    ...placeOf(room, rooms),
    note: formats.dateRange(room.checkIn, room.checkOut),
  })
  return [line, ...room.extras.map((extra) => extraLineOf(extra, line.key))]
}

/** A room with its extras, which are removed with it. */
export const room: BasketKind<HeldRooms> = {
  section: {
    name: 'accommodation',
    order: 2,
    mandatory: 'accommodation',
    title: (texts) => texts.basket.sections.accommodation,
    lines: ({ accommodations }, formats) => accommodations.flatMap((one) => linesOfRoom(one, accommodations, formats)),
  },
  holders: ({ accommodations }) => accommodations,
  alike: ({ accommodations }) =>
    grouped(accommodations, ({ accommodationId, roomId }) => `${accommodationId}/${roomId}`)
      .filter(([, rooms]) => rooms.length > 1)
      .map(([, rooms]) => ({
        ids: rooms.map(({ id }) => id),
        label: (texts) => texts.screen.basket.removeAlike(rooms.length, rooms[0].roomName),
      })),
  takesAlong: ({ accommodations }, id) =>
    (accommodations.find((one) => one.id === id)?.extras ?? []).map((extra) => lineKey('extras', extra.id)),
  removedAlone: {
    operation: 'removeAccommodation',
    announce: ({ accommodations }, ids, texts) =>
      texts.basket.roomsRemoved(ids.length, accommodations.find(({ id }) => id === ids[0])?.roomName ?? ''),
  },
}
