import { days } from './time.js'

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

/** By zone, since a browser takes long to create an Intl object. */
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
