import { type Booking, type Dashboard, latest } from '@booking-dashboard/core'

/** The booking, loaded. */
export const openedBooking = async ({ bookings }: Dashboard, reference = 'SUN1001'): Promise<Booking> => {
  await bookings.load(reference)
  const booking = latest(bookings.booking(reference).value)
  if (booking === null) throw new Error('No booking')
  return booking
}
