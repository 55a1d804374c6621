import type { BookingsList, BookingSummary } from '../Booking.js'

/** Where any package of it requires them, or where it is complete and requires them itself (specification 1, §4). */
export const needsBankDetails = ({ packages, status, requiresBankDetails }: BookingSummary): boolean =>
  packages.some((one) => one.requiresBankDetails) || (status === 'completed' && requiresBankDetails)

/** Whether any booking of the list waits for the customer's bank details; a cancelled one no longer does. */
export const bankDetailsNeeded = ({ upcoming, past }: BookingsList): boolean =>
  [...upcoming, ...past].some((booking) => booking.status !== 'cancelled' && needsBankDetails(booking))
