import { formatDate, formatDateTime } from '../bookings/calendarDates.js';
import { timeOf } from '../bookings/Itinerary.js';
/** A departure whose time is not specified leaves its arrival as uncertain. */
export const stopTimes = ({ departureDate, arrivalDate, isDepartureTimeSpecified }) => {
    if (!isDepartureTimeSpecified)
        return { departs: formatDate(departureDate), toBeConfirmed: true, arrives: null };
    const onSameDay = arrivalDate !== null && arrivalDate.slice(0, 10) === departureDate.slice(0, 10);
    const arrives = arrivalDate === null ? null : ((onSameDay ? timeOf(arrivalDate) : null) ?? formatDateTime(arrivalDate));
    return { departs: formatDateTime(departureDate), toBeConfirmed: false, arrives };
};
