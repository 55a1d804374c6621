import { type Basket, type BasketExtra, type ItemsToRemove, texts } from '@booking-dashboard/core'

/** Sections of the basket in bulk, or one room or extra by itself. */
export const thingsToRemove = ['rooms', 'extras', 'transport', 'names', 'everything', 'one room', 'one extra'] as const
export type ThingsToRemove = (typeof thingsToRemove)[number]

/** What is to be removed, and what that has to come to. */
export interface Removal {
  readonly items: ItemsToRemove
  /** How many lines, passengers counted. */
  readonly count: number
  readonly costs: number
  /** Of what the basket holds of the stock, what it then still does. */
  readonly leaves: (held: readonly string[]) => readonly string[]
  readonly said: string
}

type Lines = readonly { readonly id: string; readonly total: number }[]
const ids = (lines: Lines): readonly string[] => lines.map(({ id }) => id)
const cost = (lines: Lines): number => lines.reduce((sum, { total }) => sum + total, 0)

const minus =
  (keys: readonly string[]) =>
  (held: readonly string[]): readonly string[] =>
    keys.reduce<readonly string[]>(
      (left, key) => (left.includes(key) ? left.toSpliced(left.indexOf(key), 1) : left),
      held,
    )

const roomKeys = (rooms: Basket['accommodations']): readonly string[] => rooms.map(({ roomId }) => `room ${roomId}`)
const extraKeys = (extras: readonly BasketExtra[]): readonly string[] =>
  extras.map(
    ({ accommodationId, extraId, optionId }) =>
      `${accommodationId === null ? 'extra' : 'room extra'} ${extraId} ${optionId}`,
  )

const { itemsRemoved, roomsRemoved, extrasRemoved } = texts.basket

export const removalOf = (basket: Basket, what: ThingsToRemove): Removal => {
  const { accommodations, extras, transport, nameChanges, charges, tickets, pax } = basket
  const some = (
    items: ItemsToRemove,
    lines: Lines,
    leaves: Removal['leaves'],
    said: string = itemsRemoved,
  ): Removal => ({
    items,
    count: lines.length,
    costs: cost(lines),
    leaves,
    said,
  })
  const oneRoom = accommodations.slice(0, 1)
  const oneExtra = extras.slice(0, 1)
  switch (what) {
    case 'rooms':
      return some({ accommodations: ids(accommodations) }, accommodations, minus(roomKeys(accommodations)))
    case 'extras':
      return some({ extras: ids(extras) }, extras, minus(extraKeys(extras)))
    case 'transport':
      return some({ transport: ids(transport) }, transport, (held) => held.filter((key) => !key.startsWith('stop ')))
    case 'names':
      return some({ nameChanges: nameChanges.map(({ id }) => id) }, charges, (held) => held)
    case 'one room':
      return some(
        { accommodations: ids(oneRoom) },
        oneRoom,
        minus(roomKeys(oneRoom)),
        roomsRemoved(1, oneRoom[0]?.roomName ?? ''),
      )
    case 'one extra':
      return some(
        { extras: ids(oneExtra) },
        oneExtra,
        minus(extraKeys(oneExtra)),
        extrasRemoved(oneExtra[0]?.option ?? ''),
      )
    case 'everything':
      return {
        items: {
          accommodations: ids(accommodations),
          extras: ids(extras),
          tickets: tickets.map(({ id }) => id),
          transport: ids(transport),
          nameChanges: ids(charges),
          pax: pax.map(({ id }) => id),
        },
        count: accommodations.length + extras.length + tickets.length + transport.length + charges.length + pax.length,
        costs: basket.total,
        leaves: () => [],
        said: itemsRemoved,
      }
  }
}
