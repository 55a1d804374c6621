import type { SchedulerLike } from 'rxjs'
import { type Behavior, combine, select, type State } from '../../reactive/Behavior.js'
import { grouped } from '../../domain/lists.js'
import { latest } from '../../reactive/resource.js'
import { cleanText } from '../../environment/typedText.js'
import { adviceAfter } from '../../failure/errorCatalogue.js'
import type { BookingsTexts } from './bookingsTexts.js'
import type { Navigation, Path } from '../../navigation/paths.js'
import { createSessionState, type Lifetime } from '../../reactive/Lifetime.js'
import {
  type BookingFinder,
  type BookingsFilter,
  bookingsShown,
  type BookingsShown,
  createBookingFinder,
  type FoundBookings,
  type ListedBooking,
  listedBookings,
  toBookingsShown,
} from './bookingFinder.js'
import type { Bookings, UnopenedBooking } from '../bookings.js'
import { countOpen, createOpenedGroups, openGroup, type Opened, type OpenGroup } from '../openGroups.js'
import { type OwedInAll, owedInAll } from '../money/owed.js'
import { bankDetailsNeeded } from './attention.js'

/** The bookings that depart in one year. */
export interface YearOfBookings extends OpenGroup<ListedBooking> {
  /** Its key within the section. */
  readonly year: string
  readonly count: number
  /** How many of them need attention. */
  readonly needing: number
}

/** The upcoming or the past bookings of a long list, by year. */
export interface SectionOfBookings {
  readonly when: ListedBooking['when']
  readonly count: number
  readonly years: readonly YearOfBookings[]
}

interface Listed {
  /** The list could not be reloaded. It may be out of date. */
  readonly isStale: boolean
}

/** A long list, which can be searched and filtered, and is grouped by year. */
export interface ManyBookings extends Listed {
  readonly kind: 'many'
  readonly filter: BookingsFilter
  readonly isFiltered: boolean
  /** The states that occur, in the order of the filter, each with the number of bookings that match the text. */
  readonly states: readonly { readonly state: BookingsShown; readonly count: number }[]
  readonly found: number
  /** How many match the text, whatever their state. */
  readonly foundByText: number
  /** Upcoming bookings first. Empty sections are left out. */
  readonly sections: readonly SectionOfBookings[]
  readonly needsBankDetails: boolean
  readonly owedInAll: OwedInAll | null
}

/** The bookings of the customer: none, a few shown at once, or many with a search and a filter. */
export type BookingsListState =
  | { readonly kind: 'loading' | 'failed' }
  | ({ readonly kind: 'none' } & Listed)
  | ({
      readonly kind: 'few'
      readonly upcoming: readonly ListedBooking[]
      readonly past: readonly ListedBooking[]
      /** Null if fewer than two bookings owe anything. */
      readonly owedInAll: OwedInAll | null
    } & Listed)
  | ManyBookings

/** The customer's bookings, as the first page lists them (behaviour/bookings#1.1). */
export interface BookingsListModel {
  readonly state$: Behavior<BookingsListState>
  /** The booking that could not be opened. Null if there is none. */
  readonly unopened$: Behavior<{ readonly bookingRef: string; readonly advice: readonly string[] } | null>
  /** Opens the page of that booking again; after a payment on that page, what was paid. */
  readonly openAgain: () => void
  /** Called when the page of the list is opened, and to try again. */
  readonly open: () => Promise<void>
  /** A new filter resets which years are open. It may come from the address, so an unknown state shows all. */
  readonly narrow: (filter: { readonly text: string | null; readonly show: string | null }) => void
  readonly toggleYear: (when: ListedBooking['when'], year: string) => void
  readonly showMore: (when: ListedBooking['when'], year: string) => void
}

/** What the customer started for a booking and has not finished, and the last payment or change that was just made. */
export interface PaymentNews {
  readonly unfinished: readonly string[]
  /** `isShownAt` is true for the pages of the payment; the page `next` shows what it paid for. */
  readonly made: {
    readonly sentence: string
    readonly isShownAt: (path: string) => boolean
    readonly next: Path
  } | null
}

interface BookingsListDeps {
  readonly bookings: Bookings
  readonly scheduler: Pick<SchedulerLike, 'now'>
  readonly scope: Lifetime
  readonly navigation: Navigation
  readonly newsOf: Pick<State<(bookingRef: string) => PaymentNews>, 'state$'>
  readonly texts: BookingsTexts
}

/** A list with more bookings is grouped by year and can be filtered. */
const atAGlance = 8
/** Upcoming bookings are cards, four times as tall as the lines of past ones, so fewer are shown at once. */
const atOnce = { upcoming: 12, past: 50 } as const

const noFilter: BookingsFilter = { text: '', show: 'all' }

/** In the order of the bookings, which are sorted by departure. */
export const bookingsByYear = (
  bookings: readonly ListedBooking[],
): readonly (readonly [string, readonly ListedBooking[]])[] =>
  grouped(bookings, ({ booking }) => booking.departureDate.slice(0, 4))

const keyOf = (when: ListedBooking['when'], year: string): string => `${when} ${year}`

