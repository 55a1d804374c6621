import { activePassengers } from '../domain/Booking.js'
import { idOfKey, kindOfKey, lineKey } from './BasketKind.js'
import type { BasketItems } from './basketKinds.js'

/** What every page of a booking knows of a kind: how its items count, and what is removed with them. */
interface ItemRules {
  /** The items that belong in a list. By default every item. */
  readonly listed?: (held: BasketItems) => readonly { readonly id: string | number }[]
  /** How many items the basket's button counts. By default every item. */
  readonly count?: (held: BasketItems) => number
  /** The key by which the back end removes the item, if it is not the item's own. */
  readonly removedAs?: (held: BasketItems, id: string) => string
  /** Keys of the lines that the back end may drop by itself when the item is removed. */
  readonly mayDrop?: (held: BasketItems, id: string) => readonly string[]
}

type KindName = keyof BasketItems

/**
 * The rules of every kind, which every page of a booking loads. The kinds themselves (`basketKinds.ts`) load with the
 * basket.
 */
export const itemRules: { readonly [Name in KindName]: ItemRules } = {
  accommodations: {
    mayDrop: ({ accommodations, extras }, id) => {
      const accommodationId = accommodations.find((one) => one.id === id)?.accommodationId
      return extras.filter((one) => one.accommodationId === accommodationId).map((one) => lineKey('extras', one.id))
    },
  },
  extras: {},
  tickets: {},
  transport: {},
  // The line of the charge shows the name change, and removes it.
  nameChanges: {
    removedAs: ({ nameChanges }, id) =>
      lineKey('charges', nameChanges.find((change) => change.id === id)?.chargeId ?? id),
  },
  // A change and its charge count as one item.
  charges: {
    count: ({ charges, nameChanges }) => {
      const ofChanges = new Set(nameChanges.map(({ chargeId }) => chargeId))
      return charges.filter(({ id }) => !ofChanges.has(id)).length
    },
    mayDrop: ({ nameChanges }, chargeId) =>
      nameChanges.filter((change) => change.chargeId === chargeId).map(({ id }) => lineKey('nameChanges', id)),
  },
  // A new passenger is neither counted nor charged, but a basket that holds one is not empty.
  passengers: { count: () => 0, listed: ({ passengers }) => activePassengers(passengers) },
}

const everyName = (): readonly KindName[] => Object.keys(itemRules) as KindName[]

/** The number of items in the basket, as its button shows it. */
export const countItems = (basket: BasketItems): number =>
  everyName().reduce((sum, name) => sum + (itemRules[name].count?.(basket) ?? basket[name].length), 0)

/** The keys of all items in the basket. */
export const keysIn = (basket: BasketItems): readonly string[] =>
  everyName().flatMap((name) => (itemRules[name].listed?.(basket) ?? basket[name]).map(({ id }) => lineKey(name, id)))

/** A basket with nothing but passengers is not empty (behaviour/basket#2.3). */
export const isEmptyBasket = (basket: BasketItems): boolean => keysIn(basket).length === 0

const table: Readonly<Record<string, ItemRules>> = itemRules
const rulesOf = (key: string): ItemRules => table[kindOfKey(key)] ?? {}

/** The key by which the back end removes the item. */
export const removalKey = (basket: BasketItems, key: string): string =>
  rulesOf(key).removedAs?.(basket, idOfKey(key)) ?? key

/** Keys of the lines that the back end may drop by itself when the item is removed. */
export const droppedWith = (basket: BasketItems, key: string): readonly string[] =>
  rulesOf(key).mayDrop?.(basket, idOfKey(key)) ?? []
