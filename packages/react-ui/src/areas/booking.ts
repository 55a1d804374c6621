import BookingScreen from '../booking-page/BookingScreen'
import { bookingPageParts } from '../dashboard/browser/bookingPageParts'
import { bookingParts } from '../dashboard/browser/bookingParts'

export const parts = [...bookingParts, ...bookingPageParts]
export const screens = { BookingScreen }
