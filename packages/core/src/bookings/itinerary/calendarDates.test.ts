import { describe, expect, it } from 'vitest'
import {
  daysUntil,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDayOfMonth,
  formatDaysUntil,
  formatDocumentDate,
  formatWait,
} from './calendarDates.js'

describe('dates as people say them', () => {
  it('names the day, the date, the month and the year', () => {
    expect(formatDate('2026-03-14')).toBe('Sat 14 March 2026')
    expect(formatDate('2026-03-14T23:30:00+05:00')).toBe('Sat 14 March 2026')
  })

  it('leaves out the weekday of a date that stands in a document', () => {
    expect(formatDocumentDate('1987-06-14')).toBe('14 June 1987')
  })

  it('has a short form for where there is no room', () => {
    expect(formatDayOfMonth('2026-03-14')).toBe('14 Mar')
  })

  it('shows what is not a date as it came', () => {
    expect(formatDate('soon')).toBe('soon')
    expect(formatDateRange('soon', '2026-03-14')).toBe('soon')
    expect(formatDateRange('2026-03-14', '2026-03-12')).toBe('Sat 14 March 2026')
  })

  it('says the time as it is written', () => {
    expect(formatDateTime('2026-03-14T19:30:00+02:00')).toBe('Sat 14 March 2026, 19:30')
    expect(formatDateTime('2026-03-14')).toBe('Sat 14 March 2026')
  })

  it.each([
    ['2026-03-14', '2026-03-21', 'Sat 14 to Sat 21 March 2026'],
    ['2026-03-28', '2026-04-04', 'Sat 28 March to Sat 4 April 2026'],
    ['2026-12-28', '2027-01-04', 'Mon 28 December 2026 to Mon 4 January 2027'],
    ['2026-03-14', '2026-03-14', 'Sat 14 March 2026'],
  ])('says what %s and %s share once', (from, to, said) => {
    expect(formatDateRange(from, to)).toBe(said)
  })

  it('counts days by the calendar, whatever the time of day', () => {
    const evening = Date.parse('2026-03-13T23:59:00Z')
    expect(daysUntil('2026-03-14', evening)).toBe(1)
    expect(daysUntil('2026-03-13', evening)).toBe(0)
    expect(daysUntil('2026-03-12T08:00:00Z', evening)).toBe(-1)
    expect([18, 1, 0, -1].map(formatDaysUntil)).toEqual(['in 18 days', 'tomorrow', 'today', 'yesterday'])
  })

  it('says how long until the next check, in the unit that suits it', () => {
    expect([4200, 59_000, 300_000, -1].map(formatWait)).toEqual([
      'in 5 seconds',
      'in 59 seconds',
      'in 5 minutes',
      'now',
    ])
  })
})
