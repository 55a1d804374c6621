import { refuse } from '../refusal/Refusal.js'
import { isPast } from '../values/calendar.js'
import type { World } from '../world/World.js'
import type { BookingRecord } from '../records/BookingRecord.js'

/** The rule of the bookings list. */
export const tripIsOver = ({ clock }: World, booking: Pick<BookingRecord, 'return'>): boolean =>
  isPast(booking.return, clock.now())

/** Refuses any sale or change for a trip that is over. */
export const checkNotOver = (world: World, booking: BookingRecord): void => {
  if (tripIsOver(world, booking)) refuse('tripOver', 'This trip is over, so this can no longer be added or changed.')
}
