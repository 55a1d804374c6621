import { basketHttp, resaleHttp } from '@booking-dashboard/http-adapter'
import TicketDetailsScreen from '../bookings/holdings/TicketDetailsScreen'
import type { Opens } from '../reactive/useOpen'

export { nameChangeArea as area } from '@booking-dashboard/core/composition'
export const http = [...basketHttp, ...resaleHttp]
export const screens = { TicketDetailsScreen }
export const opens: Opens<'nameChange', keyof typeof screens> = {
  TicketDetailsScreen: ({ basketAtHand, nameChange }, bookingRef) => [
    basketAtHand(bookingRef).check,
    nameChange(bookingRef).open,
  ],
}
