import type { BookingsList } from '../../bookings/Booking.js'

/** The bookings whose deliveries a new address can still reach. */
export const deliveryBookings = (list: BookingsList | null): readonly string[] =>
  (list?.upcoming ?? []).filter(({ status }) => status !== 'cancelled').map(({ reference }) => reference)
