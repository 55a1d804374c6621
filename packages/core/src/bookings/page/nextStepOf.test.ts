import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import { aSummary } from '../../testing/aBooking.js'
import { attentionOf } from '../list/attentionOf.js'
import type { BookingSummary } from '../Booking.js'
import { nextStepOf } from './nextStepOf.js'

const of = (booking: BookingSummary) => nextStepOf(booking, attentionOf(booking))
const needing = { ...aSummary('SUN1003'), requiresBankDetails: true }

describe('the one thing that needs doing', () => {
  it('is the most urgent, on its page', () => {
    expect(of(needing)).toEqual({ attention: { kind: 'bankDetails' }, path: '/profile/details/bank-account' })
    expect(of({ ...needing, openQuestions: 1 })).toEqual({
      attention: { kind: 'questions', count: 1 },
      path: '/booking/SUN1003/mandatory-information',
    })
    expect(
      of({ ...needing, openQuestions: 1, outstandingBalance: minor(100), paymentStatus: 'overdue' }),
    ).toMatchObject({
      attention: { kind: 'balanceOverdue' },
      path: '/booking/SUN1003/make-payment',
    })
  })

  it('is nothing where nothing is to be done', () => {
    expect(of(aSummary('SUN1002'))).toBeNull()
  })
})
