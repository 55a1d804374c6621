import { minor, type PendingPayment, type Standing, standings } from '@booking-dashboard/core'

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

const isStanding = (value: unknown): value is Standing => standings.some((one) => one === value)
const isReferences = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)

/** Storage is written by anyone: a record that is not whole reads as none. */
export const decodePendingPayment = (text: string | null): StoredPayment | null => {
  const found = text === null ? null : parse(text)
  if (typeof found !== 'object' || found === null) return null
  const stored: Partial<Record<keyof StoredPayment, unknown>> = found
  const { bookingRef, basketId, amount, idempotencyKey, startedAt } = stored
  // A record of a release before has none of these: it left, and more is not known.
  const { standing = 'sent', reference = null, known = null } = stored
  if (!isText(bookingRef) || !isText(idempotencyKey) || !isCount(amount) || !isCount(startedAt)) return null
  if (basketId !== null && !isText(basketId)) return null
  if (!isStanding(standing) || (reference !== null && !isText(reference))) return null
  if (known !== null && !isReferences(known)) return null
  return { bookingRef, basketId, amount: minor(amount), idempotencyKey, startedAt, standing, reference, known }
}
