import { toContentText } from './contentLine.js'
import { type CalendarTime, timeProperty, utc } from './calendarTime.js'

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
