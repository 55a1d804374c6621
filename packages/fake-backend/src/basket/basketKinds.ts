import type { BookingRecord, BoughtItem } from '../records/BookingRecord.js'
import type { Route } from '../routing/Route.js'
import type { BasketKind } from './BasketKind.js'
import { type BasketRecord, type ItemsOutput, stockKeysIn } from '../records/BasketRecord.js'
import { takeFromStock } from '../records/Stock.js'
import { extras } from './kinds/extras.js'
import { nameChanges } from './kinds/nameChanges.js'
import { passengers } from './kinds/passengers.js'
import { rooms } from './kinds/rooms.js'
import { tickets } from './kinds/tickets.js'
import { transport } from './kinds/transport.js'

/**
 * Every kind of basket item: a new kind is a file in `kinds/` and a line here.
 * They move into the booking in this order. Extras precede rooms: their numbering counts the rooms that the booking had
 * before.
 */
export const basketKinds = { tickets, passengers, extras, rooms, transport, nameChanges } satisfies Record<
  string,
  BasketKind
>

type Kind = (typeof basketKinds)[keyof typeof basketKinds]
type Merged<A> = (A extends unknown ? (part: A) => void : never) extends (parts: infer All) => void ? All : never

const everyKind = (): readonly BasketKind[] => Object.values(basketKinds)
const paidForIn = (basket: BasketRecord): readonly BoughtItem[] => everyKind().flatMap(({ paidFor }) => paidFor(basket))

export const itemRoutes = (): readonly Route[] => everyKind().flatMap(({ routes }) => routes)

/** The fields of all kinds: the type demands a kind for every field of the contract. */
export const itemsAnswer = (basket: BasketRecord): ItemsOutput => {
  const fields: Merged<ReturnType<Kind['answer']>> = Object.assign(
    {},
    ...everyKind().map(({ answer }) => answer(basket)),
  )
  return fields
}

/** A basket with only passengers has nothing to complete. */
export const holdsNothing = (basket: BasketRecord): boolean => paidForIn(basket).length === 0

/** The sum of the lines, in minor units. */
export const basketTotal = (basket: BasketRecord): number =>
  paidForIn(basket).reduce((sum, { amount }) => sum + amount.value, 0)

/**
 * The items that a payment for the basket pays for, identical ones merged. The amounts add up to the basket's total.
 */
export const boughtIn = (basket: BasketRecord): BoughtItem[] => {
  const items = new Map<string, BoughtItem>()
  for (const one of paidForIn(basket)) {
    const sort = JSON.stringify(one)
    const { quantity, amount } = items.get(sort) ?? { quantity: 0, amount: { value: 0 } }
    items.set(sort, { ...one, quantity: quantity + one.quantity, amount: { value: amount.value + one.amount.value } })
  }
  return [...items.values()]
}

/** Returns the items to stock. */
export const putItemsBack = ({ catalogue, offers }: BookingRecord, basket: BasketRecord): void => {
  for (const { ticket_type_id } of basket.tickets) takeFromStock(catalogue.availability, ticket_type_id, -1)
  for (const key of stockKeysIn(basket)) takeFromStock(offers.stock.left, key, -1)
}

export const moveItemsIntoBooking = (booking: BookingRecord, basket: BasketRecord): void =>
  everyKind().forEach(({ complete }) => complete(booking, basket))
