import { basketTexts } from './screens/basketTexts.js'
import { bookingTexts } from './screens/bookingTexts.js'
import { bookingsTexts } from './screens/bookingsTexts.js'
import { changePasswordTexts } from './screens/changePasswordTexts.js'
import { checkoutTexts } from './screens/checkoutTexts.js'
import { profileTexts } from './screens/profileTexts.js'
import { ticketsTexts } from './screens/ticketsTexts.js'

/** Headings, labels and sentences of the screens behind the sign-in. */
export const screenTexts = {
  bookings: bookingsTexts,
  booking: bookingTexts,
  tickets: ticketsTexts,
  basket: basketTexts,
  checkout: checkoutTexts,
  changePassword: changePasswordTexts,
  profile: profileTexts,
} as const
