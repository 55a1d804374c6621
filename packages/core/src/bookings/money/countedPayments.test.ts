import { describe, expect, it } from 'vitest'
import { minor, zeroMinor } from '../../money/Money.js'
import { aBooking } from '../../../test/bookings/aBooking.js'
import { aPayment } from '../../../test/bookings/aPayment.js'
import type { BookingPayment } from '../../domain/Booking.js'
import { isCountedIn, returnOf, unbookedPayment } from './countedPayments.js'

const booking = (owed: number, payments: readonly BookingPayment[]) => ({
  payments,
  prices: { ...aBooking('A').prices, outstandingBalance: minor(owed), totalBookingPrice: minor(1000) },
})
const paid = aPayment('PAY-1', 2, minor(400))
const isCounted = (owed: number, ...payments: readonly BookingPayment[]): boolean =>
  isCountedIn(booking(owed, [paid, ...payments]))(paid)

describe('a payment that does not say whether the prices include it', () => {
  it('is included if the paid and outstanding amounts add up to the price', () => {
    expect([600, 599, 1000].map((owed) => isCounted(owed))).toEqual([true, false, false])
  })

  it('is included together with all others, whatever their purpose', () => {
    const instalment = { ...aPayment('PAY-2', 3, minor(100)), type: 'paymentPlan' }
    const ofBasket = { ...aPayment('PAY-3', 2, minor(50)), basketId: 'b1' }
    expect(isCounted(450, instalment, ofBasket)).toBe(true)
    expect(isCounted(450, instalment)).toBe(false)
  })

  it('is included beside failed, open and refunded payments', () => {
    expect(isCounted(600, aPayment('PAY-2', 6), aPayment('PAY-3', 7), aPayment('PAY-4', 9))).toBe(true)
    expect(isCounted(1000, aPayment('PAY-2', 2, minor(-400)))).toBe(true)
  })

  it('counts with the sum of its apportionments', () => {
    const part = { reference: 'A', netAmount: minor(150), date: '2026-06-02' }
    expect(isCounted(600, { ...aPayment('PAY-2', 2, minor(99)), apportionments: [] })).toBe(true)
    expect(isCounted(300, { ...aPayment('PAY-2', 2, minor(999)), apportionments: [part, part] })).toBe(true)
  })

  it('is included beside one that says that it is not', () => {
    expect(isCounted(600, { ...aPayment('PAY-2', 2, minor(70)), counted: false })).toBe(true)
    expect(isCounted(530, { ...aPayment('PAY-2', 2, minor(70)), counted: true })).toBe(true)
  })
})

it('the flag of a payment decides whether the prices include it', () => {
  const says = (counted: boolean, owed: number) => {
    const payment = { ...paid, counted }
    return isCountedIn(booking(owed, [payment]))(payment)
  }
  expect([says(true, 1000), says(false, 600), says(true, 600)]).toEqual([true, false, true])
})

it('a booking without payments needs no check', () => {
  expect(isCountedIn(booking(1000, []))({ ...paid, amount: zeroMinor })).toBe(true)
})

describe('a payment for a basket that did not become part of the booking', () => {
  const idle = { ...aPayment('PAY-7', 2, minor(145)), basketId: 'b1', counted: false, apportionments: [] }
  const refund = (amount: number) => ({ ...aPayment('PAY-8', 2, minor(-amount)), counted: false, apportionments: [] })
  const found = (...payments: readonly BookingPayment[]) =>
    unbookedPayment({ payments: [paid, ...payments] })?.reference

  it('is found until all of its money was returned', () => {
    expect([found(), found(idle), found(idle, refund(100)), found(idle, refund(145))]).toEqual([
      undefined,
      'PAY-7',
      'PAY-7',
      undefined,
    ])
  })

  it('names the return of its money, once all of it was returned', () => {
    const booking = { ...aBooking('SUN1001'), payments: [paid, idle] }
    const returnedAfter = (...returns: readonly BookingPayment[]) =>
      returnOf({ ...booking, payments: [...booking.payments, ...returns] }, idle)
    expect([returnedAfter(), returnedAfter(refund(100)), returnOf(booking, paid)]).toEqual([null, null, null])
    expect(returnedAfter(refund(145))).toMatchObject({ amount: { amount: 145 }, reference: 'PAY-8' })
    const inParts = [refund(100), { ...refund(45), reference: 'PAY-9' }]
    expect(returnedAfter(...inParts)).toMatchObject({ amount: { amount: 145 }, reference: 'PAY-9' })
  })

  it('is neither a payment that failed, nor one that the prices include, nor one of a balance', () => {
    const { basketId: _basket, ...others } = idle
    expect(found({ ...idle, status: 6 }, { ...idle, counted: true }, { ...others, basketId: null })).toBeUndefined()
  })
})
