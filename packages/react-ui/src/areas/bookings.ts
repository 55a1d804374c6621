import BookingsScreen from '../bookings/list/BookingsScreen'
import type { Opens } from '../reactive/useOpen'

export { bookingsArea as area } from '@booking-dashboard/core/composition'
export { memberHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { BookingsScreen }
export const opens: Opens<'bookings', keyof typeof screens> = {
  BookingsScreen: ({ bookingsList }) => [bookingsList.open],
}
