import { nameChangeModule } from '@booking-dashboard/core/composition'
import TicketDetailsScreen from '../bookings/holdings/TicketDetailsScreen'
import { basketParts } from '../composition/browser/basketParts'

export const parts = [...basketParts, nameChangeModule]
export const screens = { TicketDetailsScreen }
