import BookingsScreen from '../bookings/list/BookingsScreen'

export { bookingsArea as area } from '@booking-dashboard/core/composition'
export { memberHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { BookingsScreen }
