import { createSearch, plainText } from '../../language/plainText.js'
import type { BookingsList, BookingSummary } from '../../domain/Booking.js'
import type { Formats } from '../../language/formats.js'
import { type Countdown, countdownOf, type ShownStatus, statusOf } from '../bookingStatus.js'
import { type Owed, owed } from '../money/owed.js'
import { type Attention, attentionOf, pastAttentionOf } from './attention.js'

/** A booking in the list, with all fields for the filter. */
export interface ListedBooking {
  readonly booking: BookingSummary
  readonly when: 'upcoming' | 'past'
  readonly status: ShownStatus
  readonly owed: Owed
  /** The most urgent first. */
  readonly attention: readonly Attention[]
  /** Whether `attention` names the whole amount left to pay. It does not while a plan collects it. */
  readonly isOwedNamed: boolean
  readonly countdown: Countdown
  /** Whether tickets can be shown at an entrance. A cancelled trip has none. */
  readonly hasTicketsToShow: boolean
}

/** Upcoming bookings first, each list in its own order. `now` is ms since the epoch (behaviour/bookings#1.1). */
export const listedBookings = ({ upcoming, past }: BookingsList, now: number): readonly ListedBooking[] => {
  const listed = (booking: BookingSummary, when: ListedBooking['when'], attention: readonly Attention[]) => {
    const due = owed(booking)
    return {
      booking,
      when,
      status: statusOf(booking),
      owed: due,
      attention,
      isOwedNamed: attention.some((one) => 'amount' in one && one.amount?.amount === due.outstanding.amount),
      countdown: countdownOf(booking, now),
      hasTicketsToShow: booking.readyTickets > 0 && booking.status !== 'cancelled',
    }
  }
  return [
    ...upcoming.map((booking) => listed(booking, 'upcoming', attentionOf(booking))),
    ...past.map((booking) => listed(booking, 'past', pastAttentionOf(booking))),
  ]
}

/** The states for the filter of a long list, in its order. */
export const bookingsShown = ['all', 'attention', 'upcoming', 'past', 'cancelled'] as const
/** The states by which the list can be filtered, and `all`. */
export type BookingsShown = (typeof bookingsShown)[number]

/** The search and the filter above the bookings list. */
export interface BookingsFilter {
  /** The text as typed. */
  readonly text: string
  readonly show: BookingsShown
}

/** From the address, which may hold any text. An unknown state shows all bookings. */
export const toBookingsShown = (text: string | null): BookingsShown =>
  bookingsShown.find((show) => show === text) ?? 'all'

const isShown: Readonly<Record<BookingsShown, (listed: ListedBooking) => boolean>> = {
  all: () => true,
  attention: ({ attention }) => attention.length > 0,
  upcoming: ({ when }) => when === 'upcoming',
  past: ({ when }) => when === 'past',
  cancelled: ({ booking }) => booking.status === 'cancelled',
}

type BookingCounts = Readonly<Record<BookingsShown, number>>

/** The number of bookings of each state. */
const countBookings = (bookings: readonly ListedBooking[]): BookingCounts => {
  const counts: Record<BookingsShown, number> = { all: 0, attention: 0, upcoming: 0, past: 0, cancelled: 0 }
  for (const show of bookingsShown) counts[show] = bookings.filter(isShown[show]).length
  return counts
}

export interface FoundBookings {
  readonly upcoming: readonly ListedBooking[]
  readonly past: readonly ListedBooking[]
  /** How many of the matches are in each state. */
  readonly counts: BookingCounts
}

export interface BookingFinder {
  /** The counts of the whole list. */
  readonly counts: BookingCounts
  readonly find: (filter: BookingsFilter) => FoundBookings
}

interface Searched {
  readonly words: string
  readonly reference: string
}

const day = (date: string, formats: Formats): string => `${formats.date(date)} ${date.slice(0, 10)}`

const searched = ({ name, reference, departureDate, returnDate }: BookingSummary, formats: Formats): Searched => ({
  words: ` ${plainText(`${name} ${reference} ${day(departureDate, formats)} ${day(returnDate, formats)}`)}`,
  reference: plainText(reference).replaceAll(' ', ''),
})

/** A word matches the beginning of any word, and any part of a reference: "1001" finds SUN1001. */
const finds = ({ words, reference }: Searched, word: string): boolean =>
  words.includes(` ${word}`) || reference.includes(word)

/**
 * Searches names (which include places), references and dates. Ignores accents and case. Every typed word must match.
 * The search text is built when the customer first types.
 */
export const createBookingFinder = (all: readonly ListedBooking[], formats: Formats): BookingFinder => {
  const search = createSearch(all, () => all.map((one) => [one, searched(one.booking, formats)] as const), finds)
  return {
    counts: countBookings(all),
    find: ({ text, show }) => {
      const found = search(text)
      const shown = found.filter(isShown[show])
      return {
        upcoming: shown.filter(({ when }) => when === 'upcoming'),
        past: shown.filter(({ when }) => when === 'past'),
        counts: countBookings(found),
      }
    },
  }
}
