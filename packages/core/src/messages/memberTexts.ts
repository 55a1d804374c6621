import { bookingsCodes, bookingsOperations } from '../bookings/bookingsFailures.js'
import { customerOperations } from '../customer/customerFailures.js'
import { flowTexts } from './flowTexts.js'
import { bookingsTexts } from '../bookings/list/bookingsTexts.js'
import { changePasswordTexts } from '../session/changePasswordTexts.js'
import { resetPasswordTexts } from '../session/resetPasswordTexts.js'
import { onTop } from './onTop.js'
import { visitorTexts } from './visitorTexts.js'
import type { Wording } from './Wording.js'

/** Of the bookings list and the passwords, and what every use case behind the sign-in says. */
export const memberWords = {
  ...flowTexts,
  codes: bookingsCodes,
  operations: { ...customerOperations, ...bookingsOperations },
  screen: {
    bookings: bookingsTexts,
    changePassword: changePasswordTexts,
    resetPassword: resetPasswordTexts,
  },
} as const

export const memberTexts = /* @__PURE__ */ onTop(visitorTexts, memberWords)

export interface MemberTexts extends Wording<typeof memberTexts> {}
