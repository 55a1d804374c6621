import BookingScreen from '../bookings/page/BookingScreen'

export { bookingParts as parts } from '../composition/browser/bookingParts'
export const screens = { BookingScreen }
