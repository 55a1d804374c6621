/** Booking status (behaviour/basket#2.4): the values of the basket, without Deleted and Error. */
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

/** `unknown` stands for a code that is not in the table; it is shown, never refused (behaviour/contract#d1.2). */
export type BookingStatus = (typeof bookingStatuses)[keyof typeof bookingStatuses] | 'unknown'

/** Booking payment status (behaviour/payments#2.4). */
export const bookingPaymentStatuses = {
  10: 'outstanding',
  20: 'overdue',
  30: 'fullyPaid',
  40: 'awaiting',
  50: 'overpaid',
} as const

export type BookingPaymentStatus = (typeof bookingPaymentStatuses)[keyof typeof bookingPaymentStatuses] | 'unknown'

const entryOf = <V extends string>(table: Readonly<Record<number, V>>, code: number): V | 'unknown' =>
  table[code] ?? 'unknown'

/** `unknown` for a code that is not in the table. */
export const toBookingStatus = (code: number): BookingStatus => entryOf(bookingStatuses, code)
/** `unknown` for a code that is not in the table. */
export const toBookingPaymentStatus = (code: number): BookingPaymentStatus => entryOf(bookingPaymentStatuses, code)

/** Booking payment types (behaviour/payments#2.4), as a payment carries them. */
export const bookingPaymentTypes = ['payInFull', 'deposit', 'paymentPlan'] as const

/** `unknown` stands for a type that is not in the table; it is shown, never refused (behaviour/contract#d1.2). */
type BookingPaymentType = (typeof bookingPaymentTypes)[number] | 'unknown'

export const toBookingPaymentType = (type: string): BookingPaymentType =>
  bookingPaymentTypes.find((known) => known === type) ?? 'unknown'

/** Payment options (behaviour/payments#2.4). */
export const paymentOptions = { paymentPlan: 'PAYMENT_PLAN', full: 'FULL' } as const

/** Payment status (behaviour/payments#2.4). */
const words = { 2: 'paid', 3: 'confirmed', 6: 'failed', 7: 'pending' } as const

export type PaymentWord = (typeof words)[keyof typeof words] | 'unknown'

interface StatusAndMark {
  readonly status: number
  readonly paid?: boolean
}

const table: Readonly<Record<number, PaymentWord>> = words

/** The status of a payment. A payment that the back end marks as paid is paid, whatever its status code. */
export const paymentWord = ({ status, paid }: StatusAndMark): PaymentWord => {
  const word = table[status] ?? 'unknown'
  return paid === true && word !== 'confirmed' ? 'paid' : word
}

/** Confirmed counts as paid. */
export const isPaid = (payment: StatusAndMark): boolean => ['paid', 'confirmed'].includes(paymentWord(payment))

/** Engine codes (behaviour/bookings#2.4); the specification gives the others no value. */
export const engineCodes = {
  transport: 1,
  accommodation: 2,
  extra: 4,
  package: 16,
  customer: 48,
  payment: 64,
  insurance: 256,
  accommodationConfiguration: 512,
  ticket: 4096,
  delivery: 20000,
} as const
