import type { World } from '../world/World.js'
import type { BookingOutput } from './bookingAnswer.js'
import type { AnsweredMoney, StalePart } from '../records/BookingRecord.js'

/**
 * An answer of a back end that reads the balance or the payments from an outdated copy.
 * Its `counted` fields always match its prices.
 */
export const staleAnswer = (world: World, booking: BookingOutput, stale: StalePart | null): BookingOutput => {
  const { reference, prices, payment_status, payments } = booking
  const last = world.answered.get(reference)
  if (stale === null || last === undefined) {
    world.answered.set(reference, { prices, payment_status, payments })
    return booking
  }
  return stale === 'balance'
    ? {
        ...booking,
        prices: last.prices,
        payment_status: last.payment_status,
        payments: withCountedOf(payments, last.payments),
      }
    : { ...booking, payments: withCountedOf(last.payments, payments) }
}

const withCountedOf = (rows: AnsweredMoney['payments'], other: AnsweredMoney['payments']): AnsweredMoney['payments'] =>
  rows.map((row) => ({
    ...row,
    counted: other.some(({ reference, counted }) => reference === row.reference && counted === true),
  }))
