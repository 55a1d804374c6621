import { nameChangeModule } from '@booking-dashboard/core/composition'
import TicketDetailsScreen from '../bookings/holdings/TicketDetailsScreen'
import { basketParts } from '../dashboard/browser/basketParts'
import { pendingChangesParts } from '../dashboard/browser/pendingChangesParts'

export const parts = [...basketParts, ...pendingChangesParts, nameChangeModule]
export const screens = { TicketDetailsScreen }
