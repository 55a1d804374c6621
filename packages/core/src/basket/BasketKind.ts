import type { PriceLine } from '../bookings/money/priceLines.js'
import type { ApiCall } from '../failure/Failure.js'
import type { BasketFlowTexts } from './basketFlowTexts.js'
import type { BasketTexts } from './basketTexts.js'
import type { Formats } from '../language/formats.js'
import type { Minor } from '../money/Money.js'

/** The sections that the back end checks (behaviour/basket#2.3), in the order in which their errors are shown. */
export const mandatorySections = ['tickets', 'accommodation', 'extras', 'transport'] as const
export type MandatorySection = (typeof mandatorySections)[number]

/** The total of a line of the basket. */
export interface BasketLine {
  readonly total: Minor
}

/** Identifies an item among the items of every kind, such as `tickets/6001`. */
export const lineKey = (kind: string, id: string | number): string => `${kind}/${id}`

export const kindOfKey = (key: string): string => key.slice(0, key.indexOf('/'))
export const idOfKey = (key: string): string => key.slice(key.indexOf('/') + 1)

/** One line of a section. */
export interface KindLine {
  /** Identifies the line. `pick` and `remove` of a basket take this key. */
  readonly key: string
  /** The price that is shown, including the booking fee. */
  readonly price: PriceLine
  /** The passenger of the line, if it is for one. */
  readonly passengerId: number | null
  /** The key of the line that it belongs to and is removed with, if any. */
  readonly partOf: string | null
  /** Its place among items with the same name, from 1, and how many there are. Missing if the name says enough. */
  readonly place?: { readonly number: number; readonly of: number }
  /** Its date, or the customer's remark. */
  readonly note: string
  /**
   * A heading that several lines share, such as the event of a ticket or a journey, and the line's name under it: null
   * if that is its passenger's. Null if it has none.
   */
  readonly under: {
    readonly key: string
    readonly title: string
    /** Null for the departure. */
    readonly note: string | null
    readonly name: string | null
  } | null
}

/** A line for no passenger, without a heading, unless `more` says otherwise. */
export const lineOf = (
  kind: string,
  id: string,
  price: PriceLine,
  more: Partial<Omit<KindLine, 'key' | 'price'>> = {},
): KindLine => ({ key: lineKey(kind, id), price, passengerId: null, partOf: null, note: '', under: null, ...more })

/** The price with the amount of the basket's own total, which is what the customer pays. */
export const charged = (price: PriceLine, cost: Minor): PriceLine => ({
  ...price,
  cost,
  display: price.display.kind === 'amount' ? { kind: 'amount', amount: cost } : price.display,
})

/** One section of the basket's page. */
interface KindSection<Held> {
  readonly name: string
  /** Sections are shown in this order. */
  readonly order: number
  /** The section of the back end's checks whose errors appear here, if any. */
  readonly mandatory: MandatorySection | null
  readonly title: (texts: BasketTexts) => string
  readonly lines: (held: Held, formats: Formats) => readonly KindLine[]
}

/** Items that are alike and can be removed together. */
interface AlikeItems {
  readonly ids: readonly string[]
  readonly label: (texts: BasketTexts) => string
}

/**
 * One kind of item, as the basket's page shows and removes it. `Held` is the part of a basket that the kind reads. The
 * kind's key in the table is its name, and the name of its list in the basket.
 */
export interface BasketKind<Held> {
  /** Null if its items have no lines of their own. */
  readonly section: KindSection<Held> | null
  /** The passengers of the items. The customer is asked about new passengers who would be left without any. */
  readonly holders?: (held: Held) => readonly { readonly id: string; readonly passengerIds: readonly number[] }[]
  readonly alike?: (held: Held) => readonly AlikeItems[]
  /** Keys of the lines that are removed along with the item. */
  readonly takesAlong?: (held: Held, id: string) => readonly string[]
  /** The message for a removal of this kind alone. By default it names items. */
  readonly removedAlone?: {
    readonly operation: 'removeAccommodation' | 'removeExtra'
    readonly announce: (held: Held, ids: readonly string[], texts: BasketTexts) => string
  }
}

/** A call of the port that adds items to a basket. */
export type AddCall<Sent> = ApiCall<[bookingRef: string, items: Sent], void>

/** Names the passenger of an item. A customer id is replaced by the id of the matching passenger. */
export type WhoTravels = { readonly customerId: string } | { readonly passengerId: number }

/** The ids of the passengers that items are for. */
export interface PassengerIds {
  /** The customer's own passenger. */
  readonly own: number
  readonly of: (who: WhoTravels) => number
}

/**
 * A command that adds items with one call. The command's name in the table is also that of the call and the operation.
 * `Input` has lists of items; so has what is left of it.
 */
export interface AddCommand<Held, Input, Sent> {
  readonly toSend: (input: Input, ids: PassengerIds) => Sent
  /** The part of the input that has no new line. */
  readonly missing: (input: Input, lists: { readonly before: Held; readonly after: Held }, ids: PassengerIds) => Input
  /** Shown once everything is added. */
  readonly announce: (input: Input, texts: BasketFlowTexts) => readonly string[]
}
