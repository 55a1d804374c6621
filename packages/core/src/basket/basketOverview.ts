import { activePax, fullName, type Pax } from '../domain/Booking.js'
import { grouped } from '../domain/Holdings.js'
import { costWithoutPrice, type PriceLine } from '../bookings/money/priceLines.js'
import type { BasketTexts } from './basketTexts.js'
import type { Formats } from '../language/formats.js'
import { addMinor, type Currency, type Minor, negateMinor, sumMinor } from '../money/Money.js'
import { type Basket, type CheckoutObstacle, countItems } from './Basket.js'
import { type BasketKind, idOfKey, type KindLine, kindOfKey, lineKey } from './BasketKind.js'
import { type BasketItems, everyKind } from './basketKinds.js'
import type { Failure } from '../failure/Failure.js'
import type { BasketFlags, ChangeElsewhere } from './basketStore.js'
import type { MissingPassengers } from './passengers.js'

/** One line of the basket as its page shows it. */
export interface BasketSectionLine {
  /** Names it among all lines; what `pick` and `remove` take. */
  readonly key: string
  readonly title: string
  /** Who it is for; null where that is nobody in particular. */
  readonly person: string | null
  readonly isForLead: boolean
  /** When it is, and what was said with it. */
  readonly notes: readonly string[]
  /** What is shown of its price, its booking fee included. */
  readonly price: PriceLine
  /** The key of the line that it belongs to and goes with; null where it stands for itself. */
  readonly partOf: string | null
  /** What its checkbox and its button are called to those who listen. */
  readonly selectLabel: string
  readonly removeLabel: string
  /** What goes with it, where something does. */
  readonly removeHint: string | null
}

/** Lines that stand under one heading, such as the tickets of one event. */
export interface BasketLineGroup {
  readonly key: string
  /** Null where the lines stand by themselves. */
  readonly title: string | null
  readonly note: string
  readonly lines: readonly BasketSectionLine[]
}

export interface BasketSection {
  readonly name: string
  readonly title: string
  /** What has to be put right, as the back end says it; empty where the section is valid. */
  readonly warnings: readonly string[]
  readonly lines: readonly BasketSectionLine[]
  readonly groups: readonly BasketLineGroup[]
  /** Of all lines, whatever is shown of each. */
  readonly cost: Minor
  /** The part of the cost that belongs to lines without an amount of their own; null where that is nothing. */
  readonly withoutPrice: Minor | null
  /** Lines that are alike, to be removed together. */
  readonly alike: readonly { readonly keys: readonly string[]; readonly label: string }[]
}

/** What a basket holds and costs, as its page and the checkout show it. What is shown adds up to the total. */
export interface BasketOverview {
  readonly currency: Currency
  /** Those that hold something or have to be put right. */
  readonly sections: readonly BasketSection[]
  readonly lines: readonly BasketSectionLine[]
  /** How many things the basket holds. */
  readonly count: number
  /** The part of the total that is booking fees; null where there are none. */
  readonly bookingFee: Minor | null
  /** What the total holds beside the sections; null where they add up to it. */
  readonly unlisted: Minor | null
  /** As the back end reckons it. */
  readonly total: Minor
}

const ifAny = (amount: Minor): Minor | null => (amount === 0 ? null : amount)

const departureNote = ({ departure }: PriceLine, formats: Formats, timeTbc: string): string => {
  if (departure === null) return ''
  return departure.isTimeSpecified ? formats.dateTime(departure.at) : `${formats.date(departure.at)} · ${timeTbc}`
}

/** Who is travelling, by id. */
type Passengers = ReadonlyMap<number, Pax>

const shownLine =
  (passengers: Passengers, takesOthersAlong: (key: string) => boolean, { screen, formats }: BasketTexts) =>
  ({ key, price, paxId, partOf, note, under }: KindLine): BasketSectionLine => {
    const { basket: texts, booking } = screen
    const pax = paxId === null ? undefined : passengers.get(paxId)
    const name = pax === undefined ? null : fullName(pax)
    const title = under?.name ?? booking.prices.lineTitle(price)
    // Where a line stands under an event, who it is for is what tells it from the next one.
    const person = under === null ? name : (name ?? texts.noPassenger)
    const notes = [person ?? '', departureNote(price, formats, booking.prices.departureTimeTbc), note]
    return {
      key,
      title,
      person,
      isForLead: pax?.lead === true,
      notes: notes.filter((one) => one.trim() !== ''),
      price,
      partOf,
      selectLabel: texts.select(title, person),
      removeLabel: texts.removeOne(title, person),
      removeHint: takesOthersAlong(key) ? texts.removeWithExtras : null,
    }
  }

const groupsOf = (lines: readonly KindLine[], shown: ReadonlyMap<string, BasketSectionLine>): BasketSection['groups'] =>
  grouped(lines, ({ under }) => under?.key ?? '').map(([key, [first, ...rest]]) => ({
    key,
    title: first.under?.title ?? null,
    note: first.under?.note ?? '',
    lines: [first, ...rest].flatMap((line) => shown.get(line.key) ?? []),
  }))

type Entry = readonly [name: string, kind: BasketKind<BasketItems>]

