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

/** Refuses any sale or change for a trip that is over. */
export const checkNotOver = (world: World, booking: BookingRecord): void => {
  if (tripIsOver(world, booking)) refuse('tripOver', 'This trip is over, so this can no longer be added or changed.')
}
