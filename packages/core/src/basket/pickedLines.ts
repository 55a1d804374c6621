import type { Basket, BasketRoom } from './Basket.js'
import type { BasketSection, BasketSectionLine } from './BasketSections.js'
import type { ExtraToRemove, RemoveAccommodationInput } from './RemoveInputs.js'

/** Names a line among those of every category. */
export const keyOfLine = ({ category, id }: Pick<BasketSectionLine, 'category' | 'id'>): string => `${category}/${id}`

export const allLines = (sections: readonly BasketSection[]): readonly BasketSectionLine[] =>
  sections.flatMap(({ lines }) => lines)

/** The lines that were picked, and the extras of the rooms among them: without its room an extra is for nobody. */
export const pickedLines = (
  sections: readonly BasketSection[],
  picked: ReadonlySet<string>,
): readonly BasketSectionLine[] => {
  const lines = allLines(sections)
  const rooms = new Set(
    lines.filter((line) => line.category === 'accommodations' && picked.has(keyOfLine(line))).map(({ id }) => id),
  )
  return lines.filter((line) => picked.has(keyOfLine(line)) || (line.ofRoom !== null && rooms.has(line.ofRoom)))
}

/** Rooms of one kind, where there are several, to be removed together. */
export const alikeRooms = ({ accommodations }: Pick<Basket, 'accommodations'>): readonly RemoveAccommodationInput[] => {
  const isAlike = (a: BasketRoom, b: BasketRoom): boolean =>
    a.accommodationId === b.accommodationId && a.roomId === b.roomId
  return accommodations.flatMap((room, place) => {
    const isFirst = accommodations.findIndex((other) => isAlike(other, room)) === place
    const qty = accommodations.filter((other) => isAlike(other, room)).length
    return isFirst && qty > 1 ? [{ accoId: room.id, qty, roomName: room.roomName }] : []
  })
}

/** The line and those of the same kind of room, for a removal of several. */
export const roomsToRemove = (
  { accommodations }: Pick<Basket, 'accommodations'>,
  { accoId, qty }: RemoveAccommodationInput,
): readonly BasketRoom[] => {
  const named = accommodations.find(({ id }) => id === accoId)
  if (named === undefined) return []
  const others = accommodations.filter(
    ({ id, accommodationId, roomId }) =>
      id !== accoId && accommodationId === named.accommodationId && roomId === named.roomId,
  )
  return [named, ...others].slice(0, qty)
}

/** What the removal of one extra is called by; null where the basket does not hold it. */
export const extraToRemove = ({ extras }: Pick<Basket, 'extras'>, id: string): ExtraToRemove | null => {
  const held = extras.find((extra) => extra.id === id)
  return held === undefined ? null : { id, option: held.option === '' ? held.name : held.option }
}
