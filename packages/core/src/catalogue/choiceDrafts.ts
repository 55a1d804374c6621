import type { Draft } from '../session/Drafts.js'
import type { ChosenRoom, ChosenRoomOption, RoomSelection } from './accommodation/RoomSelection.js'

// Choices as fields of text, for the drafts that outlive a session.

export const joined = (...ids: readonly string[]): string => ids.map(encodeURIComponent).join('/')
export const parted = (text: string): readonly string[] => text.split('/').map(decodeURIComponent)

export const toRoomDraft = ({ rooms, nextKey }: RoomSelection): Draft =>
  Object.fromEntries([
    ['nextKey', String(nextKey)],
    ...rooms.map(({ key, accommodationId, roomId }) => [`room/${key}`, joined(accommodationId, roomId)]),
    ...rooms.flatMap(({ key, options }) =>
      options.map(({ extraId, optionId, otherInformation }) => [
        `option/${key}/${encodeURIComponent(extraId)}`,
        joined(optionId, otherInformation),
      ]),
    ),
  ])

/** The rooms that were kept so, in the order of their keys. */
export const fromRoomDraft = (draft: Draft): RoomSelection => {
  const entries = Object.entries(draft)
  const optionsOf = (key: number): readonly ChosenRoomOption[] =>
    entries.flatMap(([name, value]): readonly ChosenRoomOption[] => {
      const [kind, room, extraId = ''] = parted(name)
      const [optionId = '', otherInformation = ''] = parted(value)
      return kind === 'option' && Number(room) === key ? [{ extraId, optionId, otherInformation }] : []
    })
  const rooms = entries.flatMap(([name, value]): readonly ChosenRoom[] => {
    const [kind, place] = parted(name)
    const [accommodationId = '', roomId = ''] = parted(value)
    const key = Number(place)
    return kind === 'room' ? [{ key, accommodationId, roomId, options: optionsOf(key) }] : []
  })
  return { rooms: rooms.toSorted((a, b) => a.key - b.key), nextKey: Number(draft['nextKey'] ?? 1) }
}
