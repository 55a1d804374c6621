import type { BookingPayment } from './BookingRecord.js'

/**
 * `type` is a booking payment type of behaviour/payments#2.4, or a refund or chargeback. `status` 2 is paid, 3
 * confirmed, 6 failed.
 */
export const bookingPayment = (
  reference: string,
  type: 'payInFull' | 'deposit' | 'paymentPlan' | 'refund' | 'chargeback',
  amount: number,
  date: string,
  status = 2,
  fourDigits: string | null = '4242',
): BookingPayment => ({
  reference,
  type,
  amount: { value: amount },
  payment_date: { iso_value: date },
  status: { value: status },
  card: fourDigits === null ? null : { four_digits: fourDigits },
})
