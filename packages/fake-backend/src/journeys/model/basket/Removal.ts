import { type LoadedBasket, texts } from '@booking-dashboard/core'
import type { BasketExtra, BasketRoom } from '@booking-dashboard/core/ports'

/** Sections of the basket in bulk, rooms that are alike, or one room or extra by itself. */
export const thingsToRemove = [
  'rooms',
  'alike rooms',
  'extras',
  'transport',
  'names',
  'everything',
  'one room',
  'one extra',
] as const
/** What of a basket is removed. */
export type ThingsToRemove = (typeof thingsToRemove)[number]

/** What is to be removed, and what that has to come to. */
export interface Removal {
  /** Keys of lines; what belongs to them goes as well. */
  readonly keys: readonly string[]
  /** How many lines that is in all. */
  readonly lines: number
  readonly costs: number
  /** Of what the basket holds of the stock, what it then still does. */
  readonly leaves: (held: readonly string[]) => readonly string[]
  readonly said: string
}

/** Each of these taken away as often as it is named. */
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

/** Rooms of one kind, where there is more than one: the page offers to remove them together. */
export const roomsAlike = ({ accommodations }: LoadedBasket['basket']): readonly (readonly BasketRoom[])[] =>
  [...new Set(accommodations.map(roomKey))]
    .map((key) => accommodations.filter((room) => roomKey(room) === key))
    .filter(({ length }) => length > 1)

interface Wanted {
  readonly rooms?: readonly BasketRoom[]
  readonly extras?: readonly BasketExtra[]
  readonly others?: readonly string[]
  readonly said?: string
}

export const removalOf = ({ basket, lines }: LoadedBasket, what: ThingsToRemove): Removal => {
  const { accommodations, extras, transport, charges, tickets, pax } = basket
  const some = ({ rooms = [], extras: wanted = [], others = [], said = itemsRemoved }: Wanted): Removal => {
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
      said,
    }
  }
  // One with extras of its own, if any.
  const oneRoom = accommodations.toSorted((a, b) => b.extras.length - a.extras.length).slice(0, 1)
  const oneExtra = extras.slice(0, 1)
  const [alike = []] = roomsAlike(basket)
  switch (what) {
    case 'rooms':
      return some({ rooms: accommodations })
    case 'alike rooms':
      return some({ rooms: alike, said: roomsRemoved(alike.length, alike[0]?.roomName ?? '') })
    case 'extras':
      return some({ extras })
    case 'transport':
      return some({ others: keysOf('transport', transport) })
    case 'names':
      return some({ others: keysOf('charges', charges) })
    case 'one room':
      return some({ rooms: oneRoom, said: roomsRemoved(1, oneRoom[0]?.roomName ?? '') })
    case 'one extra':
      return some({ extras: oneExtra, said: extrasRemoved(oneExtra[0]?.option ?? '') })
    case 'everything':
      return some({
        rooms: accommodations,
        extras,
        others: [
          ...keysOf('tickets', tickets),
          ...keysOf('transport', transport),
          ...keysOf('charges', charges),
          ...keysOf('pax', pax),
        ],
      })
  }
}
