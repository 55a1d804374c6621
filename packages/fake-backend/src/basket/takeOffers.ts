import { canBeBought, type PurchaseRules } from '../catalogue/purchaseRules.js'
import type { StockedLine } from '../records/BasketRecord.js'
import { availabilityOf, isInStock, takeFromStock } from '../records/Stock.js'
import { refuse } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import { prepareChange } from './changeBasket.js'
import { checkPassengers } from './checkPassengers.js'
import type { OpenBasket } from './openBasketOf.js'

/** One wanted offer of the catalogue. `title` is the name that customers see. */
export interface WantedOffer {
  readonly wanted: { readonly pax_id: number }
  readonly stockKey: string
  readonly title: string
  /** Null if no dates are given. */
  readonly rules: PurchaseRules | null
}

/** Checks the passengers and takes all offers out of stock for this basket, or refuses the whole request. */
export const takeOffers = (to: OpenBasket, found: readonly WantedOffer[]): void => {
  const { world, basket } = to
  const { left } = to.booking.offers.stock
  checkPassengers(
    to,
    found.map(({ wanted }) => wanted),
  )
  for (const { stockKey, title, rules } of found) {
    if (rules !== null && !canBeBought(rules, world.clock.now()))
      refuse('notEnoughAvailable', `‘${title}’ is not on sale now.`)
    const count = found.filter((one) => one.stockKey === stockKey).length
    if (isInStock(left, stockKey, count)) continue
    const { available } = availabilityOf(left, stockKey)
    refuse('notEnoughAvailable', available === 0 ? `‘${title}’ is sold out.` : `Only ${available} left of ‘${title}’.`)
  }
  prepareChange(world, basket)
  for (const { stockKey } of found) takeFromStock(left, stockKey, 1)
}

/** Removes the line from the basket and returns its stock. */
export const removeLine = <H extends { readonly id: string }>(
  { world, booking, basket }: OpenBasket,
  lines: StockedLine<H>[],
  id: string,
): H => {
  const line =
    lines.find(({ held }) => held.id === id) ?? refuse('unknownLine', 'This is not in your basket any more.', 404)
  prepareChange(world, basket)
  lines.splice(lines.indexOf(line), 1)
  takeFromStock(booking.offers.stock.left, line.stockKey, -1)
  return line.held
}

export const lineId = (world: World): string => String(world.ids.next('line', 80001))
