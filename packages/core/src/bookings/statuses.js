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
};
/** Booking payment status (specification 2, §4). */
export const bookingPaymentStatuses = {
    10: 'outstanding',
    20: 'overdue',
    30: 'fullyPaid',
    40: 'awaiting',
    50: 'overpaid',
};
const lookUp = (table, code) => table[code] ?? 'unknown';
export const toBookingStatus = (code) => lookUp(bookingStatuses, code);
export const toBookingPaymentStatus = (code) => lookUp(bookingPaymentStatuses, code);
