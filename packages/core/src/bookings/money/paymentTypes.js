/** Booking payment types (specification 2, §4), as a payment carries them. */
export const bookingPaymentTypes = ['payInFull', 'deposit', 'paymentPlan'];
export const toBookingPaymentType = (type) => bookingPaymentTypes.find((known) => known === type) ?? 'unknown';
/** Payment options (specification 2, §4). */
export const paymentOptions = { paymentPlan: 'PAYMENT_PLAN', full: 'FULL' };
