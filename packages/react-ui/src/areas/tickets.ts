import TicketsScreen from '../catalogue/tickets/TicketsScreen'
import type { Opens } from '../reactive/useOpen'

export { ticketsArea as area } from '@booking-dashboard/core/composition'
export { ticketsHttp as http } from '@booking-dashboard/http-adapter'
export const screens = { TicketsScreen }
export const opens: Opens<'tickets', keyof typeof screens> = {
  TicketsScreen: ({ ticketShop }, bookingRef) => [ticketShop(bookingRef).open],
}
