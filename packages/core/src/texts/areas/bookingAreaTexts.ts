import { basketFlowTexts, basketOperations } from '../../basket/basketFlowTexts.js'
import { bookingTexts, pageTitles, ticketListTexts } from '../../booking-page/bookingTexts.js'
import { calendarTexts } from '../../bookings/itinerary/calendarTexts.js'
import { deliveryOperations } from '../../delivery/deliveriesTexts.js'
import { resaleCodes, resaleOperations } from '../../resale/ResaleApi.js'

/** The texts of the pages of one booking. */
export const bookingWords = {
  basket: basketFlowTexts,
  codes: resaleCodes,
  operations: { ...deliveryOperations, ...resaleOperations, ...basketOperations },
  screen: { booking: bookingTexts, titles: pageTitles, ticketList: ticketListTexts, calendar: calendarTexts },
} as const
