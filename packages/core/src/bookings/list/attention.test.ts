import { describe, expect, it } from 'vitest'
import { aSummary } from '../../../test/bookings/aBooking.js'
import type { BookingSummary } from '../../domain/Booking.js'
import { attentionOf, bankDetailsNeeded, needsBankDetails } from './attention.js'
import { defaultCurrency, minor, money } from '../../money/Money.js'
import { aPlan } from '../../../test/bookings/aPlan.js'

const plain = aSummary('A')
const asking = { requiresBankDetails: true }
const silent = { requiresBankDetails: false }

describe('bank details', () => {
  it.each<[string, Partial<BookingSummary>, boolean]>([
    ['nobody requires them', { packages: [silent] }, false],
    ['the complete booking requires them', asking, true],
    ['the booking requires them and is not complete', { ...asking, status: 'inReview' }, false],
    ['one of its packages requires them', { packages: [silent, asking] }, true],
    ['a package of a booking that is not complete requires them', { status: 'inReview', packages: [asking] }, true],
  ])('if %s: %s', (_where, what, needed) => {
    expect(needsBankDetails({ ...plain, ...what })).toBe(needed)
  })

  it('are needed for the list if any booking needs them, including past ones', () => {
    const needing = { ...plain, packages: [asking] }
    expect(bankDetailsNeeded({ upcoming: [plain], past: [plain] })).toBe(false)
    expect(bankDetailsNeeded({ upcoming: [plain, needing], past: [] })).toBe(true)
    expect(bankDetailsNeeded({ upcoming: [], past: [plain, needing] })).toBe(true)
    expect(bankDetailsNeeded({ upcoming: [], past: [{ ...needing, status: 'cancelled' }] })).toBe(false)
  })
})

const settled: BookingSummary = { ...aSummary('SUN1001'), paymentPlan: null }
const owing: BookingSummary = {
  ...settled,
  outstandingBalance: minor(24_000),
  paymentStatus: 'outstanding',
  paymentDueDate: '2026-12-20',
}
const missed: BookingSummary = { ...owing, paymentPlan: aPlan({ overdueAmount: minor(11_850) }) }
const { paymentPlan: _none, ...untold } = owing
const kinds = (booking: BookingSummary) => attentionOf(booking).map(({ kind }) => kind)

describe('what needs attention', () => {
  it('is nothing if all is paid and answered', () => {
    expect(attentionOf(settled)).toEqual([])
  })

  it('is the balance, with its due date', () => {
    expect(attentionOf(owing)).toMatchObject([
      { kind: 'balance', amount: money(minor(24_000), defaultCurrency), dueDate: '2026-12-20', isUrgent: false },
    ])
  })

  it('is nothing while a plan collects it, whatever the due date of the booking', () => {
    expect(kinds({ ...owing, paymentPlan: aPlan() })).toEqual([])
    expect(kinds({ ...owing, paymentPlan: aPlan(), paymentStatus: 'overdue' })).toEqual([])
  })

  it('is what a plan could not collect, and a plan in error', () => {
    expect(attentionOf(missed)).toMatchObject([
      { kind: 'balanceOverdue', amount: { amount: 11_850 }, isAll: false, isUrgent: true },
    ])
    expect(kinds({ ...owing, paymentPlan: aPlan({ overdueAmount: minor(11_850), status: 2 }) })).toEqual([
      'balanceOverdue',
      'planInError',
    ])
  })

  it('has neither a day nor an overdue amount if the list does not include the plan', () => {
    expect(attentionOf(untold)).toMatchObject([{ kind: 'balance', amount: { amount: 24_000 }, dueDate: null }])
    expect(attentionOf({ ...untold, paymentStatus: 'overdue' })).toMatchObject([
      { kind: 'balanceOverdue', amount: null, since: '2026-12-20', isAll: false },
    ])
  })

  it('has overdue payments first, and payments in time last', () => {
    const open = { openQuestions: 2, requiresBankDetails: true }
    expect(kinds({ ...owing, ...open })).toEqual(['questions', 'bankDetails', 'balance'])
    expect(kinds({ ...owing, ...open, paymentStatus: 'overdue' })).toEqual([
      'balanceOverdue',
      'questions',
      'bankDetails',
    ])
  })

  it('does not ask for money that is not owed, nor for anything about a cancelled booking', () => {
    expect(kinds({ ...settled, outstandingBalance: minor(-500), paymentStatus: 'overpaid' })).toEqual([])
    expect(kinds({ ...owing, status: 'cancelled', openQuestions: 1 })).toEqual([])
  })
})

describe('the page that resolves it', () => {
  const paths = (booking: BookingSummary) => attentionOf(booking).map(({ path }) => path)

  it('is the mandatory information, the bank account, or the payment of the booking', () => {
    expect(paths({ ...owing, openQuestions: 2, requiresBankDetails: true })).toEqual([
      '/booking/SUN1001/mandatory-information',
      '/profile/details/bank-account',
      '/booking/SUN1001/make-payment',
    ])
  })

  it('is the payment of the overdue amount, if that is known and not the whole balance', () => {
    expect(paths(missed)).toEqual(['/booking/SUN1001/pay-in-full?part=overdue'])
    expect(paths({ ...owing, paymentStatus: 'overdue' })).toEqual(['/booking/SUN1001/make-payment'])
    expect(paths({ ...untold, paymentStatus: 'overdue' })).toEqual(['/booking/SUN1001/make-payment'])
  })

  it('is the card of a plan in error', () => {
    expect(paths({ ...missed, paymentPlan: aPlan({ status: 2 }) })).toEqual([
      '/booking/SUN1001/payment-plan/change-payment',
    ])
  })
})
