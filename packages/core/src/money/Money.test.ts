import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinor, displayedCost, minor, negateMinor, noCost, sumMinor, timesMinor } from './Money.js'

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

describe('an amount', () => {
  it.each([0.5, 12.34, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)])(
    'is an integer of minor units; %s is refused',
    (value) => {
      expect(() => minor(value)).toThrow(new RangeError('An amount is an integer of minor units'))
    },
  )

  it('is reversed by its negative', () => {
    expect(negateMinor(minor(500))).toBe(-500)
    expect(negateMinor(minor(-500))).toBe(500)
  })

  it('may be as large as exact integers are', () => {
    expect(minor(Number.MAX_SAFE_INTEGER)).toBe(9_007_199_254_740_991)
  })

  it('is never a negative zero', () => {
    expect(Object.is(minor(-0), 0)).toBe(true)
    expect(Object.is(negateMinor(minor(0)), 0)).toBe(true)
  })

  it('is refused if a sum or a product exceeds the exact integers', () => {
    const largest = minor(Number.MAX_SAFE_INTEGER)
    expect(() => addMinor(largest, minor(1))).toThrow(RangeError)
    expect(() => timesMinor(largest, 2)).toThrow(RangeError)
    expect(() => timesMinor(minor(1), 0.5)).toThrow(RangeError)
  })

  it('has the same sum in any order, and zero for no amounts', () => {
    expect(sumMinor([])).toBe(0)
    fc.assert(
      fc.property(fc.array(amounts), (values) => {
        const all = values.map(minor)
        expect(sumMinor(all)).toBe(Number(values.reduce((sum, value) => sum + BigInt(value), 0n)))
        expect(sumMinor(all.toReversed())).toBe(sumMinor(all))
      }),
    )
  })
})

describe('the cost of a line', () => {
  const byParts = { ...noCost, allocations: minor(6800), supplement: minor(250) }

  it('is its price, or without one its allocations plus its supplement', () => {
    expect(displayedCost(byParts)).toBe(7050)
    expect(displayedCost({ ...byParts, price: minor(500) })).toBe(500)
    expect(displayedCost({ ...byParts, price: minor(0) })).toBe(0)
  })

  it('includes the booking fee when displayed', () => {
    expect(displayedCost({ ...byParts, bookingFee: minor(450) })).toBe(7500)
    expect(displayedCost({ ...noCost, price: minor(500), bookingFee: minor(450) })).toBe(950)
  })

  it('is zero if it has no price', () => {
    expect(displayedCost(noCost)).toBe(0)
  })
})