const sectionOf = (
  basket: Basket,
  [kindName, { section, alike, takesAlong }]: Entry,
  passengers: Passengers,
  texts: BasketTexts,
): (BasketSection & { readonly order: number; readonly bookingFee: Minor }) | null => {
  if (section === null) return null
  const status = section.mandatory === null ? null : basket.mandatoryStatus[section.mandatory]
  const raw = section.lines(basket, texts.formats)
  const takesOthersAlong = (key: string): boolean =>
    kindOfKey(key) === kindName && (takesAlong?.(basket, idOfKey(key)) ?? []).length > 0
  const lines = raw.map(shownLine(passengers, takesOthersAlong, texts))
  if (lines.length === 0 && status?.valid !== false) return null
  return {
    name: section.name,
    title: section.title(texts),
    order: section.order,
    warnings: status === null || status.valid ? [] : status.errors,
    lines,
    groups: groupsOf(raw, new Map(lines.map((line) => [line.key, line]))),
    cost: sumMinor(raw.map(({ price }) => price.cost)),
    withoutPrice: ifAny(costWithoutPrice(raw.map(({ price }) => price))),
    bookingFee: sumMinor(raw.map(({ price }) => price.bookingFee)),
    alike: (alike?.(basket) ?? []).map(({ ids, label }) => ({
      keys: ids.map((id) => lineKey(kindName, id)),
      label: label(texts),
    })),
  }
}

/** `bookingPax` are the passengers of the booking; those whom the basket adds are known to it. */
export const basketOverview = (basket: Basket, bookingPax: readonly Pax[], texts: BasketTexts): BasketOverview => {
  const passengers = new Map(activePax(bookingPax, basket.pax).map((pax) => [pax.id, pax]))
  const sections = everyKind()
    .flatMap((entry) => sectionOf(basket, entry, passengers, texts) ?? [])
    .toSorted((a, b) => a.order - b.order)
  return {
    currency: basket.currency,
    sections,
    lines: sections.flatMap(({ lines }) => lines),
    count: countItems(basket),
    bookingFee: ifAny(sumMinor(sections.map(({ bookingFee }) => bookingFee))),
    unlisted: ifAny(addMinor(basket.total, negateMinor(sumMinor(sections.map(({ cost }) => cost))))),
    total: basket.total,
  }
}

/** A question to the customer. */
export type BasketQuestion =
  /** Whether to remove what the button named, which may take along what belongs to it. */
  | { readonly kind: 'remove'; readonly label: string; readonly takesAlong: boolean }
  /** Without these lines new passengers would have nothing: should they be removed as well? */
  | { readonly kind: 'passengersToo'; readonly names: string; readonly passengers: number; readonly lines: number }
  /** Whether to discard the whole basket. */
  | { readonly kind: 'discard' }

export type RemovalEnd =
  | { readonly kind: 'removed' }
  | { readonly kind: 'nothingToRemove' | 'cancelled' }
  | { readonly kind: 'failed'; readonly failure: Failure }

export type DiscardEnd =
  | { readonly kind: 'discarded' }
  /** Not discarded either where the basket had been changed elsewhere: it is shown first. */
  | { readonly kind: 'changedElsewhere' | 'cancelled' }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** A passenger whom the basket adds to the booking. */
export interface NewPassenger {
  /** What `remove` takes. */
  readonly key: string
  readonly name: string
  /** The basket holds nothing for this passenger, who can be removed. */
  readonly isUnused: boolean
}

export interface LoadedBasket extends BasketOverview {
  readonly kind: 'loaded'
  readonly basket: Basket
  /** What is picked to be removed, including what belongs to picked lines. */
  readonly picked: ReadonlySet<string>
  /** Whether there is more than one line to pick from. */
  readonly canPick: boolean
  readonly areAllPicked: boolean
  /** The keys of what is being removed. */
  readonly removing: ReadonlySet<string>
  readonly isRemovingPicked: boolean
  readonly isDiscarding: boolean
  readonly question: BasketQuestion | null
  readonly newPassengers: readonly NewPassenger[]
  /** Null where nobody is missing. */
  readonly missing: MissingPassengers | null
  /** Why it cannot be paid for; null where it can. */
  readonly obstacle: CheckoutObstacle | null
  /** How the last removal ended; null before one. */
  readonly lastRemoval: RemovalEnd | null
  /** What the last load found that somebody else had done. */
  readonly changed: ChangeElsewhere | null
}

/** Everything that the basket's page shows, with the client-side flags of behaviour/basket#2.3. */
export type ShoppingBasketState = BasketFlags & {
  /** Of which booking the last reset was; null before one. */
  readonly bookingRef: string | null
  /** Something is being done to the basket. */
  readonly processing: boolean
} & (
    | { readonly kind: 'unknown' | 'loading'; readonly count: null }
    | { readonly kind: 'failed'; readonly count: null; readonly failure: Failure; readonly isRetrying: boolean }
    /** No basket, or one that holds nothing. */
    | {
        readonly kind: 'none'
        readonly count: 0
        readonly basket: Basket | null
        readonly changed: ChangeElsewhere | null
      }
    | LoadedBasket
  )

/** The basket that is there, even one that holds nothing. */
export const basketOf = (state: ShoppingBasketState): Basket | null => ('basket' in state ? state.basket : null)
