import { nightsOf } from '../bookings/nightsOf.js';
import { displayedCost } from '../money/Cost.js';
import { mostOf } from './selectionTotals.js';
/** What an accommodation has to offer, at a glance. */
export const accommodationOffer = ({ rooms }) => {
    const [cheapest] = rooms
        .filter((room) => mostOf(room) > 0)
        .map(({ cost }) => displayedCost(cost))
        .toSorted((a, b) => a - b);
    const [first] = rooms;
    const isShared = rooms.every((room) => room.checkIn === first?.checkIn && room.checkOut === first.checkOut);
    return {
        lowest: cheapest ?? null,
        stay: first !== undefined && isShared ? { checkIn: first.checkIn, checkOut: first.checkOut, nights: nightsOf(first) } : null,
    };
};
