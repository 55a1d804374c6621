import { daysUntil } from './calendarDates.js';
/** How many nights lie between two dates; times do not count. */
export const nightsOf = ({ checkIn, checkOut }) => Math.max(0, daysUntil(checkOut, Date.parse(checkIn.slice(0, 10))));
