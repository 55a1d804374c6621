import type { PriceLine } from '../bookings/money/PriceSections.js'
import type { Minor } from '../money/Money.js'
import type { MandatorySection } from './Basket.js'
import type { ItemsToRemove } from './RemoveInputs.js'

export type BasketCategory = Exclude<keyof ItemsToRemove, 'pax'>

/** One line of the basket, with what removes it. */
export interface BasketSectionLine {
  readonly category: BasketCategory
  readonly id: string
  readonly price: PriceLine
  /** What the line adds to the basket's total, also where its amount is not shown. */
  readonly cost: Minor
  /** Who it is for; null where nobody is named. */
  readonly paxId: number | null
  /** The line of the room that an extra belongs to. */
  readonly ofRoom: string | null
}

export const basketSectionNames = ['tickets', 'accommodation', 'extras', 'transport', 'customerChange'] as const
export type BasketSectionName = (typeof basketSectionNames)[number]

export interface BasketSection {
  readonly name: BasketSectionName
  /** The mandatory section that its warnings are of; a customer change has none. */
  readonly mandatory: MandatorySection | null
  /** Empty where the section is valid. */
  readonly warnings: readonly string[]
  readonly lines: readonly BasketSectionLine[]
  readonly cost: Minor
  /** The part of the cost that belongs to lines without an amount of their own. */
  readonly withoutPrice: Minor
  readonly bookingFee: Minor
}

export interface BasketOverview {
  /** Those that hold something or have to be put right. */
  readonly sections: readonly BasketSection[]
  readonly count: number
  readonly bookingFee: Minor
  /** What the total holds beside the sections; zero where they add up to it. */
  readonly unlisted: Minor
  /** As the back end reckons it. */
  readonly total: Minor
}
