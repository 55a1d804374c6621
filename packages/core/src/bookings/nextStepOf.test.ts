import { describe, expect, it } from 'vitest'
import { minor } from '../money/Money.js'
import { aSummary } from '../testing/aBooking.js'
import { attentionOf } from './attentionOf.js'
import { nextStepOf } from './nextStepOf.js'

describe('the one thing that needs doing', () => {
  it('is the most urgent, on its page', () => {
    const needing = { ...aSummary('SUN1003'), requiresBankDetails: true }
    expect(nextStepOf(attentionOf(needing))).toMatchObject({ attention: { kind: 'bankDetails' }, path: '/profile/details/bank-account' })
    expect(nextStepOf(attentionOf({ ...needing, openQuestions: 1 }))).toMatchObject({ attention: { kind: 'questions' } })
  })

  it('is nothing where nothing is to be done', () => {
    expect(nextStepOf(attentionOf(aSummary('SUN1002')))).toBeNull()
  })

  it('does not put what is less urgent before what the booking itself is the place for', () => {
    const owing = { ...aSummary('SUN1003'), outstandingBalance: minor(100), paymentStatus: 'overdue' as const, requiresBankDetails: true }
    expect(nextStepOf(attentionOf(owing))).toBeNull()
  })
})
