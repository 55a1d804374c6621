import type { TicketLine } from '../Booking.js'

/** Names an event among others: the same name on another day, or elsewhere, is another event. */
export const eventKey = ({
  eventName,
  eventDate,
  venue,
}: Pick<TicketLine, 'eventName' | 'eventDate' | 'venue'>): string => [eventName, eventDate, venue].join('\n')
