import { type CalendarTime, timeProperty, utc } from './calendarTime.js'

/** Octets of a code point in UTF-8. */
const octets = (character: string): number => {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

const longestLine = 75

/** No line is longer than 75 octets, and no character is torn apart; the blank in front of a continuation counts (RFC 5545, 3.1). */
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

/** A TEXT value (RFC 5545, 3.3.11), without the control characters and halves of characters that no line may have. */
const toContentText = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cs}]/gu, '\uFFFD')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

export const toContent = (lines: readonly string[]): string => lines.map((line) => `${fold(line)}\r\n`).join('')

export interface CalendarEntry {
  /** Stays the same however often the file is made. */
  readonly uid: string
  readonly summary: string
  readonly description: readonly string[]
  /** Empty where it is not known. */
  readonly location: string
  readonly start: CalendarTime
  /** Exclusive; null where the end is not known. */
  readonly end: CalendarTime | null
  /** Whether the customer counts as busy: not for the trip as a whole. */
  readonly busy: boolean
}

/** An end is said where it is of the same kind as the start and comes after it (RFC 5545, 3.8.2.2). */
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
  ...(entry.location === '' ? [] : [`LOCATION:${toContentText(entry.location)}`]),
  `DESCRIPTION:${toContentText(entry.description.join('\n'))}`,
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `TRANSP:${entry.busy ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
]
