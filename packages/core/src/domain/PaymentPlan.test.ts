import { describe, expect, it } from 'vitest'
import type { Booking } from './Booking.js'
import { minor } from '../money/Money.js'
import { aBooking } from '../testing/bookings/aBooking.js'
import { aPlan } from '../testing/bookings/aPlan.js'
import { planOverview } from '../payment-plan/planOverview.js'
import { isPlanDay, isPlanInError, planDays } from './PaymentPlan.js'
import { ordinal } from '../language/ordinal.js'
import { planOffer } from '../bookings/money/planOffer.js'

describe('the days of a plan', () => {
  it('are the 1st to the 31st, as English ordinals', () => {
    expect(planDays.map(ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st',
    )
    expect([0, 1, 31, 32, 1.5].map(isPlanDay)).toEqual([false, true, true, false, false])
  })
})

describe('a plan', () => {
  it('is in error at status 2', () => {
    expect([0, 1, 2, 3].map((status) => isPlanInError({ status }))).toEqual([false, false, true, false])
  })
})

describe('the offer on the plan pages of a booking', () => {
  const booking = { ...aBooking('SUN1001'), outstandingBalance: minor(100), paymentPlanAvailable: true }
  const paidOff = aPlan({ projection: [], nextPaymentDate: null, status: 3 })
  it.each([
    ['a plan to set up', booking, 'setUp'],
    ['a plan to change', { ...booking, paymentPlan: aPlan() }, 'change'],
    ['one in error', { ...booking, paymentPlan: aPlan({ status: 2 }) }, 'error'],
    [
      'nothing but the news that it is paid',
      { ...booking, paymentPlanAvailable: false, paymentPlan: paidOff },
      'finished',
    ],
    ['another one where more is owed since', { ...booking, paymentPlan: paidOff }, 'setUp'],
    ['one in error though nothing is to come', { ...booking, paymentPlan: { ...paidOff, status: 2 } }, 'error'],
    ['one that owes what is overdue', { ...booking, paymentPlan: { ...paidOff, overdueAmount: minor(1) } }, 'change'],
    ['none that is not available', { ...booking, paymentPlanAvailable: false }, 'none'],
    ['none where nothing is owed', { ...booking, outstandingBalance: minor(0) }, 'none'],
    ['none of a cancelled booking', { ...booking, status: 'cancelled' as const }, 'none'],
  ] as const)('%s', (_what, of, offer) => {
    expect(planOffer(of)).toBe(offer)
  })
})

describe('a plan’s page', () => {
  const at = Date.parse('2027-01-22T12:00:00Z')
  const owing = (paymentPlan: Booking['paymentPlan']): Booking => ({
    ...aBooking('SUN1001'),
    outstandingBalance: minor(200),
    paymentPlan,
    paymentPlanAvailable: true,
  })

  it('shows the amount due, and the next payment with the days until then, and allows changes of card and day', () => {
    const plan = aPlan({ overdueAmount: minor(50) })
    expect(planOverview(owing(plan), at)).toMatchObject({
      offer: 'change',
      plan,
      canChangeCard: true,
      canChangeDay: true,
      outstanding: { amount: 200 },
      isOwed: true,
      publicKey: 'pk_test',
      overdue: { amount: 50 },
      next: { amount: { amount: 100 }, date: '2027-02-01', days: 10 },
    })
  })

  it('allows only another card if the plan is in error', () => {
    const { offer, canChangeCard, canChangeDay } = planOverview(owing(aPlan({ status: 2 })), at)
    expect({ offer, canChangeCard, canChangeDay }).toEqual({ offer: 'error', canChangeCard: true, canChangeDay: false })
  })

  it('collects nothing and allows no changes without a plan', () => {
    const byHand = { ...owing(null), paymentDueDate: '2027-02-01' }
    expect(planOverview(byHand, at)).toMatchObject({
      offer: 'setUp',
      canChangeCard: false,
      canChangeDay: false,
      isOwed: true,
      overdue: null,
      next: null,
    })
    expect(planOverview(aBooking('SUN1001'), at)).toMatchObject({ offer: 'none', isOwed: false })
  })
})
