import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../money/formatMoney.js'
import { minor } from '../../money/Money.js'
import { aBooking } from '../../testing/aBooking.js'
import type { Booking } from '../Booking.js'
import { owed } from './owed.js'
import { owedInAll } from './owedInAll.js'

const owing = (outstanding: number, more: Partial<Booking> = {}) =>
  owed({ ...aBooking('SUN1'), paymentPlan: null, outstandingBalance: minor(outstanding), ...more })

describe('what several bookings owe together', () => {
  it('is a total for each currency, and the payment that comes first', () => {
    const all = owedInAll([
      owing(10000, { paymentDueDate: '2027-02-01' }),
      owing(2550, { paymentDueDate: '2027-01-15' }),
      owing(4000, { currency: { symbol: '€', exponent: 2 }, paymentDueDate: '2027-03-01' }),
      owing(0),
    ])
    expect(all?.amounts.map((amount) => formatMoney(amount))).toEqual(['£125.50', '€40.00'])
    expect(all?.next).toMatchObject({ amount: { amount: 2550 }, date: '2027-01-15', taken: 'byHand' })
  })

  it('is not said where one booking alone owes: the booking says it', () => {
    expect(owedInAll([owing(10000), owing(0)])).toBeNull()
    expect(owedInAll([])).toBeNull()
  })

  it('names no next payment while one is overdue', () => {
    const overdue = { ...owing(5000), overdue: { amount: null, since: null, left: null } }
    expect(owedInAll([overdue, owing(10000)])?.next).toBeNull()
  })
})
