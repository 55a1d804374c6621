import { describe, expect, it } from 'vitest'
import type { BookingPayment } from '../bookings/Booking.js'
import { minor, zeroMinor } from '../money/Money.js'
import { aPlan } from '../testing/aPlan.js'
import { planTimeline, timelineChart } from './planTimeline.js'

const payment = (paymentDate: string, status: number, type = 'paymentPlan'): BookingPayment => ({
  reference: `${type} ${paymentDate}`,
  type,
  amount: minor(100),
  paymentDate,
  fourDigits: '4242',
  status,
  apportionments: [],
})

const toCome = [
  { state: 'toCome', date: '2027-02-01', amount: 100 },
  { state: 'toCome', date: '2027-03-01', amount: 100 },
]

describe('the payments of a plan, one after the other', () => {
  it('are those taken, what is overdue as one amount since its first day, and those to come', () => {
    const payments = [
      payment('2026-09-01', 2, 'deposit'),
      payment('2026-11-01', 3),
      payment('2026-10-01', 2),
      payment('2026-12-01', 6),
      payment('2027-01-01', 6),
    ]
    expect(planTimeline({ payments, paymentPlan: aPlan({ overdueAmount: minor(200) }) })).toEqual([
      { state: 'paid', date: '2026-10-01', amount: 100 },
      { state: 'paid', date: '2026-11-01', amount: 100 },
      { state: 'overdue', date: '2026-12-01', amount: 200 },
      ...toCome,
    ])
  })

  it('forget a payment that failed once it is made up for', () => {
    const payments = [payment('2026-10-01', 2), payment('2026-12-01', 6)]
    expect(planTimeline({ payments, paymentPlan: aPlan() }).map(({ state }) => state)).toEqual(['paid', 'toCome', 'toCome'])
  })

  it('leave out what an earlier plan took', () => {
    const payments = [payment('2025-10-01', 2), payment('2026-10-01', 2)]
    expect(planTimeline({ payments, paymentPlan: aPlan({ numberOfPayments: 3 }) })[0]?.date).toBe('2026-10-01')
    expect(planTimeline({ payments, paymentPlan: aPlan({ numberOfPayments: 2 }) })).toEqual(toCome)
  })

  it('say no day for what is overdue where none is known, and nothing where there is no plan', () => {
    const [first] = planTimeline({ payments: [], paymentPlan: aPlan({ overdueAmount: minor(5), numberOfPayments: 3 }) })
    expect(first).toEqual({ state: 'overdue', date: null, amount: 5 })
    expect(planTimeline({ payments: [payment('2026-10-01', 2)], paymentPlan: null })).toEqual([])
  })

  it('are as high as their amounts, and never too low to be seen', () => {
    const heights = [200, 100, 1, 0].map((amount) => ({ state: 'toCome' as const, date: null, amount: minor(amount) }))
    expect(timelineChart(heights, 100).map(({ height }) => height)).toEqual([100, 50, 1, 0])
    expect(timelineChart([{ state: 'paid', date: null, amount: zeroMinor }], 100)[0]?.height).toBe(0)
  })
})
