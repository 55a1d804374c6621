import { refuse } from '../routing/Refusal.js'
import { isPast } from '../world/calendar.js'
import type { World } from '../world/World.js'
import type { BookingRecord } from './BookingRecord.js'

/** What the bookings list says of it. */
export const tripIsOver = ({ clock }: World, booking: Pick<BookingRecord, 'return'>): boolean =>
  isPast(booking.return, clock.now())

/** Nothing is sold for a trip that is over, nor changed about it. */
export const checkNotOver = (world: World, booking: BookingRecord): void => {
  if (tripIsOver(world, booking)) refuse('tripOver', 'This trip is over, so this can no longer be added or changed.')
}
