import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import { aBooking } from '../../testing/aBooking.js'
import { aPlan } from '../../testing/aPlan.js'
import type { Booking } from '../Booking.js'
import { type Circumstances, mainActionOf } from './mainAction.js'

const paid = aBooking('SUN1001')
const owing = { ...paid, outstandingBalance: minor(100) }
const action = (booking: Booking, change: Partial<Circumstances> = {}) =>
  mainActionOf(booking, { inBasket: 0, isPaying: false, past: false, ...change })

describe('the main action of a booking', () => {
  it('is to pay while something is owed, whatever lies in the basket', () => {
    expect(action(owing)).toBe('waysToPay')
    expect(action(owing, { inBasket: 2 })).toBe('waysToPay')
    expect(action({ ...owing, paymentStatus: 'overdue' })).toBe('waysToPay')
  })

  it('is to pay what is overdue of a plan, or to mend it, and not what it takes by itself', () => {
    expect(
      action({ ...owing, outstandingBalance: minor(300), paymentPlan: aPlan({ overdueAmount: minor(100) }) }),
    ).toBe('payOverdue')
    expect(action({ ...owing, paymentPlan: aPlan({ status: 2 }) })).toBe('mendPlan')
    expect(action({ ...owing, paymentPlan: aPlan() })).toBe('addTickets')
  })

  it('is the basket once all is paid, or tickets where it is empty', () => {
    expect(action(paid, { inBasket: 2 })).toBe('viewBasket')
    expect(action(paid)).toBe('addTickets')
  })

  it('sells nothing for a past booking, and still has paid what is owed', () => {
    expect([action(paid, { past: true }), action(paid, { past: true, inBasket: 1 })]).toEqual([null, null])
    expect(action(owing, { past: true })).toBe('waysToPay')
  })

  it('is none while a payment is on its way or may be', () => {
    expect(action(owing, { isPaying: true })).toBeNull()
  })

  it('is none of a cancelled booking', () => {
    expect(action({ ...owing, status: 'cancelled' }, { inBasket: 1 })).toBeNull()
  })
})
