import { days, hours, type IsoDate, minutes } from '../../environment/time.js'

/** By how much the clocks of a zone were ahead of UTC at an instant; both in milliseconds. */
const offsetAt = (instant: number, format: Intl.DateTimeFormat): number => {
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant
}

const clockOf = (zone: string): Intl.DateTimeFormat | null => {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    // Not a zone that is known here.
    return null
  }
}

/**
 * The instant at which the clocks of a zone show a time, given as if it were UTC; null where the zone is not known.
 * A time that comes twice is its first, one that is skipped counts by the offset before (RFC 5545, 3.3.5).
 */
export const instantIn = (wallClock: number, zone: string): number | null => {
  const clock = clockOf(zone)
  if (clock === null) return null
  const before = wallClock - offsetAt(wallClock - days(1), clock)
  const after = wallClock - offsetAt(wallClock + days(1), clock)
  const fitting = [before, after].filter((instant) => instant + offsetAt(instant, clock) === wallClock)
  return fitting.length === 0 ? before : Math.min(...fitting)
}

/** A moment in a calendar: a day, a time on the spot wherever that is (floating), or an instant. Times are ms since the epoch. */
export type CalendarTime =
  | { readonly kind: 'day'; readonly at: number }
  | { readonly kind: 'floating'; readonly at: number }
  | { readonly kind: 'instant'; readonly at: number }

const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?/i

const dayLength = days(1)

const offsetOf = (written: string): number => {
  const [, sign = '+', hour = '0', minute = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(written) ?? []
  return (sign === '-' ? -1 : 1) * (hours(Number(hour)) + minutes(Number(minute)))
}

/** The day alone of a date or date-time. */
export const dayOf = (date: IsoDate): CalendarTime => ({
  kind: 'day',
  at: Date.parse(`${date.slice(0, 10)}T00:00:00Z`),
})

export const nextDay = ({ at }: CalendarTime): CalendarTime => ({ kind: 'day', at: at + dayLength })

/**
 * A date-time as every screen reads it: what the clock on the spot says. An offset that is written makes it an instant,
 * and so does the zone of the place; `Z` alone is what is written where no offset is known, and the time stays floating.
 */
export const calendarTime = (date: IsoDate, zone: string | null): CalendarTime => {
  const [, year, month, day, hour, minute, second = '0', offset = 'Z'] = iso.exec(date) ?? []
  if (hour === undefined) return dayOf(date)
  const wallClock = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  if (offset.toUpperCase() !== 'Z') return { kind: 'instant', at: wallClock - offsetOf(offset) }
  const instant = zone === null ? null : instantIn(wallClock, zone)
  return instant === null ? { kind: 'floating', at: wallClock } : { kind: 'instant', at: instant }
}

const basic = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** `20270119T193000Z`. */
export const utc = (at: number): string => basic(at)

/** A date property with its parameter (RFC 5545, 3.3.4 and 3.3.5). */
export const timeProperty = (name: string, { kind, at }: CalendarTime): string => {
  switch (kind) {
    case 'day':
      return `${name};VALUE=DATE:${basic(at).slice(0, 8)}`
    case 'floating':
      return `${name}:${basic(at).slice(0, 15)}`
    case 'instant':
      return `${name}:${utc(at)}`
  }
}
