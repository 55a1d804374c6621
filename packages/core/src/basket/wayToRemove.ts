import type { Basket } from './Basket.js'
import type { BasketSectionLine } from './BasketSections.js'
import { itemsOf } from './basketOverview.js'
import { extraToRemove, roomsToRemove } from './pickedLines.js'
import type { ItemsToRemove, RemoveAccommodationInput, RemoveExtrasInput } from './RemoveInputs.js'

/** The flow that removes something, by what it is. */
export type WayToRemove =
  | { readonly kind: 'rooms'; readonly input: RemoveAccommodationInput }
  | { readonly kind: 'extras'; readonly input: RemoveExtrasInput }
  | { readonly kind: 'items'; readonly input: ItemsToRemove }

/** Rooms with nothing but themselves by their own flow; those that have extras together with them, in the order of the removal of several. */
export const wayToRemoveRooms = (basket: Basket, input: RemoveAccommodationInput): WayToRemove => {
  const rooms = roomsToRemove(basket, input)
  const extras = rooms.flatMap((room) => room.extras.map(({ id }) => id))
  return extras.length === 0
    ? { kind: 'rooms', input }
    : { kind: 'items', input: { accommodations: rooms.map(({ id }) => id), extras } }
}

/** One line by the flow of its kind. */
export const wayToRemove = (basket: Basket, line: BasketSectionLine): WayToRemove => {
  if (line.category === 'accommodations') {
    const held = basket.accommodations.find(({ id }) => id === line.id)
    return wayToRemoveRooms(basket, { accoId: line.id, qty: 1, roomName: held?.roomName ?? line.price.title })
  }
  const extra = line.category === 'extras' ? extraToRemove(basket, line.id) : null
  return extra === null
    ? { kind: 'items', input: itemsOf([line]) }
    : { kind: 'extras', input: { extrasToRemove: [extra] } }
}

/** The keys of the lines that go. */
export const keysOfRemoval = ({ kind, input }: WayToRemove, basket: Basket): readonly string[] => {
  switch (kind) {
    case 'rooms':
      return roomsToRemove(basket, input).map(({ id }) => `accommodations/${id}`)
    case 'extras':
      return input.extrasToRemove.map(({ id }) => `extras/${id}`)
    case 'items':
      return Object.entries(input).flatMap(([category, ids]) =>
        [...(ids ?? [])].map((id: string | number) => `${category}/${id}`),
      )
  }
}
