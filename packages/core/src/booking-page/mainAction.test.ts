import { describe, expect, it } from 'vitest'
import { minor } from '../money/Money.js'
import { aBooking, aSummary } from '../../test/bookings/aBooking.js'
import { aPayment } from '../../test/bookings/aPayment.js'
import { aPlan } from '../../test/bookings/aPlan.js'
import type { Booking, BookingSummary } from '../domain/Booking.js'
import type { ReadOnly } from '../bookings/bookingStatus.js'
import { attentionBeside, type Circumstances, isBeingPaid, mainActionOf } from './bookingPage.js'

const paid = aBooking('SUN1001')
const owing = { ...paid, outstandingBalance: minor(100) }
const action = (booking: Booking, change: Partial<Circumstances> = {}) =>
  mainActionOf(booking, { inBasket: 0, isPaying: false, readOnly: null, tickets: null, ...change })

describe('the main action of a booking', () => {
  it('is to pay while something is owed, whatever is in the basket', () => {
    expect(action(owing)).toBe('waysToPay')
    expect(action(owing, { inBasket: 2 })).toBe('waysToPay')
    expect(action({ ...owing, paymentStatus: 'overdue' })).toBe('waysToPay')
  })

  it('is to pay the overdue amount of a plan, or to fix the plan, but not what it collects', () => {
    expect(
      action({ ...owing, outstandingBalance: minor(300), paymentPlan: aPlan({ overdueAmount: minor(100) }) }),
    ).toBe('payOverdue')
    expect(action({ ...owing, paymentPlan: aPlan({ status: 2 }) })).toBe('mendPlan')
    expect(action({ ...owing, paymentPlan: aPlan() })).toBe('addTickets')
  })

  it('is the basket once all is paid, or tickets if it is empty', () => {
    expect(action(paid, { inBasket: 2 })).toBe('viewBasket')
    expect(action(paid)).toBe('addTickets')
  })

  it('is the tickets of a near trip once nothing is due', () => {
    expect(action(paid, { tickets: 'showTickets', inBasket: 2 })).toBe('showTickets')
    expect(action({ ...owing, paymentPlan: aPlan() }, { tickets: 'tickets' })).toBe('tickets')
    expect(action(owing, { tickets: 'showTickets' })).toBe('waysToPay')
    expect(action(paid, { tickets: 'showTickets', isPaying: true })).toBeNull()
  })

  it('sells nothing for a past booking, but still offers to pay what is owed', () => {
    expect([action(paid, { readOnly: 'past' }), action(paid, { readOnly: 'past', inBasket: 1 })]).toEqual([null, null])
    expect(action(owing, { readOnly: 'past' })).toBe('waysToPay')
  })

  it('is none while a payment is open or may be', () => {
    expect(action(owing, { isPaying: true })).toBeNull()
  })

  it('is none for a cancelled booking', () => {
    expect(action(owing, { readOnly: 'cancelled', inBasket: 1 })).toBeNull()
  })
})

const asked = {
  ...aSummary('SUN1001'),
  outstandingBalance: minor(100),
  paymentStatus: 'outstanding',
  openQuestions: 2,
} as const
const kinds = (one: BookingSummary, isPaying: boolean, readOnly: ReadOnly | null = null) =>
  attentionBeside(one, isPaying, readOnly).map(({ kind }) => kind)

describe('an open payment of the balance', () => {
  it.each([
    [2, false],
    [3, false],
    [6, false],
    [7, true],
    [9, true],
  ])('with the status %i counts as open: %s', (status, isIt) => {
    expect(isBeingPaid({ payments: [aPayment('PAY-8', 2), aPayment('PAY-9', status)] })).toBe(isIt)
  })

  it('is neither a payment of a basket nor an instalment', () => {
    expect(
      isBeingPaid({
        payments: [
          { ...aPayment('PAY-9', 7), basketId: 'B1' },
          { ...aPayment('PAY-8', 7), type: 'paymentPlan' },
        ],
      }),
    ).toBe(false)
  })
})

describe('the tasks beside a payment', () => {
  it('are complete while no payment is open', () => {
    expect(kinds(asked, false)).toEqual(['questions', 'balance'])
  })

  it('are those of the list once the booking is past', () => {
    expect(kinds(asked, false, 'past')).toEqual(['balance'])
    expect(kinds({ ...asked, requiresBankDetails: true }, false, 'past')).toEqual(['bankDetails', 'balance'])
  })

  it('exclude what is owed while a payment is open, so that nobody pays twice', () => {
    expect(kinds(asked, true)).toEqual(['questions'])
    expect(kinds({ ...asked, paymentStatus: 'overdue' }, true)).toEqual(['questions'])
  })
})
