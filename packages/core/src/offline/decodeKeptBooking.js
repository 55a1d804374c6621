const isText = (value) => typeof value === 'string';
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value, is) => Array.isArray(value) && value.every(is);
const isTexts = (value) => listOf(value, isText);
const isFact = (value) => {
    if (!isRecord(value))
        return false;
    const { label, value: said } = value;
    return isText(label) && isText(said);
};
const isTicket = (value) => {
    if (!isRecord(value))
        return false;
    const { title, note, key } = value;
    return isText(title) && isText(note) && (key === null || isText(key));
};
const isEntry = (value) => {
    if (!isRecord(value))
        return false;
    const { icon, time, title, lines } = value;
    return isText(icon) && isText(time) && isText(title) && isTexts(lines);
};
const isDay = (value) => {
    if (!isRecord(value))
        return false;
    const { date, entries } = value;
    return isText(date) && listOf(entries, isEntry);
};
const isClient = (value) => {
    if (!isRecord(value))
        return false;
    const { code, name } = value;
    return isText(code) && isText(name);
};
/** Storage is written by anyone, and by releases before: a record that is not whole reads as none. */
export const decodeKeptBooking = (found) => {
    if (!isRecord(found))
        return null;
    const kept = found;
    const { customerId, readAt, lastDay, reference, name, dates, status, facts, tickets, days, passengers, extras, client } = kept;
    if (!isText(customerId) || !isText(lastDay) || !isText(reference) || !isText(name))
        return null;
    if (!isText(dates) || !isText(status) || typeof readAt !== 'number' || !Number.isFinite(readAt))
        return null;
    if (!listOf(facts, isFact) || !listOf(tickets, isTicket) || !listOf(days, isDay))
        return null;
    if (!isTexts(passengers) || !isTexts(extras))
        return null;
    if (client !== null && !isClient(client))
        return null;
    return { customerId, readAt, lastDay, reference, name, dates, status, facts, tickets, days, passengers, extras, client };
};
