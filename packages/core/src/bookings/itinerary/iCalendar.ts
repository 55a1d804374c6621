import { days, hours, type IsoDate, minutes } from '../../environment/time.js'
import { instantIn } from '../../environment/zones.js'

/** A day, a local time without a zone (floating), or an instant. `at` is ms since the epoch. */
interface CalendarTime {
  readonly kind: 'day' | 'floating' | 'instant'
  readonly at: number
}

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
 * A date-time as the screens read it: local time. A written offset or a known zone makes it an instant. `Z` alone does
 * not, because the back end writes it when it knows no offset.
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
const utc = (at: number): string => basic(at)

/** A date property with its parameter (RFC 5545, 3.3.4 and 3.3.5). */
const timeProperty = (name: string, { kind, at }: CalendarTime): string => {
  switch (kind) {
    case 'day':
      return `${name};VALUE=DATE:${basic(at).slice(0, 8)}`
    case 'floating':
      return `${name}:${basic(at).slice(0, 15)}`
    case 'instant':
      return `${name}:${utc(at)}`
  }
}

/** Octets of a code point in UTF-8. */
const octets = (character: string): number => {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

const longestLine = 75

/** Folds at 75 octets without splitting a character. The leading blank of a continuation counts (RFC 5545, 3.1). */
const fold = (line: string): string => {
  let folded = ''
  let length = 0
  for (const character of line) {
    const size = octets(character)
    if (length + size > longestLine) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}

/** A TEXT value (RFC 5545, 3.3.11), without control characters and lone surrogates. */
const toContentText = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cs}]/gu, '\uFFFD')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

export const toContent = (lines: readonly string[]): string => lines.map((line) => `${fold(line)}\r\n`).join('')

export interface CalendarEntry {
  /** The same in every version of the file. */
  readonly uid: string
  readonly summary: string
  readonly description: readonly string[]
  readonly location?: string
  readonly start: CalendarTime
  /** Exclusive. Null if the end is not known. */
  readonly end: CalendarTime | null
  /** The time is shown as busy. */
  readonly busy?: boolean
}

/** An end is only written if it has the same kind as the start and is later (RFC 5545, 3.8.2.2). */
const endOf = ({ start, end }: CalendarEntry): readonly string[] =>
  end !== null && end.kind === start.kind && end.at > start.at ? [timeProperty('DTEND', end)] : []

/** The lines of a VEVENT (RFC 5545, 3.6.1), not yet folded. `now` is ms since the epoch. */
export const entryLines = (entry: CalendarEntry, isCancelled: boolean, now: number): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${toContentText(entry.uid)}`,
  `DTSTAMP:${utc(now)}`,
  timeProperty('DTSTART', entry.start),
  ...endOf(entry),
  `SUMMARY:${toContentText(entry.summary)}`,
  ...(entry.location ? [`LOCATION:${toContentText(entry.location)}`] : []),
  `DESCRIPTION:${toContentText(entry.description.join('\n'))}`,
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `TRANSP:${entry.busy ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
]
