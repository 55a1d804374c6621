import { dotted, type Formats } from '../language/formats.js'
import { activePassengers, fullName, type BookingPassenger } from '../domain/Booking.js'
import { grouped } from '../domain/lists.js'
import { costWithoutPrice, type PriceLine } from '../bookings/money/priceLines.js'
import type { BasketTexts } from './basketTexts.js'
import { addMinor, type Currency, type Minor, negateMinor, sumMinor } from '../money/Money.js'
import { type Path, paths } from '../navigation/paths.js'
import type { Basket } from './Basket.js'
import { type BasketKind, idOfKey, type KindLine, kindOfKey, lineKey } from './BasketKind.js'
import { type BasketItems, everyKind } from './basketKinds.js'
import { waysToPutRight } from './basketWarnings.js'
import { countItems } from './itemRules.js'

/** One line of the basket as shown on its page. */
export interface BasketSectionLine extends Pick<KindLine, 'key' | 'price' | 'partOf'> {
  readonly title: string
  readonly isForLead: boolean
  /** The date of the item, and the customer's remark. */
  readonly notes: readonly string[]
  /** The accessible names of its checkbox and its button. */
  readonly selectLabel: string
  readonly removeLabel: string
  /** Names what is removed along with the line, if anything. */
  readonly removeHint: string | null
}

/** Lines under one heading, such as the tickets of one event. */
export interface BasketLineGroup {
  readonly key: string
  /** Null if the lines have no heading. */
  readonly title: string | null
  readonly note: string
  readonly lines: readonly BasketSectionLine[]
}

/** The lines of one kind of item, under one heading. */
export interface BasketSection {
  readonly name: string
  readonly title: string
  /** The errors that the back end reports for the section. Empty if the section is valid. */
  readonly warnings: readonly string[]
  /** The page on which they are put right. Null if there are none, or if that is the basket's own page. */
  readonly putRight: Path | null
  readonly lines: readonly BasketSectionLine[]
  readonly groups: readonly BasketLineGroup[]
  /** The cost of all lines, including lines whose amount is hidden. */
  readonly cost: Minor
  /** The part of the cost that belongs to lines without an amount of their own. Null if that is nothing. */
  readonly withoutPrice: Minor | null
  /** Lines that are alike and can be removed together. */
  readonly alike: readonly { readonly keys: readonly string[]; readonly label: string }[]
}

/** The contents and the cost of a basket, for its page and the checkout. The amounts shown add up to the total. */
export interface BasketOverview {
  readonly currency: Currency
  /** The sections that hold something or have an error. */
  readonly sections: readonly BasketSection[]
  readonly lines: readonly BasketSectionLine[]
  /** The number of items in the basket. */
  readonly count: number
  /** The part of the total that is booking fees. Null if there are none. */
  readonly bookingFee: Minor | null
  /** The part of the total that no section contains. Null if there is none. */
  readonly unlisted: Minor | null
  /** As the back end calculates it. */
  readonly total: Minor
}

const ifAny = (amount: Minor): Minor | null => (amount === 0 ? null : amount)

const departureNote = ({ departure }: PriceLine, formats: Formats, timeTbc: string): string => {
  if (departure === null) return ''
  return departure.isTimeSpecified ? formats.dateTime(departure.at) : dotted(formats.date(departure.at), timeTbc)
}

/** The passengers, by id. */
type Passengers = ReadonlyMap<number, BookingPassenger>

const shownLine =
  (passengers: Passengers, takesOthersAlong: (key: string) => boolean, { screen, formats }: BasketTexts) =>
  ({ key, price, passengerId, partOf, place, note, under }: KindLine): BasketSectionLine => {
    const { basket: texts, booking } = screen
    const passenger = passengerId === null ? undefined : passengers.get(passengerId)
    const name = passenger === undefined ? null : fullName(passenger)
    const named = under?.name ?? booking.prices.lineTitle(price)
    const said = place === undefined ? named : texts.roomPlace(named, place.number, place.of)
    // Under a heading, the passenger is what distinguishes one line from the next.
    const person = under === null ? name : (name ?? texts.noPassenger)
    const isNamedByPerson = under !== null && under.name === null
    const departure = under === null ? departureNote(price, formats, booking.prices.departureTimeTbc) : ''
    const notes = [isNamedByPerson ? '' : (person ?? ''), departure, note]
    return {
      key,
      title: isNamedByPerson ? (person ?? '') : said,
      isForLead: passenger?.lead === true,
      notes: notes.filter((one) => one.trim() !== ''),
      price,
      partOf,
      selectLabel: texts.select(said, person),
      removeLabel: texts.removeOne(said, person),
      removeHint: takesOthersAlong(key) ? texts.removeWithExtras : null,
    }
  }

const groupsOf = (
  lines: readonly KindLine[],
  shown: ReadonlyMap<string, BasketSectionLine>,
  { screen, formats }: BasketTexts,
): BasketSection['groups'] =>
  grouped(lines, ({ under }) => under?.key ?? '').map(([key, [first, ...rest]]) => ({
    key,
    title: first.under?.title ?? null,
    note:
      first.under === null
        ? ''
        : (first.under.note ?? departureNote(first.price, formats, screen.booking.prices.departureTimeTbc)),
    lines: [first, ...rest].flatMap((line) => shown.get(line.key) ?? []),
  }))

type Entry = readonly [name: string, kind: BasketKind<BasketItems>]

const sectionOf = (
  basket: Basket,
  [kindName, { section, alike, takesAlong }]: Entry,
  passengers: Passengers,
  texts: BasketTexts,
  bookingRef: string,
): (BasketSection & { readonly order: number; readonly bookingFee: Minor }) | null => {
  if (section === null) return null
  const { mandatory } = section
  const isValid = mandatory === null || basket.mandatoryStatus[mandatory].valid
  const way = isValid ? null : waysToPutRight[mandatory](bookingRef)
  const raw = section.lines(basket, texts.formats)
  const takesOthersAlong = (key: string): boolean =>
    kindOfKey(key) === kindName && (takesAlong?.(basket, idOfKey(key)) ?? []).length > 0
  const lines = raw.map(shownLine(passengers, takesOthersAlong, texts))
  if (lines.length === 0 && isValid) return null
  return {
    name: section.name,
    title: section.title(texts),
    order: section.order,
    warnings: isValid ? [] : basket.mandatoryStatus[mandatory].errors,
    putRight: way === paths.basket(bookingRef) ? null : way,
    lines,
    groups: groupsOf(raw, new Map(lines.map((line) => [line.key, line])), texts),
    cost: sumMinor(raw.map(({ price }) => price.cost)),
    withoutPrice: ifAny(costWithoutPrice(raw.map(({ price }) => price))),
    bookingFee: sumMinor(raw.map(({ price }) => price.bookingFee)),
    alike: (alike?.(basket) ?? []).map(({ ids, label }) => ({
      keys: ids.map((id) => lineKey(kindName, id)),
      label: label(texts),
    })),
  }
}

/** `bookingPassengers` are the passengers of the booking. The basket knows its own new passengers. */
export const basketOverview = (
  basket: Basket,
  bookingPassengers: readonly BookingPassenger[],
  texts: BasketTexts,
  bookingRef: string,
): BasketOverview => {
  const passengers = new Map(activePassengers(bookingPassengers, basket.passengers).map((one) => [one.id, one]))
  const sections = everyKind()
    .flatMap((entry) => sectionOf(basket, entry, passengers, texts, bookingRef) ?? [])
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
