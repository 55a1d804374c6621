import { accommodationTexts } from './screens/accommodationTexts.js';
import { basketTexts } from './screens/basketTexts.js';
import { bookingTexts } from './screens/bookingTexts.js';
import { calendarTexts } from './screens/calendarTexts.js';
import { checkoutTexts } from './screens/checkoutTexts.js';
import { mandatoryTexts } from './screens/mandatoryTexts.js';
import { deliveryTexts } from './screens/deliveryTexts.js';
import { resaleTexts } from './screens/resaleTexts.js';
import { ticketDetailsTexts } from './screens/ticketDetailsTexts.js';
import { ticketListTexts } from './screens/ticketListTexts.js';
import { extrasTexts } from './screens/extrasTexts.js';
import { paymentTexts } from './screens/paymentTexts.js';
import { planTexts } from './screens/planTexts.js';
import { profileTexts } from './screens/profileTexts.js';
import { shopTexts } from './screens/shopTexts.js';
import { ticketsTexts } from './screens/ticketsTexts.js';
import { transportTexts } from './screens/transportTexts.js';
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
    ticketDetails: ticketDetailsTexts,
    ticketList: ticketListTexts,
    profile: profileTexts,
};
