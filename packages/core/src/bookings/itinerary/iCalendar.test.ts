import { describe, expect, it } from 'vitest'
import { calendarTime, type CalendarEntry, entryLines, instantIn, toContent } from './iCalendar.js'
import fc from 'fast-check'

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

  it('converts back to the same wall-clock time, except in the skipped hour', () => {
    const zones = [
      'Europe/London',
      'Europe/Madrid',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
      'Pacific/Apia',
    ]
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (date, timeZone) => {
          const minutes = Math.floor(date.getTime() / 60_000) * 60_000
          const shown = (instant: number): string => new Date(instant).toLocaleString('sv-SE', { timeZone })
          const instant = instantIn(Date.parse(`${shown(minutes).replace(' ', 'T')}Z`), timeZone)
          expect(instant).not.toBeNull()
          expect(shown(instant ?? 0)).toBe(shown(minutes))
        },
      ),
    )
  })
})

describe('a time of the calendar', () => {
  const timed = (date: string, zone: string | null = null) => {
    const { kind, at: instant } = calendarTime(date, zone)
    return [kind, new Date(instant).toISOString()]
  }

  it('is an instant if its offset is written, with or without a colon, ahead or behind', () => {
    expect(timed('2027-01-19T19:30:15+01:00')).toEqual(['instant', '2027-01-19T18:30:15.000Z'])
    expect(timed('2027-01-19T19:30:15-0330')).toEqual(['instant', '2027-01-19T23:00:15.000Z'])
    expect(timed('2027-01-19T19:30:15.250+05:45')).toEqual(['instant', '2027-01-19T13:45:15.000Z'])
  })

  it('is local with an upper or lower case Z, or without an offset', () => {
    for (const written of ['2027-01-19T19:30', '2027-01-19T19:30:00', '2027-01-19T19:30:00,5Z', '2027-01-19t19:30z'])
      expect(timed(written)).toEqual(['floating', '2027-01-19T19:30:00.000Z'])
  })

  it('is a day if no time is written', () => {
    expect(timed('2027-01-19', 'Europe/Madrid')).toEqual(['day', '2027-01-19T00:00:00.000Z'])
  })
})

describe('a line of the calendar file', () => {
  const entry: CalendarEntry = {
    uid: 'trip/1@booking-dashboard',
    summary: '',
    description: ['Booking reference: SUN1001'],
    location: '',
    start: calendarTime('2027-01-19T19:30', null),
    end: null,
    busy: true,
  }
  const linesOf = (change: Partial<CalendarEntry>) => entryLines({ ...entry, ...change }, false, 0)

  it('is left out for an unknown place, and distinguishes busy from free', () => {
    expect(linesOf({}).filter((line) => /^(LOCATION|TRANSP)/.test(line))).toEqual(['TRANSP:OPAQUE'])
    expect(linesOf({ location: 'Arena', busy: false }).filter((line) => /^(LOCATION|TRANSP)/.test(line))).toEqual([
      'LOCATION:Arena',
      'TRANSP:TRANSPARENT',
    ])
  })

  it.each([
    ['a letter of one octet', 'a', 1],
    ['the last of one', '\u007F', 1],
    ['the first of two', '\u0080', 2],
    ['the last of two', '\u07FF', 2],
    ['the first of three', '\u0800', 3],
    ['the last of three', '\uFFFF', 3],
    ['one of four', '\u{1F3A1}', 4],
  ])('is folded at 75 octets, counting the octets of %s', (_what, character, octets) => {
    const folded = toContent([character.repeat(200)]).split('\r\n')
    const lengths = folded.map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    expect(lengths[0]).toBe(75 - (75 % octets))
  })
})
