import { bookingsTexts } from './screens/bookingsTexts.js'
import { sessionTexts } from './screens/sessionTexts.js'
import { shellTexts } from './screens/shellTexts.js'

/** Headings, labels and sentences of the screens. */
export const screenTexts = {
  titleSuffix: 'Customer Dashboard',
  shell: shellTexts,
  session: sessionTexts,
  bookings: bookingsTexts,
} as const
