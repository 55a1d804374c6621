import BookingScreen from '../booking-page/BookingScreen'
import type { Opens } from '../reactive/useOpen'

export { bookingPageArea as area } from '@booking-dashboard/core/composition'
export { bookingPageHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { BookingScreen }
export const opens: Opens<'bookingPage', keyof typeof screens> = {
  BookingScreen: ({ basketAtHand, bookingPage }, bookingRef) => [
    basketAtHand(bookingRef).check,
    bookingPage(bookingRef).open,
  ],
}
