import { plainText } from '../../messages/plainText.js'
import type { BookingsList, BookingSummary } from '../Booking.js'
import { type BookingCounts, type BookingsFilter, countBookings, isShown } from './BookingsFilter.js'
import { formatDate } from '../itinerary/calendarDates.js'
import { type ListedBooking, listedBookings } from './ListedBooking.js'

export interface FoundBookings {
  readonly upcoming: readonly ListedBooking[]
  readonly past: readonly ListedBooking[]
  /** Of what the text finds, how many there are of each state. */
  readonly counts: BookingCounts
}

export interface BookingFinder {
  /** Of the whole list. */
  readonly counts: BookingCounts
  readonly find: (filter: BookingsFilter) => FoundBookings
}

interface Searched {
  readonly words: string
  readonly reference: string
}

const day = (date: string): string => `${formatDate(date)} ${date.slice(0, 10)}`

const searched = ({ name, reference, departureDate, returnDate }: BookingSummary): Searched => ({
  words: ` ${plainText(`${name} ${reference} ${day(departureDate)} ${day(returnDate)}`)}`,
  reference: plainText(reference).replaceAll(' ', ''),
})

/** A word is found where one begins with it, and anywhere in a reference: "1001" finds SUN1001. */
const finds = ({ words, reference }: Searched, word: string): boolean =>
  words.includes(` ${word}`) || reference.includes(word)

/**
 * Finds by name with its places, by reference and by date, accents and capitals aside; all words that are typed must be
 * found. What is searched is prepared with the first text, not with the list.
 */
export const createBookingFinder = (list: BookingsList): BookingFinder => {
  const all = listedBookings(list)
  let prepared: readonly (readonly [ListedBooking, Searched])[] | null = null
  const withText = (words: readonly string[]): readonly ListedBooking[] => {
    if (words.length === 0) return all
    prepared ??= all.map((one) => [one, searched(one.booking)])
    return prepared.filter(([, text]) => words.every((word) => finds(text, word))).map(([one]) => one)
  }
  return {
    counts: countBookings(all),
    find: ({ text, show }) => {
      const found = withText(
        plainText(text)
          .split(' ')
          .filter((word) => word !== ''),
      )
      const shown = found.filter((one) => isShown(one, show))
      return {
        upcoming: shown.filter(({ when }) => when === 'upcoming'),
        past: shown.filter(({ when }) => when === 'past'),
        counts: countBookings(found),
      }
    },
  }
}
