import { basketTexts } from './screens/basketTexts.js'
import { bookingTexts } from './screens/bookingTexts.js'
import { calendarTexts } from './screens/calendarTexts.js'
import { checkoutTexts } from './screens/checkoutTexts.js'
import { mandatoryTexts } from './screens/mandatoryTexts.js'
import { deliveryTexts } from './screens/deliveryTexts.js'
import { resaleTexts } from './screens/resaleTexts.js'
import { ticketDetailsTexts } from './screens/ticketDetailsTexts.js'
import { ticketListTexts } from './screens/ticketListTexts.js'
import { profileTexts } from './screens/profileTexts.js'
import { ticketsTexts } from './screens/ticketsTexts.js'

/** Headings, labels and sentences of the screens inside a booking and of the profile. */
export const screenTexts = {
  booking: bookingTexts,
  tickets: ticketsTexts,
  basket: basketTexts,
  calendar: calendarTexts,
  checkout: checkoutTexts,
  mandatory: mandatoryTexts,
  delivery: deliveryTexts,
  resale: resaleTexts,
  ticketDetails: ticketDetailsTexts,
  ticketList: ticketListTexts,
  profile: profileTexts,
} as const
