import type { BookingsList, BookingSummary } from '../Booking.js'

const byDeparture = (a: BookingSummary, b: BookingSummary): number =>
  a.departureDate < b.departureDate ? -1 : a.departureDate > b.departureDate ? 1 : 0

/** Upcoming by departure date ascending, past by departure date descending (specification 1, §1). */
export const sortBookings = ({ upcoming, past }: BookingsList): BookingsList => ({
  upcoming: upcoming.toSorted(byDeparture),
  past: past.toSorted((a, b) => byDeparture(b, a)),
})
