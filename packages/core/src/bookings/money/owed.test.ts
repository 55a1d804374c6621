import { describe, expect, it } from 'vitest'
import { defaultCurrency, formatMoney, minor, money } from '../../money/Money.js'
import { aBooking, aSummary } from '../../../test/bookings/aBooking.js'
import { aPlan } from '../../../test/bookings/aPlan.js'
import { aPayment } from '../../../test/bookings/aPayment.js'
import type { Booking } from '../../domain/Booking.js'
import { balanceToPay } from './waysToPay.js'
import { owed, owedInAll } from './owed.js'
import fc from 'fast-check'

const pounds = (pence: number) => money(minor(pence), defaultCurrency)
const owing = (pence: number, change: Partial<Booking> = {}): Booking => ({
  ...aBooking('SUN1001'),
  outstandingBalance: minor(pence),
  paymentStatus: 'outstanding',
  paymentDueDate: '2026-12-09',
  ...change,
})

describe('the amount owed', () => {
  it('without a plan is the balance, paid by hand by its due date', () => {
    expect(owed(owing(132_400))).toEqual({
      outstanding: pounds(132_400),
      isSettled: false,
      overdue: null,
      next: { amount: pounds(132_400), date: '2026-12-09', taken: 'byHand', left: pounds(0) },
      plan: 'none',
      overpaid: null,
    })
  })

  it('without a plan is all overdue if the back end says so', () => {
    expect(owed(owing(500, { paymentStatus: 'overdue' }))).toMatchObject({
      overdue: { amount: pounds(500), since: '2026-12-09', left: pounds(0) },
      next: null,
    })
  })

  it('with a plan is collected by the plan, instalment by instalment, and on no other day', () => {
    const paymentPlan = aPlan({
      amount: minor(66_200),
      projection: [
        { date: '2027-01-01', amount: minor(66_200) },
        { date: '2026-12-01', amount: minor(66_200) },
      ],
    })
    expect(owed(owing(132_400, { paymentPlan }))).toMatchObject({
      overdue: null,
      next: { amount: pounds(66_200), date: '2026-12-01', taken: 'byItself', left: pounds(66_200) },
      plan: 'running',
    })
  })

  it('with a plan is overdue as far as the plan could not collect it, since the first missed day', () => {
    const failed = { ...aPayment('PAY-1', 6), type: 'paymentPlan', paymentDate: '2026-11-17' }
    const booking = owing(35_550, {
      paymentStatus: 'overdue',
      paymentPlan: aPlan({ overdueAmount: minor(11_850) }),
      payments: [failed],
    })
    expect(owed(booking).overdue).toEqual({ amount: pounds(11_850), since: '2026-11-17', left: pounds(23_700) })
    expect(owed({ ...booking, payments: [] }).overdue?.since).toBeNull()
  })

  it('is not collected by a plan in error', () => {
    expect(owed(owing(300, { paymentPlan: aPlan({ status: 2 }) }))).toMatchObject({
      overdue: null,
      next: null,
      plan: 'inError',
    })
  })

  it('after a finished plan is paid by hand again', () => {
    const paymentPlan = aPlan({ projection: [], status: 3 })
    expect(owed(owing(300, { paymentPlan }))).toMatchObject({
      plan: 'none',
      next: { taken: 'byHand', amount: pounds(300) },
    })
  })

  it('has no next or overdue amount if the answer does not include the plan', () => {
    const summary = { ...aSummary('SUN1001'), outstandingBalance: minor(500), paymentDueDate: '2026-11-17' }
    expect(owed({ ...summary, paymentStatus: 'overdue' })).toMatchObject({
      overdue: { amount: null, since: '2026-11-17', left: null },
      next: null,
      plan: 'unknown',
    })
    expect(owed({ ...summary, paymentStatus: 'outstanding' })).toMatchObject({
      overdue: null,
      next: { amount: pounds(500), date: null, taken: 'byHand' },
    })
    expect(balanceToPay({ ...summary, paymentStatus: 'overdue' }, 'overdue')).toBeNull()
  })

  it('is zero for a cancelled booking, and an overpayment is shown', () => {
    expect(owed(owing(500, { status: 'cancelled' }))).toMatchObject({
      outstanding: pounds(0),
      overdue: null,
      next: null,
    })
    expect(owed(owing(-500))).toMatchObject({ outstanding: pounds(0), overpaid: pounds(500) })
    expect(
      [owing(1), owing(0), owing(-1), owing(1, { status: 'cancelled' })].map((one) => !owed(one).isSettled),
    ).toEqual([true, false, false, false])
  })
})

