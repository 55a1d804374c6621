import { type Basket, basketOf } from '@booking-dashboard/core'
import type { BasketItems } from '@booking-dashboard/core/ports'
import { bookingRefs } from '../model/TestContext.js'
import { type Invariant, sum } from './Invariant.js'

const totals = (lines: readonly { readonly total: number }[]): readonly number[] => lines.map(({ total }) => total)

/** The type demands every kind of item. */
const lines = (basket: Basket): readonly number[] => {
  const ofKind: Readonly<Record<keyof BasketItems, readonly number[]>> = {
    tickets: totals(basket.tickets.map(({ prices }) => prices)),
    accommodations: totals(basket.accommodations),
    extras: totals(basket.extras),
    transport: totals(basket.transport),
    charges: totals(basket.charges),
    nameChanges: [],
    passengers: [],
  }
  return Object.values(ofKind).flat()
}

/** On every page, the basket total is the sum of its lines. */
export const basketTotals: Invariant = (context) =>
  context
    .tabs()
    .flatMap(({ dashboard }) => bookingRefs.map((ref) => basketOf(dashboard.basket(ref).state$.value)))
    .flatMap((basket) =>
      basket === null || basket.total === sum(lines(basket))
        ? []
        : [`Basket ${basket.id} says ${basket.total}, its lines come to ${sum(lines(basket))}`],
    )
