import type { BookingRecord } from '../records/BookingRecord.js'
import { canBeBought, type PurchaseRules } from '../catalogue/purchaseRules.js'
import { availabilityOf, isInStock, takeFromStock } from '../records/Stock.js'
import { refuse } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import type { BasketRecord, StockedLine } from '../records/BasketRecord.js'
import { prepareChange } from './changeBasket.js'

/** One wanted offer of the catalogue. `title` is the name that customers see. */
export interface WantedOffer {
  readonly stockKey: string
  readonly title: string
  /** Null if no dates are given. */
  readonly rules: PurchaseRules | null
}

/** Takes all offers out of stock for this basket, or refuses the whole request. */
export const takeOffers = (
  world: World,
  { offers: { stock } }: BookingRecord,
  basket: BasketRecord,
  wanted: readonly WantedOffer[],
): void => {
  for (const { stockKey, title, rules } of wanted) {
    if (rules !== null && !canBeBought(rules, world.clock.now()))
      refuse('notEnoughAvailable', `‘${title}’ is not on sale now.`)
    const count = wanted.filter((one) => one.stockKey === stockKey).length
    if (isInStock(stock, stockKey, count)) continue
    const { available } = availabilityOf(stock, stockKey)
    refuse('notEnoughAvailable', available === 0 ? `‘${title}’ is sold out.` : `Only ${available} left of ‘${title}’.`)
  }
  prepareChange(world, basket)
  for (const { stockKey } of wanted) takeFromStock(stock, stockKey, 1)
}

/** Removes the line from the basket and returns its stock. */
export const removeLine = <H extends { readonly id: string }>(
  world: World,
  booking: BookingRecord,
  basket: BasketRecord,
  lines: StockedLine<H>[],
  id: string,
): H => {
  const line =
    lines.find(({ held }) => held.id === id) ?? refuse('unknownLine', 'This is not in your basket any more.', 404)
  prepareChange(world, basket)
  lines.splice(lines.indexOf(line), 1)
  takeFromStock(booking.offers.stock, line.stockKey, -1)
  return line.held
}

export const lineId = (world: World): string => String(world.ids.next('line', 80001))
