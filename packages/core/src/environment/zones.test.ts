import { describe, expect, it } from 'vitest'
import { instantIn } from './zones.js'

const iso = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString())
const at = (wallClock: string, zone: string): string | null => iso(instantIn(Date.parse(`${wallClock}:00Z`), zone))

describe('the instant of a wall-clock time in a zone', () => {
  it.each([
    ['2027-01-19T07:25', 'Europe/London', '2027-01-19T07:25:00.000Z'],
    ['2027-07-19T07:25', 'Europe/London', '2027-07-19T06:25:00.000Z'],
    ['2027-07-19T00:30', 'Europe/Madrid', '2027-07-18T22:30:00.000Z'],
    ['2027-07-19T07:25', 'America/New_York', '2027-07-19T11:25:00.000Z'],
    ['2027-07-19T07:25', 'Asia/Kathmandu', '2027-07-19T01:40:00.000Z'],
    ['2027-12-31T23:30', 'Pacific/Kiritimati', '2027-12-31T09:30:00.000Z'],
    ['2027-07-19T07:25', 'UTC', '2027-07-19T07:25:00.000Z'],
  ])('%s in %s is %s', (wallClock, zone, instant) => {
    expect(at(wallClock, zone)).toBe(instant)
  })

  it('is right on the day of a clock change, before and after', () => {
    expect(at('2027-03-28T01:30', 'Europe/Madrid')).toBe('2027-03-28T00:30:00.000Z')
    expect(at('2027-03-28T09:30', 'Europe/Madrid')).toBe('2027-03-28T07:30:00.000Z')
    expect(at('2027-10-31T01:30', 'Europe/Madrid')).toBe('2027-10-30T23:30:00.000Z')
    expect(at('2027-10-31T09:30', 'Europe/Madrid')).toBe('2027-10-31T08:30:00.000Z')
  })

  it('is the first of two if the clocks go back', () => {
    expect(at('2027-10-31T02:30', 'Europe/Madrid')).toBe('2027-10-31T00:30:00.000Z')
  })

  it('uses the offset before the gap if the clocks skip the time', () => {
    expect(at('2027-03-28T02:30', 'Europe/Madrid')).toBe('2027-03-28T01:30:00.000Z')
  })

  it('is unknown if the zone is unknown', () => {
    expect(at('2027-01-19T07:25', 'Nowhere/Land')).toBeNull()
    expect(at('2027-01-19T07:25', '')).toBeNull()
  })
})
