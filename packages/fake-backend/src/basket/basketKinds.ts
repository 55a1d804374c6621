import type { BookingRecord } from '../bookings/BookingRecord.js'
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
const sumOf = (amountOf: (kind: BasketKind) => number): number =>
  everyKind().reduce((sum, kind) => sum + amountOf(kind), 0)

export const itemRoutes = (): readonly Route[] => everyKind().flatMap(({ routes }) => routes)

export const itemsAnswer = (basket: BasketRecord) =>
  Object.assign({}, ...everyKind().map(({ answer }) => answer(basket)))

/** Passengers alone are nothing to complete. */
export const holdsNothing = (basket: BasketRecord): boolean => sumOf(({ count }) => count(basket)) === 0

/** Minor units: the sum of its lines. */
export const basketTotal = (basket: BasketRecord): number => sumOf(({ cost }) => cost(basket))

export const putItemsBack = (booking: BookingRecord, basket: BasketRecord): void =>
  everyKind().forEach(({ putBack }) => putBack(booking, basket))

export const moveItemsIntoBooking = (booking: BookingRecord, basket: BasketRecord): void =>
  everyKind().forEach(({ complete }) => complete(booking, basket))
