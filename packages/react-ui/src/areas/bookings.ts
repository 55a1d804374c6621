export { default as BookingsScreen } from '../bookings/list/BookingsScreen'
