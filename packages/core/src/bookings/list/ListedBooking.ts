import { type Attention, attentionOf, pastAttentionOf } from './attentionOf.js'
import type { BookingsList, BookingSummary } from '../Booking.js'

/** A booking of a long list, with what a filter asks of it. */
export interface ListedBooking {
  readonly booking: BookingSummary
  readonly when: 'upcoming' | 'past'
  readonly attention: readonly Attention[]
}

/** Upcoming first, each in its order (specification 1, §1). */
export const listedBookings = ({ upcoming, past }: BookingsList): readonly ListedBooking[] => [
  ...upcoming.map((booking): ListedBooking => ({ booking, when: 'upcoming', attention: attentionOf(booking) })),
  ...past.map((booking): ListedBooking => ({ booking, when: 'past', attention: pastAttentionOf(booking) })),
]
