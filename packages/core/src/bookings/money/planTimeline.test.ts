import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookingPayment } from '../../domain/Booking.js'
import { minor } from '../../money/Money.js'
import type { Instalment, PaymentPlan } from '../../domain/PaymentPlan.js'
import { aPlan } from '../../../test/bookings/aPlan.js'
import { aPayment } from '../../../test/bookings/aPayment.js'
import { entriesToCome, type PlanEntry, planTimeline, timelineChart } from './planTimeline.js'

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

  it('leave out a failed payment after the plan has collected it', () => {
    const payments = [payment('2026-10-01', 2), payment('2026-12-01', 6), payment('2026-12-03', 2)]
    expect(entriesOf(payments, aPlan({ numberOfPayments: 4 })).map(({ date }) => date)).toEqual([
      '2026-10-01',
      '2026-12-03',
      '2027-02-01',
      '2027-03-01',
    ])
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

  it('have bars as high as their amounts, and always visible', () => {
    const heights = [200, 100, 1, 0].map((amount) => ({
      state: 'toCome' as const,
      date: null,
      amount: minor(amount),
      count: 1,
      byHand: false,
    }))
    expect(timelineChart(heights, 100).map(({ height }) => height)).toEqual([100, 50, 1, 0])
  })
})

describe('the chart of a projection', () => {
  const chartOf = (instalments: readonly Instalment[], height: number) =>
    timelineChart(entriesToCome(instalments), height)

  it('is in the order of the dates, and its highest amount has the full height', () => {
    const bars = chartOf(
      [
        { date: '2027-03-01', amount: minor(50) },
        { date: '2027-02-01', amount: minor(200) },
      ],
      80,
    )
    expect(bars.map(({ date, height }) => [date, height])).toEqual([
      ['2027-02-01', 80],
      ['2027-03-01', 20],
    ])
  })

  it('has whole heights within the chart, zero for nothing, and in the order of the amounts', () => {
    const amounts = fc.array(fc.nat(Number.MAX_SAFE_INTEGER), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 1000 }), (all, height) => {
        const bars = chartOf(
          all.map((amount) => ({ date: '2027-02-01', amount: minor(amount) })),
          height,
        )
        return bars.every(
          (bar) =>
            Number.isInteger(bar.height) &&
            bar.height <= height &&
            bar.height > 0 === bar.amount > 0 &&
            bars.every((other) => other.amount < bar.amount || other.height >= bar.height),
        )
      }),
    )
    expect(chartOf([], 10)).toEqual([])
  })
})
