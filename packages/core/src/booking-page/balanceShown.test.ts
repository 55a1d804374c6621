import { describe, expect, it } from 'vitest'
import { texts } from '../composition/texts.js'
import { minor, money } from '../money/Money.js'
import { aBooking } from '../../test/bookings/aBooking.js'
import { aPlan } from '../../test/bookings/aPlan.js'
import type { Booking } from '../domain/Booking.js'
import { owed } from '../bookings/money/owed.js'
import { balanceShown } from './balanceShown.js'

const now = Date.parse('2027-05-02T12:00:00Z')
const owing = { outstandingBalance: minor(90_000), paymentStatus: 'outstanding', paymentDueDate: '2027-06-07' } as const

const shown = (change: Partial<Booking>) => {
  const booking = { ...aBooking('SUN1001'), ...change }
  const { words, amount, sentence, outstanding, next } = balanceShown(
    booking,
    owed(booking),
    now,
    texts.screen.bookingPage.summary,
    texts.formats,
  )
  return { words, amount: amount?.amount, sentence, outstanding: outstanding?.amount, next }
}
const { currency } = aBooking('SUN1001')

describe('the balance at the top of a booking', () => {
  it('is the amount to pay by hand, without a sentence', () => {
    expect(shown(owing)).toEqual({
      words: 'Left to pay',
      amount: 90_000,
      sentence: null,
      outstanding: undefined,
      next: null,
    })
  })

  it('is what the plan collects next, with its date, and the whole balance beside it', () => {
    expect(shown({ ...owing, paymentPlan: aPlan() })).toEqual({
      words: 'Next payment',
      amount: 100,
      sentence: 'Mon 1 February 2027, taken automatically',
      outstanding: 90_000,
      next: null,
    })
  })

  it('is the overdue amount first, with what the plan collects next below it', () => {
    const paymentPlan = aPlan({ overdueAmount: minor(12_000) })
    expect(shown({ ...owing, paymentStatus: 'overdue', paymentDueDate: '2027-04-01', paymentPlan })).toMatchObject({
      words: 'Overdue',
      amount: 12_000,
      outstanding: 90_000,
      next: { amount: money(minor(100), currency), date: '2027-02-01' },
    })
    expect(shown({ ...owing, paymentStatus: 'overdue', paymentDueDate: '2027-04-01' })).toMatchObject({
      sentence: 'Since Thu 1 April 2027',
      outstanding: 90_000,
      next: null,
    })
  })

  it('is nothing if all is paid or the booking is cancelled', () => {
    expect(shown({})).toMatchObject({ words: 'All paid', amount: 0, sentence: 'There is nothing left to pay.' })
    const cancelled = shown({ ...owing, status: 'cancelled' })
    expect(cancelled).toMatchObject({ words: 'Nothing to pay', sentence: 'This booking is cancelled.' })
    expect(cancelled.amount).toBeUndefined()
  })

  it('is what was paid too much, and not called a balance', () => {
    expect(shown({ outstandingBalance: minor(-2000), paymentStatus: 'overpaid' })).toMatchObject({
      words: 'Overpaid',
      amount: 2000,
      sentence: 'You have paid more than your booking costs.',
      outstanding: undefined,
    })
  })
})
