import { bookingsCodes, bookingsOperations, bookingsTexts } from '../../bookings/list/bookingsTexts.js'
import { customerOperations, customerTexts, leaveTexts } from '../../customer/customerTexts.js'
import { accountTexts } from '../../session/accountTexts.js'

/** The texts of the bookings list, and of every use case that needs a sign-in. */
export const memberWords = {
  account: accountTexts,
  customer: customerTexts,
  leave: leaveTexts,
  codes: bookingsCodes,
  operations: { ...customerOperations, ...bookingsOperations },
  screen: { bookings: bookingsTexts },
} as const
