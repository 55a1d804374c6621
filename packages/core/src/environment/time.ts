import type { SchedulerLike } from 'rxjs'

/** The offset of a zone from UTC at an instant, both in ms. */
const offsetAt = (instant: number, format: Intl.DateTimeFormat): number => {
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant
}

const readClockOf = (zone: string): Intl.DateTimeFormat | null => {
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
    // The runtime does not know this zone.
    return null
  }
}

/** By zone: each Intl object takes a browser time. */
const clocks = new Map<string, Intl.DateTimeFormat | null>()

const clockOf = (zone: string): Intl.DateTimeFormat | null => {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const clock = readClockOf(zone)
  clocks.set(zone, clock)
  return clock
}

/**
 * The instant of a wall-clock time in a zone, given as if it were UTC. Null if the zone is unknown. A time that occurs
 * twice is the first one. A skipped time uses the offset before the gap (RFC 5545, 3.3.5).
 */
export const instantIn = (wallClock: number, zone: string): number | null => {
  const clock = clockOf(zone)
  if (clock === null) return null
  const before = wallClock - offsetAt(wallClock - days(1), clock)
  const after = wallClock - offsetAt(wallClock + days(1), clock)
  const fitting = [before, after].filter((instant) => instant + offsetAt(instant, clock) === wallClock)
  return fitting.length === 0 ? before : Math.min(...fitting)
}

/** Milliseconds since the epoch. An rxjs scheduler is a clock, so tests inject time. */
export type Clock = Pick<SchedulerLike, 'now'>

/** Milliseconds. */
export const seconds = (count: number): number => count * 1000
/** Milliseconds. */
export const minutes = (count: number): number => seconds(count * 60)
/** Milliseconds. */
export const hours = (count: number): number => minutes(count * 60)
/** Milliseconds. */
export const days = (count: number): number => hours(count * 24)

/** An ISO date (2027-01-19) or date-time, as the back end sent it and the codec checked it. */
export type IsoDate = string

const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/

export const isDate = (text: string): boolean => iso.test(text)

/** A date without a time has no hours. */
export const hasTime = (date: IsoDate): boolean => iso.exec(date)?.[4] !== undefined

/** The day and time as written: the local clock at the place, whatever its offset. */
export const wallClock = (date: IsoDate): Date => {
  const [, year, month, day, hour = '0', minute = '0'] = iso.exec(date) ?? []
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)))
}

const dayLength = days(1)

/** Whole days of the calendar from one date to another. Negative if the other is earlier. */
export const daysBetween = (from: IsoDate, until: IsoDate): number =>
  Math.floor(wallClock(until).getTime() / dayLength) - Math.floor(wallClock(from).getTime() / dayLength)

const padded = (figure: number, length: number): string => String(figure).padStart(length, '0')

/**
 * The customer's calendar day (behaviour/bookings#d9.11): the date that the device shows at `now`, in ms since the
 * epoch.
 */
export const today = (now: number): IsoDate => {
  const at = new Date(now)
  return `${padded(at.getFullYear(), 4)}-${padded(at.getMonth() + 1, 2)}-${padded(at.getDate(), 2)}`
}

/** Whole days from the customer's today to the date: 0 today, negative for a past date. `now` is ms since the epoch. */
export const daysUntil = (date: IsoDate, now: number): number => daysBetween(today(now), date)
