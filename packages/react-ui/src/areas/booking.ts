import BookingScreen from '../bookings/page/BookingScreen'
import { bookingPageParts } from '../composition/browser/bookingPageParts'
import { bookingParts } from '../composition/browser/bookingParts'

export const parts = [...bookingParts, ...bookingPageParts]
export const screens = { BookingScreen }
