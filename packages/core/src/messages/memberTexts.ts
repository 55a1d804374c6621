import { bookingsCodes, bookingsOperations } from '../bookings/bookingsFailures.js'
import { customerOperations } from '../customer/customerFailures.js'
import { flowTexts } from './flowTexts.js'
import { bookingsTexts } from '../bookings/list/bookingsTexts.js'
import { changePasswordTexts } from '../session/changePasswordTexts.js'
import { resetPasswordTexts } from '../session/resetPasswordTexts.js'
import { visitorTexts } from './visitorTexts.js'
import type { Wording } from './Wording.js'

/** Of the bookings list and the passwords, and what every use case behind the sign-in says. */
export const memberTexts = {
  ...visitorTexts,
  ...flowTexts,
  codes: { ...visitorTexts.codes, ...bookingsCodes },
  operations: { ...visitorTexts.operations, ...customerOperations, ...bookingsOperations },
  screen: {
    ...visitorTexts.screen,
    bookings: bookingsTexts,
    changePassword: changePasswordTexts,
    resetPassword: resetPasswordTexts,
  },
} as const

export type MemberTexts = Wording<typeof memberTexts>
