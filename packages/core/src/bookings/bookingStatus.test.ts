import { describe, expect, it } from 'vitest'
import { aSummary } from '../../test/bookings/aBooking.js'
import { minor } from '../money/Money.js'
import { aPlan } from '../../test/bookings/aPlan.js'
import type { BookingSummary } from '../domain/Booking.js'
import { countdownOf, readOnlyOf, statusOf } from './bookingStatus.js'

const booking = aSummary('SUN1001')
const [before, after] = ['2027-05-08', '2027-05-09'].map((day) => Date.parse(`${day}T12:00:00Z`))

it('a booking is past if the list says so, whatever the day', () => {
  for (const now of [before, after]) {
    expect(readOnlyOf(booking, { upcoming: [], past: [booking] }, now ?? 0)).toBe('past')
    expect(readOnlyOf(booking, { upcoming: [booking], past: [] }, now ?? 0)).toBeNull()
  }
})

it('a booking that is in no list is past once its trip is over', () => {
  for (const list of [null, { upcoming: [], past: [aSummary('SUN0901')] }]) {
    expect([before, after].map((now) => readOnlyOf(booking, list, now ?? 0))).toEqual([null, 'past'])
  }
})

it('a cancelled booking is read-only before and after its trip', () => {
  const off = { ...booking, status: 'cancelled' } as const
  for (const list of [null, { upcoming: [off], past: [] }, { upcoming: [], past: [off] }])
    expect(readOnlyOf(off, list, before ?? 0)).toBe('cancelled')
})

const settled: BookingSummary = {
  ...aSummary('SUN1002', '2027-01-19'),
  returnDate: '2027-01-26',
  paymentPlan: null,
}
const owing: BookingSummary = { ...settled, outstandingBalance: minor(24_000), paymentStatus: 'outstanding' }

describe('the status that is shown', () => {
  it('is the payment status of a completed booking', () => {
    expect(statusOf(owing)).toEqual({ of: 'payment', status: 'outstanding', tone: 'warning' })
    expect(statusOf(settled)).toEqual({ of: 'payment', status: 'fullyPaid', tone: 'success' })
  })

  it('is the booking status of any other booking', () => {
    expect(statusOf({ ...owing, status: 'cancelled' })).toEqual({
      of: 'booking',
      status: 'cancelled',
      tone: 'danger',
    })
    expect(statusOf({ ...owing, status: 'inReview' })).toEqual({ of: 'booking', status: 'inReview', tone: 'neutral' })
  })
})

describe('the countdown', () => {
  const at = (day: string) => countdownOf(settled, Date.parse(`${day}T12:00:00Z`))

  it('counts the days to the departure, is under way until the day of the return, and then over', () => {
    expect(at('2027-01-09')).toEqual({ kind: 'ahead', days: 10 })
    expect(at('2027-01-19')).toEqual({ kind: 'ahead', days: 0 })
    expect(at('2027-01-20')).toEqual({ kind: 'underWay' })
    expect(at('2027-01-26')).toEqual({ kind: 'underWay' })
    expect(at('2027-01-27')).toEqual({ kind: 'over' })
  })

  it('is off for a cancelled trip', () => {
    expect(countdownOf({ ...settled, status: 'cancelled' }, Date.parse('2027-01-09T12:00:00Z'))).toEqual({
      kind: 'off',
    })
  })
})

it('each status has its tone', () => {
  const toneOf = (change: Partial<BookingSummary>) => statusOf({ ...settled, ...change }).tone
  expect(['cancelled', 'abandoned', 'pending'].map((status) => toneOf({ status } as Partial<BookingSummary>))).toEqual([
    'danger',
    'danger',
    'neutral',
  ])
  const statuses = ['outstanding', 'overdue', 'fullyPaid', 'awaiting', 'overpaid', 'unknown'] as const
  expect(statuses.map((paymentStatus) => toneOf({ paymentStatus }))).toEqual([
    'warning',
    'danger',
    'success',
    'info',
    'info',
    'neutral',
  ])
})

it('while a plan is active or in error, only what it could not collect is overdue', () => {
  const overdue = { ...owing, paymentStatus: 'overdue' } as const
  const statusWith = (paymentPlan: BookingSummary['paymentPlan'], of: BookingSummary = overdue) =>
    statusOf({ ...of, paymentPlan: paymentPlan ?? null }).status
  expect(statusWith(null)).toBe('overdue')
  expect(statusWith(aPlan())).toBe('onPlan')
  expect(statusWith(aPlan({ status: 2 }))).toBe('outstanding')
  expect(statusWith(aPlan({ overdueAmount: minor(100) }), owing)).toBe('overdue')
  expect(statusWith(aPlan(), { ...owing, paymentStatus: 'awaiting' })).toBe('awaiting')
})
