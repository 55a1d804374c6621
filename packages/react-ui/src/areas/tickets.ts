import TicketsScreen from '../catalogue/tickets/TicketsScreen'

export { ticketsArea as area } from '@booking-dashboard/core/composition'
export { ticketsHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { TicketsScreen }
