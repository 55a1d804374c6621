import { describe, expect, it } from 'vitest'
import { texts as memberTexts } from '../composition/texts.js'
import {
  bookingPaymentStatuses,
  bookingPaymentTypes,
  bookingStatuses,
  paymentOptions,
  paymentWord,
  toBookingPaymentStatus,
  toBookingPaymentType,
  toBookingStatus,
} from './bookingCodes.js'

const { status, paymentStatus: paymentWords } = memberTexts.screen.bookings

describe('the status tables of behaviour/bookings#2.4', () => {
  it('include the booking status from 10 to 90, with its texts', () => {
    const words = Object.keys(bookingStatuses).map((code) => [Number(code), status[toBookingStatus(Number(code))]])
    expect(words).toEqual([
      [10, 'In progress'],
      [20, 'Saved'],
      [30, 'In review'],
      [40, 'Checkout'],
      [50, 'Abandoned'],
      [60, 'Cancelled'],
      [70, 'Completed'],
      [80, 'Locked'],
      [90, 'Archived'],
    ])
  })

  it('include the payment status of a booking, with its texts', () => {
    const words = Object.keys(bookingPaymentStatuses).map((code) => [
      Number(code),
      paymentWords[toBookingPaymentStatus(Number(code))],
    ])
    expect(words).toEqual([
      [10, 'Outstanding'],
      [20, 'Overdue'],
      [30, 'Fully Paid'],
      [40, 'Awaiting'],
      [50, 'Overpaid'],
    ])
  })

  it('include the payment types and options of a booking', () => {
    expect(bookingPaymentTypes.map(toBookingPaymentType)).toEqual(['payInFull', 'deposit', 'paymentPlan'])
    expect(toBookingPaymentType('gift')).toBe('unknown')
    expect(paymentOptions).toEqual({ paymentPlan: 'PAYMENT_PLAN', full: 'FULL' })
  })

  it('include the payment status', () => {
    expect([2, 3, 6, 7, 9].map((status) => paymentWord({ status }))).toEqual([
      'paid',
      'confirmed',
      'failed',
      'pending',
      'unknown',
    ])
  })

  it('map any other code to unknown', () => {
    expect([toBookingStatus(100), toBookingStatus(0), toBookingPaymentStatus(60)]).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ])
  })
})
