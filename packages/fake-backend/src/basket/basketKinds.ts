import type { BookingRecord, BoughtItem } from '../bookings/BookingRecord.js'
import type { Route } from '../routing/Route.js'
import type { BasketKind } from './BasketKind.js'
import type { BasketRecord } from './BasketRecord.js'
import { extras } from './kinds/extras.js'
import { nameChanges } from './kinds/nameChanges.js'
import { passengers } from './kinds/pax.js'
import { rooms } from './kinds/rooms.js'
import { tickets } from './kinds/tickets.js'
import { transport } from './kinds/transport.js'

/**
 * Everything that a basket can hold: a new kind is a file in `kinds/` and a line here. They become the booking's in this
 * order: the options of rooms are numbered beside the rooms that the booking had before.
 */
export const basketKinds: Record<string, BasketKind> = { tickets, passengers, extras, rooms, transport, nameChanges }

const everyKind = (): readonly BasketKind[] => Object.values(basketKinds)
const paidForIn = (basket: BasketRecord): readonly BoughtItem[] => everyKind().flatMap(({ paidFor }) => paidFor(basket))

export const itemRoutes = (): readonly Route[] => everyKind().flatMap(({ routes }) => routes)

export const itemsAnswer = (basket: BasketRecord) =>
  Object.assign({}, ...everyKind().map(({ answer }) => answer(basket)))

/** Passengers alone are nothing to complete. */
export const holdsNothing = (basket: BasketRecord): boolean => everyKind().every(({ count }) => count(basket) === 0)

/** Minor units: the sum of its lines. */
export const basketTotal = (basket: BasketRecord): number =>
  paidForIn(basket).reduce((sum, { amount }) => sum + amount.value, 0)

/** What a payment for the basket pays for, what is the same as one: the amounts add up to its total. */
export const boughtIn = (basket: BasketRecord): BoughtItem[] => {
  const items = new Map<string, BoughtItem>()
  for (const one of paidForIn(basket)) {
    const sort = JSON.stringify(one)
    const { quantity, amount } = items.get(sort) ?? { quantity: 0, amount: { value: 0 } }
    items.set(sort, { ...one, quantity: quantity + one.quantity, amount: { value: amount.value + one.amount.value } })
  }
  return [...items.values()]
}

export const putItemsBack = (booking: BookingRecord, basket: BasketRecord): void =>
  everyKind().forEach(({ putBack }) => putBack(booking, basket))

export const moveItemsIntoBooking = (booking: BookingRecord, basket: BasketRecord): void =>
  everyKind().forEach(({ complete }) => complete(booking, basket))
