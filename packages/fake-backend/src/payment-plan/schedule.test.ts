import { describe, expect, it } from 'vitest'
import { schedule } from './schedule.js'

const span = { today: '2027-01-30', departure: '2027-06-15' }
const dates = (day: number, during = span) => schedule(during, day, 1000).map(({ due }) => due)

describe('the schedule of a plan', () => {
  it('falls on the same day of each month, after today and before the departure', () => {
    expect(dates(15)).toEqual(['2027-02-15', '2027-03-15', '2027-04-15', '2027-05-15'])
    expect(dates(14)).toEqual(['2027-02-14', '2027-03-14', '2027-04-14', '2027-05-14', '2027-06-14'])
  })

  it('uses the last day of a month that is too short', () => {
    expect(dates(31)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
    expect(dates(30, { today: '2028-01-30', departure: '2028-03-30' })).toEqual(['2028-02-29'])
  })

  it('starts on a day other than today', () => {
    expect(dates(30)).toEqual(['2027-02-28', '2027-03-30', '2027-04-30', '2027-05-30'])
  })

  it('crosses the end of a year', () => {
    expect(dates(1, { today: '2026-11-20', departure: '2027-02-02' })).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ])
  })

  it('is empty without a date before the departure', () => {
    expect(dates(29, { today: '2027-01-30', departure: '2027-02-28' })).toEqual([])
  })

  it.each([999, 1000, 1001, 1002, 1003, 1, 0])('adds up to %i, to the penny', (total) => {
    const amounts = schedule(span, 15, total).map(({ amount }) => amount)
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
    expect(new Set(amounts.slice(0, -1)).size).toBe(1)
  })
})
