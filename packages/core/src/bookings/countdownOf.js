import { daysUntil } from './calendarDates.js';
/** `now` is ms since the epoch. The day of the return still belongs to the trip. */
export const countdownOf = ({ departureDate, returnDate, status }, now) => {
    if (status === 'cancelled')
        return { kind: 'off' };
    const days = daysUntil(departureDate, now);
    if (days >= 0)
        return { kind: 'ahead', days };
    return daysUntil(returnDate, now) >= 0 ? { kind: 'underWay' } : { kind: 'over' };
};
