import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultCurrency, formatMoney, minor, money, moneyFormat } from './Money.js'

const pounds = (amount: number): string => formatMoney(money(minor(amount), defaultCurrency))

describe('an amount as it is shown', () => {
  it.each([
    [123450, '£1,234.50'],
    [-500, '-£5.00'],
    [0, '£0.00'],
    [1, '£0.01'],
    [-1, '-£0.01'],
    [10, '£0.10'],
    [100, '£1.00'],
    [99999, '£999.99'],
    [Number.MAX_SAFE_INTEGER, '£90,071,992,547,409.91'],
    [Number.MIN_SAFE_INTEGER, '-£90,071,992,547,409.91'],
  ])('is minor units divided by 100 with exactly 2 decimals: %i is %s', (amount, shown) => {
    expect(pounds(amount)).toBe(shown)
  })

  it.each([
    ['¥', 0, 123450, '¥123,450'],
    ['¥', 0, -7, '-¥7'],
    ['KD', 3, 1234500, 'KD\u00a01,234.500'],
    ['CHF', 2, 1_234_565, 'CHF\u00a012,345.65'],
    ['A$', 2, 500, 'A$5.00'],
    ['KD', 3, -5, '-KD\u00a00.005'],
    ['CLF', 4, 1, 'CLF\u00a00.0001'],
  ])('uses the exponent of its own currency: %s with %i decimals', (symbol, exponent, amount, shown) => {
    expect(formatMoney(money(minor(amount), { symbol, exponent }))).toBe(shown)
  })

  it('groups digits and places the symbol as the locale does', () => {
    const euros = money(minor(-123450), { symbol: '€', exponent: 2 })
    expect(['de', 'es'].map((locale) => moneyFormat(locale)(euros))).toEqual(['-1.234,50\u00a0€', '-1234,50\u00a0€'])
  })

  it('loses no digit, whatever the amount and the exponent', () => {
    const anything = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }
    fc.assert(
      fc.property(fc.integer(anything), fc.integer({ min: 0, max: 4 }), (amount, exponent) => {
        const shown = formatMoney(money(minor(amount), { symbol: '£', exponent }))
        expect(Number(shown.replaceAll(/[£,.]/g, ''))).toBe(amount)
        expect(shown.split('.')[1]?.length ?? 0).toBe(exponent)
        expect(shown.startsWith('-')).toBe(amount < 0)
      }),
    )
  })
})
