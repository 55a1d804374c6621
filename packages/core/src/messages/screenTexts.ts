import { basketTexts } from './screens/basketTexts.js'
import { bookingTexts } from './screens/bookingTexts.js'
import { bookingsTexts } from './screens/bookingsTexts.js'
import { changePasswordTexts } from './screens/changePasswordTexts.js'
import { checkoutTexts } from './screens/checkoutTexts.js'
import { resetPasswordTexts } from './screens/resetPasswordTexts.js'
import { sessionTexts } from './screens/sessionTexts.js'
import { shellTexts } from './screens/shellTexts.js'
import { ticketsTexts } from './screens/ticketsTexts.js'

/** Of the pages that anybody sees. */
export const visitorScreenTexts = {
  titleSuffix: 'Customer Dashboard',
  shell: shellTexts,
  session: sessionTexts,
  resetPassword: resetPasswordTexts,
} as const

/** Headings, labels and sentences of the screens. */
export const screenTexts = {
  ...visitorScreenTexts,
  bookings: bookingsTexts,
  booking: bookingTexts,
  tickets: ticketsTexts,
  basket: basketTexts,
  checkout: checkoutTexts,
  changePassword: changePasswordTexts,
} as const
