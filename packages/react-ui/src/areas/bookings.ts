import BookingsScreen from '../bookings/list/BookingsScreen'

export const screens = { BookingsScreen }
