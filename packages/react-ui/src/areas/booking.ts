export { default as BookingScreen } from '../bookings/page/BookingScreen'