describe('for any answer of the back end', () => {
  const anyPlan = fc.record({
    status: fc.constantFrom(1, 2, 3),
    overdueAmount: fc.nat(5000).map(minor),
    amount: fc.nat(5000).map(minor),
    numberOfPayments: fc.nat(12),
    projection: fc.array(
      fc.record({ date: fc.constantFrom('2027-02-01', '2027-03-01', '2027-04-01'), amount: fc.nat(5000).map(minor) }),
      { maxLength: 4 },
    ),
  })
  const anyBooking = fc
    .record({
      outstandingBalance: fc.integer({ min: -5000, max: 50_000 }).map(minor),
      paymentStatus: fc.constantFrom('outstanding', 'overdue', 'fullyPaid', 'awaiting', 'unknown' as const),
      status: fc.constantFrom('completed', 'cancelled', 'inReview' as const),
      paymentPlan: fc.option(anyPlan.map((plan) => aPlan(plan))),
      currency: fc.constantFrom(defaultCurrency, { symbol: '¥', exponent: 0 }, { symbol: 'KD', exponent: 3 }),
    })
    .map((change) => ({ ...aBooking('SUN1001'), ...change }))

  it('no part exceeds the whole, and each part and its rest make up the whole', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        const { outstanding, overdue, next, plan } = owed(booking)
        expect(outstanding.amount).toBe(booking.status === 'cancelled' ? 0 : Math.max(0, booking.outstandingBalance))
        for (const part of [overdue, next]) {
          if (part === null) continue
          expect((part.amount?.amount ?? NaN) + (part.left?.amount ?? NaN)).toBe(outstanding.amount)
          expect(part.left?.amount).toBeGreaterThanOrEqual(0)
          expect(part.amount?.currency).toEqual(booking.currency)
        }
        if (outstanding.amount === 0) expect([overdue, next, plan]).toEqual([null, null, 'none'])
        if (next?.taken === 'byItself') expect(plan).toBe('running')
        if (next?.taken === 'byHand') expect(plan).toBe('none')
        expect(balanceToPay(booking, 'overdue')).toEqual(overdue && { amount: overdue.amount, left: overdue.left })
      }),
      { seed: 20261205 },
    )
  })
})

describe('the amount owed for several bookings', () => {
  const owing = (outstanding: number, more: Partial<Booking> = {}) =>
    owed({ ...aBooking('SUN1'), paymentPlan: null, outstandingBalance: minor(outstanding), ...more })

  it('is one total for each currency, and the earliest payment', () => {
    const all = owedInAll([
      owing(10000, { paymentDueDate: '2027-02-01' }),
      owing(2550, { paymentDueDate: '2027-01-15' }),
      owing(4000, { currency: { symbol: '€', exponent: 2 }, paymentDueDate: '2027-03-01' }),
      owing(0),
    ])
    expect(all?.amounts.map((amount) => formatMoney(amount))).toEqual(['£125.50', '€40.00'])
    expect(all?.next).toMatchObject({ amount: { amount: 2550 }, date: '2027-01-15', taken: 'byHand' })
  })

  it('is not shown if only one booking owes: the booking shows it', () => {
    expect(owedInAll([owing(10000), owing(0)])).toBeNull()
    expect(owedInAll([])).toBeNull()
  })

  it('names no next payment while one is overdue', () => {
    const overdue = { ...owing(5000), overdue: { amount: null, since: null, left: null } }
    expect(owedInAll([overdue, owing(10000, { paymentDueDate: '2027-02-01' })])?.next).toBeNull()
  })
})
