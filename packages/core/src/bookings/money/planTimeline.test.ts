import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookingPayment } from '../../domain/Booking.js'
import { minor } from '../../money/Money.js'
import type { PaymentPlan } from '../../domain/PaymentPlan.js'
import { aPlan } from '../../../test/bookings/aPlan.js'
import { aPayment } from '../../../test/bookings/aPayment.js'
import { type PlanEntry, planTimeline } from './planTimeline.js'

const payment = (paymentDate: string, status: number, type = 'paymentPlan', amount = 100): BookingPayment => ({
  ...aPayment(`${type} ${paymentDate}`, status, minor(amount)),
  type,
  paymentDate,
})

const toCome = [
  { state: 'toCome', date: '2027-02-01', amount: 100, count: 1, byHand: false },
  { state: 'toCome', date: '2027-03-01', amount: 100, count: 1, byHand: false },
]
const paid = (date: string, more: Partial<PlanEntry> = {}) => ({
  state: 'paid',
  date,
  amount: 100,
  count: 1,
  byHand: false,
  ...more,
})
const entriesOf = (payments: readonly BookingPayment[], paymentPlan: PaymentPlan | null) =>
  planTimeline({ payments, paymentPlan }).entries

describe('the payments of a plan in sequence', () => {
  it('are the collected ones, one overdue amount since its first day, and those to come', () => {
    const payments = [
      payment('2026-09-01', 2, 'deposit'),
      payment('2026-11-01', 3),
      payment('2026-10-01', 2),
      payment('2026-12-01', 6),
      payment('2027-01-01', 6),
    ]
    expect(planTimeline({ payments, paymentPlan: aPlan({ overdueAmount: minor(200) }) })).toEqual({
      entries: [
        paid('2026-10-01'),
        paid('2026-11-01'),
        { state: 'overdue', date: '2026-12-01', amount: 200, count: 2, byHand: false },
        ...toCome,
      ],
      paid: 2,
      toCome: { count: 2, amount: 200 },
      final: '2027-03-01',
    })
  })

  it('keep the missed day after the customer has paid it by hand', () => {
    const payments = [
      payment('2026-10-01', 2),
      payment('2026-11-01', 2),
      payment('2026-12-01', 6),
      payment('2026-12-05T09:00:00Z', 2, 'payInFull'),
    ]
    const timeline = planTimeline({ payments, paymentPlan: aPlan({ numberOfPayments: 5 }) })
    expect(timeline.entries).toEqual([
      paid('2026-10-01'),
      paid('2026-11-01'),
      paid('2026-12-01', { byHand: true }),
      ...toCome,
    ])
    expect(timeline.paid).toBe(3)
  })

  it('show no payment as paid by hand while it is still processed', () => {
    const payments = [payment('2026-10-01', 2), payment('2026-11-01', 2), payment('2026-12-01', 7)]
    expect(entriesOf(payments, aPlan({ numberOfPayments: 5 }))).toEqual([
      paid('2026-10-01'),
      paid('2026-11-01'),
      ...toCome,
    ])
  })

  it('include what was paid at once, beside the missed day', () => {
    const payments = [payment('2026-10-01', 2), payment('2026-12-01', 6), payment('2026-12-05', 2, 'payInFull', 300)]
    const timeline = planTimeline({ payments, paymentPlan: aPlan({ numberOfPayments: 4, projection: [] }) })
    expect(timeline.entries).toEqual([
      paid('2026-10-01'),
      paid('2026-12-01', { byHand: true }),
      paid('2026-12-05', { amount: minor(200), count: 2, byHand: true }),
    ])
    expect([timeline.paid, timeline.toCome]).toEqual([4, { count: 0, amount: 0 }])
  })

  it('leave out payments for other items, payments before the plan, and failed payments', () => {
    const payments = [
      payment('2026-09-01', 2, 'payInFull'),
      payment('2026-10-01', 2),
      { ...payment('2026-12-05', 2, 'payInFull'), basketId: 'B1' },
      payment('2026-12-06', 6, 'payInFull'),
      payment('2026-12-07', 2, 'deposit'),
    ]
    expect(entriesOf(payments, aPlan({ numberOfPayments: 4 }))).toEqual([paid('2026-10-01'), ...toCome])
  })

  it('leave out what an earlier plan collected', () => {
    const payments = [payment('2025-10-01', 2), payment('2026-10-01', 2)]
    expect(entriesOf(payments, aPlan({ numberOfPayments: 3 }))[0]?.date).toBe('2026-10-01')
    expect(entriesOf(payments, aPlan({ numberOfPayments: 2 }))).toEqual(toCome)
  })

  it('have no day for an overdue amount if none is known, and are empty without a plan', () => {
    const [first] = entriesOf([], aPlan({ overdueAmount: minor(5), numberOfPayments: 3 }))
    expect(first).toMatchObject({ state: 'overdue', date: null, amount: 5 })
    expect(entriesOf([payment('2026-10-01', 2)], null)).toEqual([])
  })

  it('are in the order of their dates, whatever the order of the answer', () => {
    const { projection } = aPlan()
    expect(entriesOf([], aPlan({ projection: projection.toReversed() }))).toEqual(toCome)
  })

  it('are never more than the payments of the plan', () => {
    const days = fc.constantFrom('2026-10-01', '2026-11-01', '2026-12-01')
    const anyPayment = fc
      .tuple(days, fc.constantFrom(2, 3, 6), fc.constantFrom('paymentPlan', 'payInFull', 'deposit'))
      .map(([date, status, type]) => payment(date, status, type))
    fc.assert(
      fc.property(
        fc.array(anyPayment),
        fc.nat(12),
        fc.nat(500),
        fc.nat(3),
        (payments, numberOfPayments, overdue, ahead) => {
          const projection = toCome
            .slice(0, Math.min(ahead, numberOfPayments))
            .map(({ date, amount }) => ({ date, amount: minor(amount) }))
          const {
            entries,
            paid: count,
            toCome: rest,
          } = planTimeline({
            payments,
            paymentPlan: aPlan({ numberOfPayments, projection, overdueAmount: minor(overdue) }),
          })
          const inAll = entries.reduce((sum, one) => sum + one.count, 0)
          expect(inAll).toBeLessThanOrEqual(numberOfPayments)
          expect(count + rest.count).toBeLessThanOrEqual(numberOfPayments)
        },
      ),
      { seed: 20261117 },
    )
  })
})
