import { describe, expect, it } from 'vitest'
import { minor } from '../money/Money.js'
import { aSummary } from '../testing/aBooking.js'
import { bookingPayment } from '../testing/paymentBackEnd.js'
import type { BookingSummary } from './Booking.js'
import { attentionBeside, isBeingPaid } from './openPayment.js'

const booking = { ...aSummary('SUN1001'), outstandingBalance: minor(100), paymentStatus: 'outstanding', openQuestions: 2 } as const
const kinds = (one: BookingSummary, isPaying: boolean, past = false) => attentionBeside(one, isPaying, past).map(({ kind }) => kind)

describe('a booking', () => {
  it.each([[2, false], [3, false], [6, false], [7, true], [9, true], [42, true]])('that lists a payment with the status %i is being paid: %s', (status, isPaying) => {
    expect(isBeingPaid({ payments: [bookingPayment('PAY-8', 2), bookingPayment('PAY-9', status)] })).toBe(isPaying)
  })

  it('is not being paid by what is for a basket, by what its plan takes, or by what is said to be paid', () => {
    const pending = bookingPayment('PAY-9', 7)
    expect(isBeingPaid({ payments: [{ ...pending, basketId: 'B1' }, { ...pending, type: 'paymentPlan' }, { ...pending, paid: true }] })).toBe(false)
    expect(isBeingPaid({ payments: [] })).toBe(false)
  })
})

describe('what needs attention beside a payment', () => {
  it('is all of it while none is open', () => {
    expect(kinds(booking, false)).toEqual(['questions', 'balance'])
  })

  it('is what the list asks for once it is past', () => {
    expect(kinds(booking, false, true)).toEqual(['balance'])
    expect(kinds({ ...booking, requiresBankDetails: true }, false, true)).toEqual(['bankDetails', 'balance'])
  })

  it('leaves out what is owed while one is on its way, so that nobody pays again', () => {
    expect(kinds(booking, true)).toEqual(['questions'])
    expect(kinds({ ...booking, paymentStatus: 'overdue' }, true)).toEqual(['questions'])
    expect(kinds(booking, true, true)).toEqual([])
  })
})
