import { describe, expect, it } from 'vitest'
import type { Booking } from '../../domain/Booking.js'
import { minor, money } from '../../money/Money.js'
import { aBooking } from '../../../test/bookings/aBooking.js'
import { aPlan } from '../../../test/bookings/aPlan.js'
import { balanceToPay, nothingToPay, waysToPay } from './waysToPay.js'

const owing = (pence: number, change: Partial<Booking> = {}): Booking => {
  const booking = aBooking('SUN1001')
  return { ...booking, outstandingBalance: minor(pence), ...change }
}
const pounds = (pence: number) => money(minor(pence), aBooking('SUN1001').currency)
const kinds = (booking: Booking) => waysToPay(booking).map(({ kind }) => kind)

describe('the ways to pay', () => {
  it.each([
    ['nothing where nothing is owed', owing(0), []],
    ['nothing where too much was paid', owing(-500), []],
    ['nothing of a cancelled booking', owing(500, { status: 'cancelled', paymentPlanAvailable: true }), []],
    ['in full where no plan is to be had', owing(500, { paymentPlanAvailable: false }), ['full']],
    ['in full or by a plan', owing(500, { paymentPlanAvailable: true }), ['full', 'setUpPlan']],
    ['the plan that is running, and only then all at once', owing(200, { paymentPlan: aPlan() }), ['plan', 'full']],
    [
      'what is overdue of it first',
      owing(300, { paymentPlan: aPlan({ overdueAmount: minor(100) }) }),
      ['overdue', 'plan', 'full'],
    ],
    [
      'once what is overdue and all there is',
      owing(100, { paymentPlan: aPlan({ overdueAmount: minor(100), projection: [] }) }),
      ['full'],
    ],
    ['another card for a plan in error', owing(200, { paymentPlan: aPlan({ status: 2 }) }), ['mendPlan', 'full']],
  ])('are %s', (_name, booking, ways) => {
    expect(kinds(booking)).toEqual(ways)
  })

  it('show what is left after the overdue amount, and that payment in full ends the plan', () => {
    const [overdue, , full] = waysToPay(owing(300, { paymentPlan: aPlan({ overdueAmount: minor(100) }) }))
    expect(overdue).toEqual({ kind: 'overdue', amount: pounds(100), left: pounds(200), inError: false })
    expect(full).toEqual({ kind: 'full', amount: pounds(300), endsPlan: true })
    const inError = waysToPay(owing(300, { paymentPlan: aPlan({ overdueAmount: minor(100), status: 2 }) }))[0]
    expect(inError).toMatchObject({ kind: 'overdue', inError: true })
    expect(waysToPay(owing(300))[0]).toEqual({ kind: 'full', amount: pounds(300), endsPlan: false })
  })
})

describe('the amount of a payment of the balance', () => {
  it('is null if nothing is due', () => {
    expect(balanceToPay(owing(300), 'overdue')).toBeNull()
    expect(balanceToPay(owing(0), 'outstanding')).toBeNull()
    expect(balanceToPay(owing(300, { status: 'cancelled' }), 'outstanding')).toBeNull()
  })

  it('never leaves less than zero', () => {
    const booking = owing(50, { paymentPlan: aPlan({ overdueAmount: minor(100) }) })
    expect(balanceToPay(booking, 'overdue')?.left).toEqual(pounds(0))
  })
})

it('there is nothing to pay because the booking is cancelled, or paid, or because nothing is overdue', () => {
  expect(nothingToPay(owing(300, { status: 'cancelled' }))).toBe('cancelled')
  expect(nothingToPay(owing(0))).toBe('allPaid')
  expect(nothingToPay(owing(-500))).toBe('overpaid')
  expect(nothingToPay(owing(300))).toBe('nothingOverdue')
})
