import { basketReadingOperations, basketReadingTexts } from '../../basket/basketReadingTexts.js'
import { bookingTexts, pageTitles, ticketListTexts } from '../../booking-page/bookingTexts.js'
import { calendarTexts } from '../../bookings/itinerary/calendarTexts.js'
import { deliveryOperations } from '../../delivery/deliveriesTexts.js'
import { resaleCodes, resaleOperations } from '../../resale/ResaleApi.js'

/** The texts of the pages of one booking. */
export const bookingWords = {
  basket: basketReadingTexts,
  codes: resaleCodes,
  operations: { ...deliveryOperations, ...resaleOperations, ...basketReadingOperations },
  screen: { booking: bookingTexts, titles: pageTitles, ticketList: ticketListTexts, calendar: calendarTexts },
} as const
