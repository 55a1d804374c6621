import { toContentText } from './contentLine.js';
import { timeProperty, utc } from './calendarTime.js';
/** An end is said where it is of the same kind as the start and comes after it (RFC 5545, 3.8.2.2). */
const endOf = ({ start, end }) => end !== null && end.kind === start.kind && end.at > start.at ? [timeProperty('DTEND', end)] : [];
/** The lines of a VEVENT (RFC 5545, 3.6.1), not yet folded. `now` is ms since the epoch. */
export const entryLines = (entry, isCancelled, now) => [
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
];
