import { describe, expect, it } from 'vitest'
import type { Booking } from '../domain/Booking.js'
import { minor } from '../money/Money.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aPlan } from '../../test/bookings/aPlan.js'
import { planOverview } from './planOverview.js'

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