const sectionOf = (
  when: ListedBooking['when'],
  bookings: readonly ListedBooking[],
  opened: ReadonlyMap<string, Opened>,
): SectionOfBookings => {
  const years = bookingsByYear(bookings)
  const opening = countOpen(
    years.map(([, ofYear]) => ofYear.length),
    atOnce[when],
  )
  return {
    when,
    count: bookings.length,
    years: years.map(([year, ofYear], index) => ({
      year,
      count: ofYear.length,
      needing: ofYear.filter(({ attention }) => attention.length > 0).length,
      ...openGroup(ofYear, opened.get(keyOf(when, year)), { startsOpen: index < opening, atOnce: atOnce[when] }),
    })),
  }
}

interface Known {
  readonly all: readonly ListedBooking[]
  readonly finder: BookingFinder
  readonly needsBankDetails: boolean
  readonly owedInAll: OwedInAll | null
}

const adviceOn = (
  { failure }: UnopenedBooking,
  { unfinished, made }: PaymentNews,
  texts: BookingsTexts,
): readonly string[] => {
  const { missing, later, unfinishedLater } = texts.screen.bookings.unopened
  const isMissing = failure.cause.kind === 'notFound' || failure.cause.kind === 'server'
  const next = isMissing ? missing : unfinished.length === 0 ? later : unfinishedLater
  return [...(made === null ? [] : [made.sentence]), ...unfinished, ...adviceAfter(failure, texts, next)]
}

export const createBookingsList = (deps: BookingsListDeps): BookingsListModel => {
  const { bookings, scheduler, scope, navigation, newsOf, texts } = deps
  const filter = createSessionState(scope, noFilter)
  const opened = createOpenedGroups(scope)
  const known$ = select(select(bookings.list$, latest), (list): Known | null => {
    if (list === null) return null
    const all = listedBookings(list, scheduler.now())
    return {
      all,
      finder: createBookingFinder(all, texts.formats),
      needsBankDetails: bankDetailsNeeded(list),
      owedInAll: owedInAll(all.map((one) => one.owed)),
    }
  })
  const found$ = combine(
    { known: known$, wanted: filter.state$ },
    ({ known, wanted }): FoundBookings | null => known && known.finder.find(wanted),
  )
  const sections$ = combine({ found: found$, open: opened.state$ }, ({ found, open }) =>
    (['upcoming', 'past'] as const)
      .filter((when) => found !== null && found[when].length > 0)
      .map((when) => sectionOf(when, found?.[when] ?? [], open)),
  )
  const many$ = combine(
    { known: known$, found: found$, sections: sections$, filter: filter.state$ },
    ({ known, found, sections, filter: wanted }): Omit<ManyBookings, 'isStale'> | null =>
      known &&
      found && {
        kind: 'many',
        filter: wanted,
        isFiltered: cleanText(wanted.text) !== '' || wanted.show !== 'all',
        states: bookingsShown
          .filter((state) => known.finder.counts[state] > 0 || state === wanted.show)
          .map((state) => ({ state, count: found.counts[state] })),
        found: found.upcoming.length + found.past.length,
        foundByText: found.counts.all,
        sections,
        needsBankDetails: known.needsBankDetails,
        owedInAll: known.owedInAll,
      },
  )
  const state$ = combine(
    { loadable: bookings.list$, known: known$, many: many$ },
    ({ loadable, known, many }): BookingsListState => {
      const isStale = loadable.kind === 'failed'
      if (known === null || many === null) return isStale ? { kind: 'failed' } : { kind: 'loading' }
      if (known.all.length === 0) return { kind: 'none', isStale }
      if (known.all.length > atAGlance) return { ...many, isStale }
      const inState = (when: ListedBooking['when']) => known.all.filter((one) => one.when === when)
      return { kind: 'few', upcoming: inState('upcoming'), past: inState('past'), owedInAll: known.owedInAll, isStale }
    },
  )
  const yearShown = (when: ListedBooking['when'], year: string): YearOfBookings | undefined =>
    sections$.value.find((one) => one.when === when)?.years.find((one) => one.year === year)
  return {
    state$,
    unopened$: combine(
      { unopened: bookings.unopened$, news: newsOf.state$ },
      ({ unopened, news }) =>
        unopened && {
          bookingRef: unopened.bookingRef,
          advice: adviceOn(unopened, news(unopened.bookingRef), texts),
        },
    ),
    openAgain: () => {
      const { value } = bookings.unopened$
      if (value === null) return
      const { made } = newsOf.state$.value(value.bookingRef)
      // There is nothing left to pay for on the page of that payment.
      navigation.goTo(made?.isShownAt(value.page) === true ? made.next : value.page)
    },
    open: async () => {
      await bookings.loadList()
    },
    narrow: (wanted) => {
      const next = { text: wanted.text ?? '', show: toBookingsShown(wanted.show) }
      const { text, show } = filter.state$.value
      if (next.text === text && next.show === show) return
      opened.forget()
      filter.set(next)
    },
    toggleYear: (when, year) => opened.toggle(keyOf(when, year), yearShown(when, year)),
    showMore: (when, year) => opened.showMore(keyOf(when, year), yearShown(when, year), atOnce[when]),
  }
}
