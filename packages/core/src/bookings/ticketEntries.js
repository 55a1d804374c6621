import { plainText } from '../messages/plainText.js';
import { formatDate } from './calendarDates.js';
import { eventKey } from './eventKey.js';
import { grouped } from './grouped.js';
import { fullName } from './passengers.js';
const eventOf = ({ ticket }) => eventKey(ticket);
/** Under their events, which are in the order in which they first appear: the same name on another day is another event. */
export const underEvents = (entries) => grouped(entries, eventOf).map(([key, ofEvent]) => {
    const { eventName, eventDate, venue } = ofEvent[0].ticket;
    return { key, eventName, eventDate, venue, entries: ofEvent };
});
const eventWords = ({ eventName, venue, eventDate }) => plainText(`${eventName} ${venue} ${eventDate === null ? '' : `${formatDate(eventDate)} ${eventDate.slice(0, 10)}`}`);
/** What is searched of each entry; an event is put into words once, however many tickets it has. */
const prepare = (entries) => {
    const events = new Map(grouped(entries, eventOf).map(([key, [first]]) => [key, eventWords(first.ticket)]));
    return entries.map((entry) => {
        const { ticket, holder } = entry;
        return [entry, ` ${events.get(eventOf(entry)) ?? ''} ${plainText(`${ticket.name} ${holder === null ? '' : fullName(holder)}`)}`];
    });
};
/**
 * Finds by event, day, place, ticket and holder, accents and capitals aside; all words that are typed must be found, each
 * where one begins with it. What is searched is prepared with the first text.
 */
export const createTicketFinder = (entries) => {
    let prepared = null;
    return (text) => {
        const words = plainText(text).split(' ').filter((word) => word !== '');
        if (words.length === 0)
            return entries;
        prepared ??= prepare(entries);
        return prepared.filter(([, all]) => words.every((word) => all.includes(` ${word}`))).map(([entry]) => entry);
    };
};
/** So many that a filter helps to find one; fewer are seen at a glance. */
export const areManyTickets = (entries) => entries.length > 12;
