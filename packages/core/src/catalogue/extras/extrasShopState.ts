import type { Attempted } from '../attempts.js'
import type { Basket } from '../../basket/Basket.js'
import type { Booking } from '../../domain/Booking.js'
import type { PriceDisplay } from '../../bookings/money/priceLines.js'
import type { Failure } from '../../failure/Failure.js'
import type { Currency, Minor } from '../../money/Money.js'
import { latest, type Loadable } from '../../reactive/resource.js'
import { type ChoiceSummary, choiceSummary, optionFee, optionLinePrice, optionPrice } from '../shop.js'
import { mostOf, type StockShown, stockShown } from '../onSale.js'
import {
  type ExtraOnSale,
  type ExtraOptionOnSale,
  extraQuantity,
  type ExtraSelection,
  type ExtraSelectionProblem,
  extraSelectionProblems,
  extraSelectionTotals,
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

/** The result of the last "Add to basket". */
export type ExtrasOutcome =
  | { readonly kind: 'none' | 'failed' }
  /** It is not known whether anything was added. The next attempt checks first. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'added'; readonly count: number }
  /** How many stay chosen. */
  | { readonly kind: 'partlyAdded'; readonly left: number }

/** The general extras on sale for one booking. */
export type ExtrasShopState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** `isOutdated`: the extras could not be reloaded. */
  | { readonly kind: 'nothingOnSale'; readonly isOutdated: boolean }
  | {
      readonly kind: 'choosing' | 'adding'
      readonly isOutdated: boolean
      readonly currency: Currency
      readonly extras: readonly ExtraChoice[]
      readonly summary: ChoiceSummary
      /** Whether a chosen extra is no longer on sale, so that it was left out. */
      readonly isSomethingGone: boolean
      readonly problems: readonly ExtraSelectionProblem[]
      /** How many attempts failed because of a problem. */
      readonly attempts: number
      readonly outcome: ExtrasOutcome
    }

interface Shown {
  readonly offer: Loadable<readonly ExtraOnSale[]>
  readonly booking: Loadable<Booking>
  readonly basket: Basket | null
  readonly isBusy: boolean
  readonly selection: ExtraSelection
  readonly submitted: Attempted<ExtrasOutcome>
}

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

export const extrasShopState = ({ offer, booking, basket, isBusy, selection, submitted }: Shown): ExtrasShopState => {
  const [onSale, known] = [latest(offer), latest(booking)]
  if (onSale === null || known === null) {
    const failed = [offer, booking].find((one) => one.kind === 'failed')
    return failed?.kind === 'failed' ? { kind: 'failed', failure: failed.failure } : { kind: 'loading' }
  }
  const isOutdated = offer.kind === 'failed'
  if (onSale.length === 0) return { kind: 'nothingOnSale', isOutdated }
  const totals = extraSelectionTotals(selection, onSale)
  return {
    kind: submitted.isAdding || (isBusy && totals.count > 0) ? 'adding' : 'choosing',
    isOutdated,
    currency: known.currency,
    extras: onSale.map(({ id, name, description, groups }) => ({
      id,
      name,
      description,
      groups: groups.map((group) => ({
        ...group,
        options: group.options.map((option) => optionChoice(option, selection, basket)),
      })),
    })),
    summary: choiceSummary(
      totals.lines.map(({ extra, option, quantity, cost }) => ({
        name: extra.name,
        note: option.value,
        quantity,
        price: optionLinePrice(option, cost),
        cost,
      })),
      totals,
    ),
    isSomethingGone: totals.count < selection.reduce((sum, { quantity }) => sum + quantity, 0),
    problems: extraSelectionProblems(selection, onSale),
    attempts: submitted.attempts,
    outcome: submitted.outcome,
  }
}
