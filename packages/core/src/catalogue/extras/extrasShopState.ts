import type { Basket } from '../../basket/Basket.js'
import type { PriceDisplay } from '../../bookings/money/priceLines.js'
import type { Minor } from '../../money/Money.js'
import { type ShopNow, type ShopState, shopState } from '../createShop.js'
import { type ChoiceSummary, choiceSummary, optionFee, optionPrice } from '../shop.js'
import { mostOf, type StockShown, stockShown } from '../onSale.js'
import {
  chosenExtras,
  type ExtraOnSale,
  type ExtraOptionOnSale,
  extraQuantity,
  type ExtraSelection,
  type ExtraSelectionProblem,
  extraSelectionProblems,
} from './extraSelection.js'

/** An option of an extra with the number that the customer chose. */
export interface ExtraOptionChoice {
  readonly extraId: string
  readonly optionId: string
  readonly name: string
  /** The price of one, including the booking fee, or what is shown instead. */
  readonly price: PriceDisplay
  /** Null if there is no fee, or if it is hidden. */
  readonly bookingFee: Minor | null
  readonly stock: StockShown
  readonly inBasket: number
  readonly quantity: number
  /** The number available, if more are chosen. */
  readonly tooManyOf: number | null
}

/** An extra with its options, and how many of each the customer chose. */
export interface ExtraChoice {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly groups: readonly {
    readonly groupId: number
    readonly name: string
    readonly options: readonly ExtraOptionChoice[]
  }[]
}

interface ExtrasView {
  readonly extras: readonly ExtraChoice[]
  readonly summary: ChoiceSummary
  readonly isSomethingGone: boolean
  readonly problems: readonly ExtraSelectionProblem[]
}

/** The general extras on sale for one booking. */
export type ExtrasShopState = ShopState<ExtrasView>

const optionChoice = (
  option: ExtraOptionOnSale,
  selection: ExtraSelection,
  basket: Basket | null,
): ExtraOptionChoice => {
  const { extraId, optionId, value } = option
  const quantity = extraQuantity(selection, option)
  return {
    extraId,
    optionId,
    name: value,
    price: optionPrice(option),
    bookingFee: optionFee(option),
    stock: stockShown(option, quantity),
    inBasket: (basket?.extras ?? []).filter((held) => held.extraId === extraId && held.optionId === optionId).length,
    quantity,
    tooManyOf: quantity > mostOf(option) ? mostOf(option) : null,
  }
}

export const extrasShopState = (now: ShopNow<readonly ExtraOnSale[], ExtraSelection>): ExtrasShopState =>
  shopState(now, (onSale) => {
    if (onSale.length === 0) return null
    const summary = choiceSummary(chosenExtras(now.choice, onSale))
    return {
      extras: onSale.map(({ id, name, description, groups }) => ({
        id,
        name,
        description,
        groups: groups.map((group) => ({
          ...group,
          options: group.options.map((option) => optionChoice(option, now.choice, now.basket)),
        })),
      })),
      summary,
      isSomethingGone: summary.count < now.choice.reduce((sum, { quantity }) => sum + quantity, 0),
      problems: extraSelectionProblems(now.choice, onSale),
    }
  })
