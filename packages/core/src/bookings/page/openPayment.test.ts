import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import { aSummary } from '../../testing/aBooking.js'
import { aPayment } from '../../testing/aPayment.js'
import type { BookingSummary } from '../Booking.js'
import { attentionBeside, isBeingPaid } from './openPayment.js'

const booking = {
  ...aSummary('SUN1001'),
  outstandingBalance: minor(100),
  paymentStatus: 'outstanding',
  openQuestions: 2,
} as const
const kinds = (one: BookingSummary, isPaying: boolean, past = false) =>
  attentionBeside(one, isPaying, past).map(({ kind }) => kind)

describe('a payment of the balance that is on its way', () => {
  it.each([
    [2, false],
    [3, false],
    [6, false],
    [7, true],
    [9, true],
  ])('with the status %i is told of the booking: %s', (status, isIt) => {
    expect(isBeingPaid({ payments: [aPayment('PAY-8', 2), aPayment('PAY-9', status)] })).toBe(isIt)
  })

  it('is neither one for a basket nor an instalment', () => {
    expect(
      isBeingPaid({
        payments: [
          { ...aPayment('PAY-9', 7), basketId: 'B1' },
          { ...aPayment('PAY-8', 7), type: 'paymentPlan' },
        ],
      }),
    ).toBe(false)
  })
})

describe('what needs attention beside a payment', () => {
  it('is all of it while none is on its way', () => {
    expect(kinds(booking, false)).toEqual(['questions', 'balance'])
  })

  it('is what the list asks for once it is past', () => {
    expect(kinds(booking, false, true)).toEqual(['balance'])
    expect(kinds({ ...booking, requiresBankDetails: true }, false, true)).toEqual(['bankDetails', 'balance'])
  })

  it('leaves out what is owed while one is, so that nobody pays again', () => {
    expect(kinds(booking, true)).toEqual(['questions'])
    expect(kinds({ ...booking, paymentStatus: 'overdue' }, true)).toEqual(['questions'])
  })
})
