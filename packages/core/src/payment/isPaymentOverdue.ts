import type { Booking } from '../bookings/Booking.js'

/** Whether the date by which the booking was to be paid counts as missed. */
export const isPaymentOverdue = ({ paymentStatus }: Pick<Booking, 'paymentStatus'>): boolean => paymentStatus === 'overdue'
