import { describe, expect, it } from 'vitest'
import { days, daysUntil, hasTime, hours, isDate, minutes, seconds, timeOfDay, today, wallClock } from './time.js'

describe('a duration', () => {
  it('is in milliseconds', () => {
    expect([seconds(2), minutes(3), hours(4), days(5)]).toEqual([2000, 180_000, 14_400_000, 432_000_000])
  })
})

describe('a date as the back end writes it', () => {
  it('is a date, with or without a time', () => {
    expect(['2027-01-19', '2027-01-19T19:30', '2027-01-19T19:30:15Z'].map(isDate)).toEqual([true, true, true])
    expect(['', '19.01.2027', '27-01-19', '2027-1-19', '2027-01-9', 'on 2027-01-19'].map(isDate)).toEqual(
      Array<boolean>(6).fill(false),
    )
  })

  it('has a time if hours and minutes are given', () => {
    expect(['2027-01-19T19:30', '2027-01-19', '2027-01-19T19', '2027-01-19T1:30', ''].map(hasTime)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it.each(['UTC', 'Pacific/Auckland'])('shows the time as written, whatever its zone, on a device in %s', (zone) => {
    process.env['TZ'] = zone
    try {
      expect(wallClock('2027-01-19T19:30:15+02:00').toISOString()).toBe('2027-01-19T19:30:00.000Z')
      expect(wallClock('2027-12-31').toISOString()).toBe('2027-12-31T00:00:00.000Z')
      expect(wallClock('soon').getTime()).toBeNaN()
    } finally {
      process.env['TZ'] = 'UTC'
    }
  })
})

describe('the time of day', () => {
  it.each([
    ['Europe/Madrid', '08:05'],
    ['America/Los_Angeles', '23:05'],
  ])('is what the device shows in %s', (zone, time) => {
    process.env['TZ'] = zone
    try {
      expect(timeOfDay(Date.parse('2027-01-19T07:05:59Z'))).toBe(time)
    } finally {
      process.env['TZ'] = 'UTC'
    }
  })
})

describe('the days until a date', () => {
  const now = Date.parse('2027-01-19T23:59:59Z')

  it.each([
    ['Pacific/Auckland', '2026-11-27T20:00:00Z', '2026-11-28'],
    ['Europe/Madrid', '2026-11-27T23:30:00Z', '2026-11-28'],
    ['America/Los_Angeles', '2026-11-28T07:00:00Z', '2026-11-27'],
  ])('begin with the calendar day of the customer: %s at %s', (zone, instant, day) => {
    process.env['TZ'] = zone
    try {
      expect(today(Date.parse(instant))).toBe(day)
      expect(daysUntil(day, Date.parse(instant))).toBe(0)
    } finally {
      process.env['TZ'] = 'UTC'
    }
  })

  it('are counted by the calendar, not by the hour', () => {
    expect(
      ['2027-01-19T00:00', '2027-01-20', '2027-02-19', '2027-01-18T23:59'].map((one) => daysUntil(one, now)),
    ).toEqual([0, 1, 31, -1])
  })
})
