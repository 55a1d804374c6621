import { describe, expect, it } from 'vitest'
import { minor } from '../money/Money.js'
import type { PaymentState } from '../payment/PaymentState.js'
import { bookingPayment } from '../testing/openPayment.js'
import { aSummary } from '../testing/aBooking.js'
import type { BookingSummary } from './Booking.js'
import { attentionBeside, isBegunElsewhere } from './openPayment.js'

const booking = { ...aSummary('SUN1001'), outstandingBalance: minor(100), paymentStatus: 'outstanding', openQuestions: 2 } as const
const intent = { bookingRef: 'SUN1001', basketId: null, amount: minor(100), idempotencyKey: 'k' }
const kinds = (one: BookingSummary, payment: PaymentState, past = false) => attentionBeside(one, payment, past).map(({ kind }) => kind)

describe('a payment that was begun elsewhere', () => {
  it.each([[2, false], [6, false], [7, true], [9, true]])('with the status %i is asked after: %s', (status, isAsked) => {
    const payments = [bookingPayment('PAY-8', 2), bookingPayment('PAY-9', status)]
    expect(isBegunElsewhere({ payments }, { kind: 'unchecked', failure: null })).toBe(isAsked)
    expect(isBegunElsewhere({ payments }, { kind: 'idle' })).toBe(isAsked)
  })

  it('is none of the balance where it was for a basket', () => {
    const payments = [{ ...bookingPayment('PAY-9', 7), basketId: 'B1' }]
    expect(isBegunElsewhere({ payments }, { kind: 'idle' })).toBe(false)
  })

  it('is left to the payment that is known here', () => {
    const payments = [bookingPayment('PAY-9', 7)]
    expect(isBegunElsewhere({ payments }, { kind: 'undecided', intent, nextCheckAt: 0, mayStartOver: true })).toBe(false)
    expect(isBegunElsewhere({ payments }, { kind: 'settled', intent, end: { kind: 'paidButBookingFailed', paymentId: 'p' } })).toBe(false)
  })
})

describe('what needs attention beside a payment', () => {
  it('is all of it while none is open', () => {
    expect(kinds(booking, { kind: 'idle' })).toEqual(['questions', 'balance'])
  })

  it('is what the list asks for once it is past', () => {
    expect(kinds(booking, { kind: 'idle' }, true)).toEqual(['balance'])
    expect(kinds({ ...booking, requiresBankDetails: true }, { kind: 'idle' }, true)).toEqual(['bankDetails', 'balance'])
  })

  it('leaves out what is owed while one is open, so that nobody pays again', () => {
    expect(kinds(booking, { kind: 'undecided', intent, nextCheckAt: 0, mayStartOver: false })).toEqual(['questions'])
    expect(kinds({ ...booking, paymentStatus: 'overdue' }, { kind: 'polling', intent, attempt: 1 })).toEqual(['questions'])
  })
})
