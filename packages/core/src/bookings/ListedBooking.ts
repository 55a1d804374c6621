import { type Attention, attentionOf } from './attentionOf.js'
import type { BookingsList, BookingSummary } from './Booking.js'

/** A booking of a long list, with what a filter asks of it. */
export interface ListedBooking {
  readonly booking: BookingSummary
  readonly when: 'upcoming' | 'past'
  readonly attention: readonly Attention[]
}

/** Of a trip that is over, the questions about it need no answer any more. */
export const pastAttentionOf = (booking: BookingSummary): readonly Attention[] =>
  attentionOf(booking).filter(({ kind }) => kind !== 'questions')

/** Upcoming first, each in its order (specification 1, §1). */
export const listedBookings = ({ upcoming, past }: BookingsList): readonly ListedBooking[] => [
  ...upcoming.map((booking): ListedBooking => ({ booking, when: 'upcoming', attention: attentionOf(booking) })),
  ...past.map((booking): ListedBooking => ({ booking, when: 'past', attention: pastAttentionOf(booking) })),
]
