import { describe, expect, it } from 'vitest'
import { calendarTime, type CalendarEntry, entryLines, toContent } from './iCalendar.js'

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
