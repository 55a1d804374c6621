import { nameChangeModule } from '@booking-dashboard/core/composition'
import TicketDetailsScreen from '../bookings/holdings/TicketDetailsScreen'
import { basketParts } from '../composition/browser/basketParts'
import { pendingChangesParts } from '../composition/browser/pendingChangesParts'

export const parts = [...basketParts, ...pendingChangesParts, nameChangeModule]
export const screens = { TicketDetailsScreen }
