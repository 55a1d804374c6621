import { describe, expect, it } from 'vitest'
import { defaultCurrency, minor, money } from '../../money/Money.js'
import { aBooking } from '../../../test/bookings/aBooking.js'
import { aPayment } from '../../../test/bookings/aPayment.js'
import type { BookingPayment, BoughtItem } from '../../domain/Booking.js'
import { paymentsMade, receiptOf, boughtWith } from './bill.js'
import fc from 'fast-check'

const booking = {
  ...aBooking('SUN1001'),
  prices: { ...aBooking('SUN1001').prices, totalBookingPrice: minor(10_000) },
  outstandingBalance: minor(4000),
}
const paidFor = (change: Partial<BookingPayment>, amount = 500) =>
  paymentsMade({ ...booking, payments: [{ ...aPayment('PAY-1', 2, minor(amount)), ...change }] }).payments[0]?.paidFor

describe('the payments of a booking', () => {
  it('are named by their purpose', () => {
    expect(paidFor({ type: 'deposit' })).toBe('deposit')
    expect(paidFor({ type: 'paymentPlan' })).toBe('instalment')
    expect(paidFor({ basketId: 'B1', idempotencyKey: 'k' })).toBe('addedItems')
    expect(paidFor({ basketId: 'B1', idempotencyKey: 'k', apportionments: [] })).toBe('payment')
    expect(paidFor({ idempotencyKey: 'k' })).toBe('balance')
    expect(paidFor({}, 10_000)).toBe('inFull')
  })

  it('have no purpose if the back end sends none', () => {
    expect(paidFor({})).toBe('payment')
    expect(paidFor({ type: 'gift' })).toBe('payment')
  })

  it.each([
    ['refund', 'refund'],
    ['chargeback', 'chargeback'],
    ['payInFull', 'refund'],
  ] as const)('recognise returned money by its sign, and have no receipt for it: %s', (type, purpose) => {
    const back = { ...aPayment('PAY-2', 2, minor(-500)), type }
    const payments = [aPayment('PAY-1', 2), back]
    expect(paymentsMade({ ...booking, payments }).payments[1]).toMatchObject({
      paidFor: purpose,
      word: 'returned',
      isPaid: false,
      amount: money(minor(-500), defaultCurrency),
    })
    expect(receiptOf({ ...booking, payments }, 'PAY-2')).toBeNull()
    const failed = { ...aPayment('PAY-3', 6, minor(-500)), type }
    expect(paymentsMade({ ...booking, payments: [failed] })).toMatchObject({
      payments: [],
      failed: [{ word: 'failed', isPaid: false }],
    })
  })

  it('count as paid even if they cost nothing', () => {
    const [made] = paymentsMade({ ...booking, payments: [aPayment('PAY-1', 2, minor(0))] }).payments
    expect(made).toMatchObject({ paidFor: 'payment', word: 'paid', isPaid: true })
  })

  it('are listed apart from failed payments', () => {
    const payments = [
      aPayment('PAY-1', 2),
      aPayment('PAY-2', 6),
      aPayment('PAY-3', 7),
      { ...aPayment('PAY-4', 6), paid: true },
    ]
    const made = paymentsMade({ ...booking, payments })
    expect(made.payments.map(({ reference, word, isPaid }) => [reference, word, isPaid])).toEqual([
      ['PAY-1', 'paid', true],
      ['PAY-3', 'pending', false],
      ['PAY-4', 'paid', true],
    ])
    expect(made.failed.map(({ reference }) => reference)).toEqual(['PAY-2'])
  })
})

describe('a receipt', () => {
  const payments = [aPayment('PAY-1', 2, minor(6000)), aPayment('PAY-2', 6), aPayment('PAY-3', 7)]

  it('shows amount, card, reference, day, purpose and outstanding balance', () => {
    expect(receiptOf({ ...booking, payments }, 'PAY-1')).toMatchObject({
      reference: 'PAY-1',
      amount: money(minor(6000), defaultCurrency),
      fourDigits: '4242',
      date: '2027-01-01',
      paidFor: 'payment',
      booking: { reference: 'SUN1001', name: 'A week in the sun' },
      outstanding: money(minor(4000), defaultCurrency),
    })
  })

  it('names no balance if nothing is left to pay', () => {
    const paid = { ...booking, payments, outstandingBalance: minor(0) }
    expect(receiptOf(paid, 'PAY-1')?.outstanding).toBeNull()
    expect(receiptOf({ ...booking, payments, status: 'cancelled' }, 'PAY-1')?.outstanding).toBeNull()
  })

  it('exists only for a successful payment', () => {
    expect(['PAY-2', 'PAY-3', 'PAY-9'].map((reference) => receiptOf({ ...booking, payments }, reference))).toEqual([
      null,
      null,
      null,
    ])
  })
})

const item = (name: string, quantity: number, amount: number, priceDisplayCode = 1): BoughtItem => ({
  name,
  quantity,
  amount: minor(amount),
  priceDisplayCode,
})

describe('what a payment paid for', () => {
  it('has a line for each item, as the price display code of each says', () => {
    const bought = [
      item('The Firebird: Stalls', 2, 14_500),
      item('Afternoon: Private guide', 1, 11_000, 2),
      item('Lounge: Water', 1, 0, 3),
      item('Language: Welcome pack', 1, 0, 4),
      item('Early booking', 1, -500),
    ]
    expect(boughtWith({ bought, amount: minor(25_000) })).toEqual({
      lines: [
        { title: 'The Firebird: Stalls', quantity: 2, display: { kind: 'amount', amount: 14_500 }, cost: 14_500 },
        { title: 'Afternoon: Private guide', quantity: 1, display: { kind: 'hidden' }, cost: 11_000 },
        { title: 'Lounge: Water', quantity: 1, display: { kind: 'free' }, cost: 0 },
        { title: 'Language: Welcome pack', quantity: 1, display: { kind: 'included' }, cost: 0 },
        { title: 'Early booking', quantity: 1, display: { kind: 'amount', amount: -500 }, cost: -500 },
      ],
      withoutPrice: 11_000,
    })
  })

  it('is unknown if the back end does not send it', () => {
    expect(boughtWith({ amount: minor(500) })).toBeNull()
    expect(boughtWith({ bought: [], amount: minor(0) })).toBeNull()
  })

  it('is shown only if the lines add up to the payment', () => {
    const items = fc.array(fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
    })
    const property = fc.property(items, fc.integer({ min: -2, max: 2 }), (drawn, off) => {
      const bought = drawn.map(([amount, code], index) => item(`Item ${index}`, 1, amount, code))
      const amount = minor(drawn.reduce((sum, [one]) => sum + one, 0) + off)
      const notified = boughtWith({ bought, amount })
      expect(notified === null).toBe(off !== 0)
      if (notified === null) return
      const shown = notified.lines.map(({ display }) => (display.kind === 'amount' ? display.amount : 0))
      expect(shown.reduce<number>((sum, one) => sum + one, 0) + notified.withoutPrice).toBe(amount)
    })
    fc.assert(property, { seed: 20261123, numRuns: 200 })
  })
})
