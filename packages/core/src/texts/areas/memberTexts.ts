import { bookingsCodes, bookingsOperations, bookingsTexts } from '../../bookings/list/bookingsTexts.js'
import { customerOperations, customerTexts, leaveTexts } from '../../customer/customerTexts.js'
import { onTop, type Wording } from '../../language/Wording.js'
import { visitorTexts } from './visitorTexts.js'
import { accountTexts } from '../../session/sessionTexts.js'

/** Of the bookings list, and what every use case behind the sign-in says. */
export const memberWords = {
  account: accountTexts,
  customer: customerTexts,
  leave: leaveTexts,
  codes: bookingsCodes,
  operations: { ...customerOperations, ...bookingsOperations },
  screen: { bookings: bookingsTexts },
} as const

export const memberTexts = /* @__PURE__ */ onTop(visitorTexts, memberWords)

export interface MemberTexts extends Wording<typeof memberTexts> {}
