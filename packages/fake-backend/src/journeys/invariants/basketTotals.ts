import { type Basket, basketOf } from '@booking-dashboard/core'
import { bookingRefs } from '../model/TestContext.js'
import { type Invariant, sum } from './Invariant.js'

const lines = (basket: Basket): readonly number[] => [
  ...basket.tickets.map(({ prices }) => prices.total),
  ...[basket.accommodations, basket.extras, basket.transport, basket.charges].flatMap((section) =>
    section.map(({ total }) => total),
  ),
]

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
