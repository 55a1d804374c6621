import type { Failure } from '../../failure/Failure.js'

/** The change was made and only reading the booking again failed: nothing has to be sent twice. */
export const bookingWasChanged = ({ operation }: Failure): boolean => operation === 'getBooking'
