import { bookingsModule } from '@booking-dashboard/core/composition'
import BookingsScreen from '../bookings/list/BookingsScreen'
import { memberParts } from '../dashboard/browser/memberParts'

export const parts = [...memberParts, bookingsModule]
export const screens = { BookingsScreen }
