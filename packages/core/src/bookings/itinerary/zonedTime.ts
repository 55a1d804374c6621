import { days } from '../../environment/durations.js'

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
