/** Booking status (specification 2, §4): as the basket's, without Deleted and Error. */
export const bookingStatuses = {
  10: 'inProgress',
  20: 'saved',
  30: 'inReview',
  40: 'checkout',
  50: 'abandoned',
  60: 'cancelled',
  70: 'completed',
  80: 'locked',
  90: 'archived',
} as const

/** `unknown` is a code that the table does not hold: it is shown as such, never refused (decisions §1.2). */
export type BookingStatus = (typeof bookingStatuses)[keyof typeof bookingStatuses] | 'unknown'

/** Booking payment status (specification 2, §4). */
export const bookingPaymentStatuses = {
  10: 'outstanding',
  20: 'overdue',
  30: 'fullyPaid',
  40: 'awaiting',
  50: 'overpaid',
} as const

export type BookingPaymentStatus = (typeof bookingPaymentStatuses)[keyof typeof bookingPaymentStatuses] | 'unknown'

const lookUp = <V extends string>(table: Readonly<Record<number, V>>, code: number): V | 'unknown' =>
  table[code] ?? 'unknown'

export const toBookingStatus = (code: number): BookingStatus => lookUp(bookingStatuses, code)
export const toBookingPaymentStatus = (code: number): BookingPaymentStatus => lookUp(bookingPaymentStatuses, code)
