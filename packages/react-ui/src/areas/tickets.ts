import { ticketsModule } from '@booking-dashboard/core/composition'
import { ticketsHttpModule } from '@booking-dashboard/http-adapter'
import TicketsScreen from '../catalogue/tickets/TicketsScreen'
import { basketParts } from '../dashboard/browser/basketParts'

export const parts = [...basketParts, ticketsModule, ticketsHttpModule]
export const screens = { TicketsScreen }
