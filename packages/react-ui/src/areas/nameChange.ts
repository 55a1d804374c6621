import { basketHttp, resaleHttp } from '@booking-dashboard/http-adapter'
import TicketDetailsScreen from '../bookings/holdings/TicketDetailsScreen'

export { nameChangeArea as area } from '@booking-dashboard/core/composition'
export const http = [...basketHttp, ...resaleHttp]
export const screens = { TicketDetailsScreen }
