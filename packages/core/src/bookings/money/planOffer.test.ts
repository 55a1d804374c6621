import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import { aBooking } from '../../../test/bookings/aBooking.js'
import { aPlan } from '../../../test/bookings/aPlan.js'
import { planOffer } from './planOffer.js'

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
