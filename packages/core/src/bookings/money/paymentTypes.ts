/** Booking payment types (specification 2, §4), as a payment carries them. */
export const bookingPaymentTypes = ['payInFull', 'deposit', 'paymentPlan'] as const

/** `unknown` is what the table does not hold: it is shown as such, never refused (decisions §1.2). */
export type BookingPaymentType = (typeof bookingPaymentTypes)[number] | 'unknown'

export const toBookingPaymentType = (type: string): BookingPaymentType =>
  bookingPaymentTypes.find((known) => known === type) ?? 'unknown'

/** Payment options (specification 2, §4). */
export const paymentOptions = { paymentPlan: 'PAYMENT_PLAN', full: 'FULL' } as const

export type PaymentOption = (typeof paymentOptions)[keyof typeof paymentOptions]
