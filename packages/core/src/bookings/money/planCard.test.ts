import { describe, expect, it } from 'vitest'
import type { Booking, BookingPayment } from '../../domain/Booking.js'
import { minor } from '../../money/Money.js'
import { aBooking } from '../../../test/bookings/aBooking.js'
import { aPayment } from '../../../test/bookings/aPayment.js'
import { aPlan } from '../../../test/bookings/aPlan.js'
import { planCardAfter, planCardOffer } from './planOffer.js'

const failed: BookingPayment = { ...aPayment('PAY-1', 6), type: 'paymentPlan', paymentDate: '2027-01-01' }
const paid: BookingPayment = { ...aPayment('PAY-2', 2), fourDigits: '5555', paymentDate: '2027-01-03' }
const plan = aPlan({ numberOfPayments: 3 })
const offerOf = (payment: Partial<BookingPayment> = {}, booking: Partial<Booking> = {}) => {
  const made = { ...paid, ...payment }
  const whole = {
    ...aBooking('SUN1001'),
    outstandingBalance: minor(200),
    paymentPlan: plan,
    payments: [failed, made],
    ...booking,
  }
  return planCardOffer(whole, made)
}

describe('the offer of another card for a plan', () => {
  it('follows a payment by the customer that made up for a declined instalment', () => {
    expect(offerOf()).toEqual({
      fourDigits: '5555',
      planDigits: '4242',
      path: '/booking/SUN1001/payment-plan/change-payment',
    })
  })

  it.each([
    ['the card of the plan paid', { fourDigits: '4242' }, {}],
    ['no card paid', { fourDigits: null }, {}],
    ['the payment failed', { status: 6 }, {}],
    ['the plan collected it', { type: 'paymentPlan' }, {}],
    ['nothing is left to collect', {}, { outstandingBalance: minor(0) }],
    ['the plan has no card', {}, { paymentPlan: { ...plan, card: null } }],
    ['there is no plan', {}, { paymentPlan: null }],
    ['nothing failed before', {}, { payments: [paid] }],
    ['it was made before the failure', { paymentDate: '2026-12-31' }, {}],
  ] as const)('is not made if %s', (_why, payment, booking) => {
    expect(offerOf(payment, booking)).toBeNull()
  })

  it('is made after the payment with its reference, and after no other', () => {
    const earlier: BookingPayment = { ...aPayment('PAY-0', 2), fourDigits: '4242', paymentDate: '2026-11-01' }
    const booking = {
      ...aBooking('SUN1001'),
      outstandingBalance: minor(200),
      paymentPlan: plan,
      payments: [earlier, failed, paid],
    }
    expect(planCardAfter(booking, 'PAY-2')?.fourDigits).toBe('5555')
    for (const other of ['PAY-0', 'PAY-9', null]) expect(planCardAfter(booking, other)).toBeNull()
  })
})
