import { minor, type PendingPayment } from '@booking-dashboard/core'

export type StoredPayment = Omit<PendingPayment, 'clientSecret'>

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Storage is written by anyone: a record that is not whole reads as none. */
export const decodePendingPayment = (text: string | null): StoredPayment | null => {
  const found = text === null ? null : parse(text)
  if (typeof found !== 'object' || found === null) return null
  const { bookingRef, basketId, amount, idempotencyKey, startedAt }: Partial<Record<keyof StoredPayment, unknown>> = found
  if (!isText(bookingRef) || !isText(idempotencyKey) || !isCount(amount) || !isCount(startedAt)) return null
  if (basketId !== null && !isText(basketId)) return null
  return { bookingRef, basketId, amount: minor(amount), idempotencyKey, startedAt }
}
