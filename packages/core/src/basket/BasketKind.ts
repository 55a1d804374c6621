import type { PriceLine } from '../bookings/money/priceLines.js'
import type { BasketTexts } from './basketTexts.js'
import type { Formats } from '../language/formats.js'
import type { Minor } from '../money/Money.js'

/** The sections that the back end checks (behaviour/basket#2.3), in the order in which their errors are shown. */
export const mandatorySections = ['tickets', 'accommodation', 'extras', 'transport'] as const
export type MandatorySection = (typeof mandatorySections)[number]

/** What a line of the basket costs in all. */
export interface BasketLine {
  readonly total: Minor
}

/** Names an item among those of every kind, such as `tickets/6001`. */
export const lineKey = (kind: string, id: string | number): string => `${kind}/${id}`

export const kindOfKey = (key: string): string => key.slice(0, key.indexOf('/'))
export const idOfKey = (key: string): string => key.slice(key.indexOf('/') + 1)

/** One line of a section. */
export interface KindLine {
  readonly key: string
  /** What is shown of its price, its booking fee included. */
  readonly price: PriceLine
  /** Who it is for, if it is for one passenger. */
  readonly paxId: number | null
  /** The key of the line that it belongs to and is removed with, if any. */
  readonly partOf: string | null
  /** Its date, or the customer's remark. */
  readonly note: string
  /** The heading that it shares with other lines, such as the event of a ticket, and its name under that heading; null if it has none. */
  readonly under: { readonly key: string; readonly title: string; readonly note: string; readonly name: string } | null
}

/** The price with the basket's own total as its amount: that is what is paid. */
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
  /** The section of the back end's checks whose errors it shows, if any. */
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
 * One kind of thing that a basket holds; `Held` is the part of a basket that it reads. Its name is its key in the table,
 * and names the list of the basket that its items are in.
 */
export interface BasketKind<Held> {
  readonly ids: (held: Held) => readonly string[]
  /** How many of them the basket's button counts. */
  readonly count: (held: Held) => number
  /** Null if its items have no lines of their own. */
  readonly section: KindSection<Held> | null
  /** Who the items are for. The customer is asked about new passengers who would be left without any. */
  readonly holders?: (held: Held) => readonly { readonly id: string; readonly paxIds: readonly number[] }[]
  readonly alike?: (held: Held) => readonly AlikeItems[]
  /** The key by which the back end removes the item, if not its own. */
  readonly removedAs?: (held: Held, id: string) => string
  /** Keys of what is removed along with the item. */
  readonly takesAlong?: (held: Held, id: string) => readonly string[]
  /** Keys of what the back end may drop by itself when the item goes. */
  readonly mayDrop?: (held: Held, id: string) => readonly string[]
  /** How a removal of items of this kind alone is announced; by default as a removal of items. */
  readonly removedAlone?: {
    readonly operation: 'removeAccommodation' | 'removeExtra'
    readonly announce: (held: Held, ids: readonly string[], texts: BasketTexts) => string
  }
}
