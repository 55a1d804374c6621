/** Names an event among others: the same name on another day, or elsewhere, is another event. */
export const eventKey = ({ eventName, eventDate, venue }) => [eventName, eventDate, venue].join('\n');
