import type { Receipt } from '@booking-dashboard/core'
import { bookingRefs } from '../model/TestContext.js'
import { type Invariant, sum } from './Invariant.js'

const countOf = (bought: Receipt['bought']): number => sum((bought?.lines ?? []).map(({ quantity }) => quantity))

/** A receipt lists every item of its basket, and no items for a payment without a basket. */
export const receiptsList: Invariant = (context) => {
  const baskets = context.world.baskets().filter(({ state }) => state === 'completed')
  const brought = new Map(
    context.world.charges().map(({ id, basketId }) => {
      const basket = baskets.find((one) => one.id === basketId)
      const items = basket === undefined ? [] : [basket.tickets, basket.held, basket.nameChanges].flat()
      return [id, items.length]
    }),
  )
  return context
    .tabs()
    .flatMap(({ dashboard }) => bookingRefs.flatMap((ref) => [...(dashboard.bill(ref).value?.receipts.values() ?? [])]))
    .flatMap(({ reference, bought }) => {
      const [listed, items] = [countOf(bought), brought.get(reference) ?? 0]
      return listed === items ? [] : [`The receipt of ${reference} lists ${listed} items, its basket had ${items}`]
    })
}
