import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import type { BoughtItem } from '../../domain/Booking.js'
import { boughtWith } from './bill.js'

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
