import type { CustomerRecord } from '../records/CustomerRecord.js'
import { codes } from '../refusal/codes.js'
import { refuse } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import type { BookingRecord } from '../records/BookingRecord.js'
import { isPast } from '../values/calendar.js'

interface Owned {
  readonly world: World
  readonly customer: CustomerRecord
}

const own = ({ world, customer }: Owned, matches: (booking: BookingRecord) => boolean): BookingRecord =>
  world.bookings.find((booking) => booking.customerId === customer.id && matches(booking)) ??
  refuse(codes.bookingNotFound, 'Booking not found.')

/** Another customer's booking is refused like an unknown one: 13000010. */
export const ownBooking = (call: Owned, reference: string): BookingRecord =>
  own(call, (booking) => booking.reference === reference)

export const ownBookingById = (call: Owned, id: string): BookingRecord => own(call, (booking) => booking.id === id)

/** The rule of the bookings list. */
export const tripIsOver = ({ clock }: World, booking: Pick<BookingRecord, 'return'>): boolean =>
  isPast(booking.return, clock.now())

const isCancelled = ({ status }: Pick<BookingRecord, 'status'>): boolean => status === 60

/** Nothing is sold or asked for such a booking. */
export const isReadOnly = (world: World, booking: Pick<BookingRecord, 'return' | 'status'>): boolean =>
  isCancelled(booking) || tripIsOver(world, booking)

/** Refuses any sale or change for a booking that is read-only. */
export const checkNotReadOnly = (world: World, booking: BookingRecord): void => {
  if (isCancelled(booking)) refuse('bookingCancelled', 'This booking is cancelled, so nothing can be added or changed.')
  if (tripIsOver(world, booking)) refuse('tripOver', 'This trip is over, so this can no longer be added or changed.')
}
