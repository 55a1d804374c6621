import type { BookingsList } from '../Booking.js'
import type { ListedBooking } from './ListedBooking.js'

export interface YearOfBookings {
  /** Of the departure. */
  readonly year: string
  readonly bookings: readonly ListedBooking[]
  /** How many of them need attention. */
  readonly needing: number
}

/** In the order of the bookings, which are in order of their departure. */
export const bookingsByYear = (bookings: readonly ListedBooking[]): readonly YearOfBookings[] => {
  const years = new Map<string, ListedBooking[]>()
  for (const one of bookings) {
    const year = one.booking.departureDate.slice(0, 4)
    const others = years.get(year)
    if (others === undefined) years.set(year, [one])
    else others.push(one)
  }
  return [...years].map(([year, ofYear]) => ({
    year,
    bookings: ofYear,
    needing: ofYear.filter(({ attention }) => attention.length > 0).length,
  }))
}

/** So many that years and a filter help to find one; fewer are seen at a glance. */
export const areMany = ({ upcoming, past }: BookingsList): boolean => upcoming.length + past.length > 8
