import { accommodationTexts } from '../catalogue/accommodation/accommodationTexts.js'
import { basketTexts } from '../basket/basketTexts.js'
import { bookingTexts } from '../bookings/page/bookingTexts.js'
import { calendarTexts } from '../bookings/itinerary/calendarTexts.js'
import { checkoutTexts } from '../payment/checkoutTexts.js'
import { mandatoryTexts } from '../bookings/questions/mandatoryTexts.js'
import { deliveryTexts } from '../delivery/deliveryTexts.js'
import { resaleTexts } from '../resale/resaleTexts.js'
import { ticketDetailsTexts } from '../bookings/holdings/ticketDetailsTexts.js'
import { ticketListTexts } from '../bookings/holdings/ticketListTexts.js'
import { extrasTexts } from '../catalogue/extras/extrasTexts.js'
import { paymentTexts } from '../payment/paymentTexts.js'
import { offlineTexts } from '../offline/offlineTexts.js'
import { planTexts } from '../payment-plan/planTexts.js'
import { profileTexts } from '../customer/profileTexts.js'
import { shopTexts } from '../catalogue/shopTexts.js'
import { ticketsTexts } from '../catalogue/tickets/ticketsTexts.js'
import { transportTexts } from '../catalogue/transport/transportTexts.js'

/** Headings, labels and sentences of the screens inside a booking and of the profile. */
export const screenTexts = {
  booking: bookingTexts,
  tickets: ticketsTexts,
  transport: transportTexts,
  accommodation: accommodationTexts,
  extras: extrasTexts,
  shop: shopTexts,
  basket: basketTexts,
  calendar: calendarTexts,
  checkout: checkoutTexts,
  pay: paymentTexts,
  plan: planTexts,
  mandatory: mandatoryTexts,
  delivery: deliveryTexts,
  resale: resaleTexts,
  offline: offlineTexts,
  ticketDetails: ticketDetailsTexts,
  ticketList: ticketListTexts,
  profile: profileTexts,
} as const
