import { describe, expect, it } from 'vitest'
import { mayBuy, stockShown } from './onSale.js'

const at = (text: string): number => Date.parse(text)
const always = { onDashboard: true, from: null, until: null }

describe('what may be bought on the dashboard', () => {
  const within = { onDashboard: true, from: '2027-03-01', until: '2027-03-31' }
  it.each([
    ['not before its first day', '2027-02-28T23:59:59.999Z', within, false],
    ['from the start of its first day', '2027-03-01T00:00:00Z', within, true],
    ['until the end of its last day', '2027-03-31T23:59:59.999Z', within, true],
    ['not after its last day', '2027-04-01T00:00:00Z', within, false],
    [
      'at its last instant, where it has a time',
      '2027-03-31T18:00:00Z',
      { ...within, until: '2027-03-31T18:00:00Z' },
      true,
    ],
    ['not after its last instant', '2027-03-31T18:00:00.001Z', { ...within, until: '2027-03-31T18:00:00Z' }, false],
    [
      'until an end without an offset, in UTC',
      '2027-03-31T18:00:00.001Z',
      { ...within, until: '2027-03-31T18:00:00' },
      false,
    ],
    ['at any time without dates', '2030-01-01T00:00:00Z', always, true],
    ['never where purchase_dashboard is not set', '2027-03-10T00:00:00Z', { ...within, onDashboard: false }, false],
  ])('is that %s', (_when, instant, rules, expected) => {
    expect(mayBuy(rules, at(instant))).toBe(expected)
  })
})

describe('the available stock', () => {
  const of = (available: number, freesale = false) => ({ availability: { freesale, available } })
  it.each([
    [of(0, true), 5, { level: 'freesale', left: null, limit: null, isOffered: true, isAllChosen: false }],
    [of(10), 0, { level: 'plenty', left: 10, limit: 10, isOffered: true, isAllChosen: false }],
    [of(9), 9, { level: 'few', left: 9, limit: 9, isOffered: true, isAllChosen: true }],
    [of(0), 0, { level: 'soldOut', left: 0, limit: 0, isOffered: false, isAllChosen: false }],
    // A choice made before the item sold out can be removed.
    [of(0), 1, { level: 'soldOut', left: 0, limit: 0, isOffered: true, isAllChosen: true }],
  ])('for %j with %i chosen', (stock, quantity, shown) => {
    expect(stockShown(stock, quantity)).toEqual(shown)
  })
})
