import { type LoadedBasket, texts } from '@booking-dashboard/core'
import type { BasketExtra, BasketRoom } from '@booking-dashboard/core/ports'

/** Whole sections of the basket, rooms of one kind, or a single room or extra. */
export const itemsToRemove = [
  'rooms',
  'alike rooms',
  'extras',
  'transport',
  'names',
  'everything',
  'one room',
  'one extra',
] as const
/** What is removed from a basket. */
export type ItemsToRemove = (typeof itemsToRemove)[number]

/** A removal and its expected result. */
export interface Removal {
  /** Keys of lines; dependent items are removed too. */
  readonly keys: readonly string[]
  /** Total number of removed lines. */
  readonly lines: number
  readonly costs: number
  /** Returns the held stock that stays after the removal. */
  readonly leaves: (held: readonly string[]) => readonly string[]
  readonly notified: string
}

/** Removes each key as often as it is listed. */
export const minus = (held: readonly string[], keys: readonly string[]): readonly string[] =>
  keys.reduce<readonly string[]>(
    (left, key) => (left.includes(key) ? left.toSpliced(left.indexOf(key), 1) : left),
    held,
  )

const roomKey = ({ roomId }: BasketRoom): string => `room ${roomId}`
const extraKey = ({ accommodationId, extraId, optionId }: BasketExtra): string =>
  `${accommodationId === null ? 'extra' : 'room extra'} ${extraId} ${optionId}`

const { itemsRemoved, roomsRemoved, extrasRemoved } = texts.basket

const keysOf = (kind: string, items: readonly { readonly id: string | number }[]): readonly string[] =>
  items.map(({ id }) => `${kind}/${id}`)

/** Several rooms of one kind, which the page offers to remove together. */
export const roomsAlike = ({ accommodations }: LoadedBasket['basket']): readonly (readonly BasketRoom[])[] =>
  [...new Set(accommodations.map(roomKey))]
    .map((key) => accommodations.filter((room) => roomKey(room) === key))
    .filter(({ length }) => length > 1)

interface Wanted {
  readonly rooms?: readonly BasketRoom[]
  readonly extras?: readonly BasketExtra[]
  readonly others?: readonly string[]
  readonly notified?: string
}

export const removalOf = ({ basket, lines }: LoadedBasket, what: ItemsToRemove): Removal => {
  const { accommodations, extras, transport, charges, tickets, passengers } = basket
  const some = ({ rooms = [], extras: wanted = [], others = [], notified = itemsRemoved }: Wanted): Removal => {
    const keys = [...keysOf('accommodations', rooms), ...keysOf('extras', wanted), ...others]
    const going = lines.filter(({ key, partOf }) => keys.includes(key) || (partOf !== null && keys.includes(partOf)))
    const extrasGone = extras.filter(({ id }) => going.some(({ key }) => key === `extras/${id}`))
    const stock = [...rooms.map(roomKey), ...extrasGone.map(extraKey)]
    const seatsGo = others.some((key) => key.startsWith('transport/'))
    return {
      keys,
      lines: going.length,
      costs: going.reduce((sum, { price }) => sum + price.cost, 0),
      leaves: (held) => minus(held, stock).filter((key) => !seatsGo || !key.startsWith('stop ')),
      notified,
    }
  }
  // Prefers a room with extras.
  const oneRoom = accommodations.toSorted((a, b) => b.extras.length - a.extras.length).slice(0, 1)
  const oneExtra = extras.slice(0, 1)
  const [alike = []] = roomsAlike(basket)
  switch (what) {
    case 'rooms':
      return some({ rooms: accommodations })
    case 'alike rooms':
      return some({ rooms: alike, notified: roomsRemoved(alike.length, alike[0]?.roomName ?? '') })
    case 'extras':
      return some({ extras })
    case 'transport':
      return some({ others: keysOf('transport', transport) })
    case 'names':
      return some({ others: keysOf('charges', charges) })
    case 'one room':
      return some({ rooms: oneRoom, notified: roomsRemoved(1, oneRoom[0]?.roomName ?? '') })
    case 'one extra':
      return some({ extras: oneExtra, notified: extrasRemoved(oneExtra[0]?.option ?? '') })
    case 'everything':
      return some({
        rooms: accommodations,
        extras,
        others: [
          ...keysOf('tickets', tickets),
          ...keysOf('transport', transport),
          ...keysOf('charges', charges),
          ...keysOf('passengers', passengers),
        ],
      })
  }
}
