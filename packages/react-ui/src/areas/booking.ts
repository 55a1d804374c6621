import BookingScreen from '../booking-page/BookingScreen'

export { bookingPageArea as area } from '@booking-dashboard/core/composition'
export { bookingPageHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { BookingScreen }
