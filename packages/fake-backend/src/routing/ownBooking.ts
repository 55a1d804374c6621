import type { CustomerRecord } from '../records/CustomerRecord.js'
import { codes } from '../refusal/codes.js'
import { refuse } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import type { BookingRecord } from '../records/BookingRecord.js'

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
