import { describe, expect, it } from 'vitest'
import { minor } from '../money/Money.js'
import type { PaymentState } from '../payment/PaymentState.js'
import { aSummary } from '../testing/aBooking.js'
import type { BookingSummary } from './Booking.js'
import { attentionBeside } from './openPayment.js'

const booking = { ...aSummary('SUN1001'), outstandingBalance: minor(100), paymentStatus: 'outstanding', openQuestions: 2 } as const
const intent = { bookingRef: 'SUN1001', basketId: null, amount: minor(100), idempotencyKey: 'k' }
const kinds = (one: BookingSummary, payment: PaymentState, day = '2027-05-08') =>
  attentionBeside(one, payment, Date.parse(`${day}T12:00:00Z`)).map(({ kind }) => kind)

describe('what needs attention beside a payment', () => {
  it('is all of it while none is open', () => {
    expect(kinds(booking, { kind: 'idle' })).toEqual(['questions', 'balance'])
  })

  it('is what the list asks for once the trip is over, and not before', () => {
    expect(kinds(booking, { kind: 'idle' }, '2027-05-09')).toEqual(['balance'])
    expect(kinds({ ...booking, requiresBankDetails: true }, { kind: 'idle' }, '2027-05-09')).toEqual(['bankDetails', 'balance'])
  })

  it('leaves out what is owed while one is open, so that nobody pays again', () => {
    expect(kinds(booking, { kind: 'undecided', intent, nextCheckAt: 0, mayStartOver: false })).toEqual(['questions'])
    expect(kinds({ ...booking, paymentStatus: 'overdue' }, { kind: 'polling', intent, attempt: 1 })).toEqual(['questions'])
  })
})
