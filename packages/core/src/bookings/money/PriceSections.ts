import type { Minor } from '../../money/Money.js'
import type { BookingPrices } from '../Booking.js'
import type { IsoDate } from '../../environment/IsoDate.js'

/** The sections of the price summary, in the order of specification 2, §9. */
export const priceSectionNames = [
  'accommodation',
  'customerChange',
  'tickets',
  'transport',
  'extras',
  'insurance',
  'delivery',
  'discounts',
  'fees',
] as const

export type PriceSectionName = (typeof priceSectionNames)[number]

/** What is shown where the amount stands: price display codes 1 to 4 of specification 2, §4. */
export type PriceDisplay =
  | { readonly kind: 'amount'; readonly amount: Minor }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'free' }
  | { readonly kind: 'included' }

/** When a journey departs; 'Departure time TBC' is said where its time is not specified. */
export interface PricedDeparture {
  readonly at: IsoDate
  readonly isTimeSpecified: boolean
}

/** One line of a section. */
export interface PriceLine {
  readonly id: string
  /** What the back end calls it; empty where `label` names it. */
  readonly title: string
  /** What no back end names, in the words of the catalogue of texts. */
  readonly label: 'nameChangeFee' | 'discounts' | 'resaleFees' | null
  readonly departure: PricedDeparture | null
  readonly display: PriceDisplay
  /** Displayed cost (specification 2, §9): price, or allocations plus supplement, plus booking fee. */
  readonly cost: Minor
  /** The part of the cost that is shown as 'Booking Fee'; 0 where booking fees do not stand as an amount of their own. */
  readonly bookingFee: Minor
}

/** So many times the same: title, amount and fee. */
export interface GatheredLine {
  readonly line: PriceLine
  readonly quantity: number
  readonly cost: Minor
  readonly bookingFee: Minor
}

export interface PriceSection {
  readonly lines: readonly PriceLine[]
  /** Of all lines, whatever is shown of each. */
  readonly cost: Minor
  /** The part of the cost that belongs to lines without an amount of their own. */
  readonly withoutPrice: Minor
  readonly bookingFee: Minor
}

export interface NamedPriceSection extends PriceSection {
  /** What reads the same, once. */
  readonly gathered: readonly GatheredLine[]
  readonly name: PriceSectionName
  /** Its amounts are part of those of other sections: resale fees are the booking fees of tickets. */
  readonly isIncluded: boolean
}

export interface PriceSummary {
  /** Without the empty ones. */
  readonly sections: readonly NamedPriceSection[]
  /** What the total holds beside the sections; zero where they add up to it. */
  readonly unlisted: Minor
  /** As the back end reckons them. */
  readonly totals: BookingPrices
}
