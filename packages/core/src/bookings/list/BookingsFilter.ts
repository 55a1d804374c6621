import type { ListedBooking } from './ListedBooking.js'

/** The states by which a long list is filtered, in the order in which they are offered. */
export const bookingsShown = ['all', 'attention', 'upcoming', 'past', 'cancelled'] as const
export type BookingsShown = (typeof bookingsShown)[number]

export interface BookingsFilter {
  /** As it was typed. */
  readonly text: string
  readonly show: BookingsShown
}

/** From an address, which anybody may have typed: what is no state shows all. */
export const toBookingsShown = (text: string | null): BookingsShown =>
  bookingsShown.find((show) => show === text) ?? 'all'

export const isShown = ({ booking, when, attention }: ListedBooking, show: BookingsShown): boolean => {
  switch (show) {
    case 'all':
      return true
    case 'attention':
      return attention.length > 0
    case 'cancelled':
      return booking.status === 'cancelled'
    case 'upcoming':
    case 'past':
      return when === show
  }
}

export type BookingCounts = Readonly<Record<BookingsShown, number>>

/** How many bookings there are of each state. */
export const countBookings = (bookings: readonly ListedBooking[]): BookingCounts => {
  const counts: Record<BookingsShown, number> = { all: 0, attention: 0, upcoming: 0, past: 0, cancelled: 0 }
  for (const booking of bookings) for (const show of bookingsShown) if (isShown(booking, show)) counts[show] += 1
  return counts
}
