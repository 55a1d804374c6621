import { left, right } from 'fp-ts/lib/Either.js';
import { createBookings } from '../bookings/createBookings.js';
import { notFound } from '../failure/ApiFailure.js';
/** The real bookings over a back end in memory. */
export const createInMemoryBookings = (surroundings, bookings) => {
    const calls = [];
    const failing = new Map();
    const held = new Map(bookings.map((booking) => [booking.reference, booking]));
    const asked = new Map();
    const answer = async (call, value) => {
        calls.push(call);
        await made.waiting;
        const failure = failing.get(call) ?? (value === undefined ? notFound() : null);
        return failure === null && value !== undefined ? right(value) : left(failure ?? notFound());
    };
    const api = {
        list: () => () => answer('list', { upcoming: [...held.values()], past: [] }),
        get: (bookingRef) => () => answer(`get ${bookingRef}`, held.get(bookingRef)),
        requiredData: (bookingRef) => () => answer(`questions ${bookingRef}`, asked.get(bookingRef)),
        ticketAllocations: (bookingId) => () => answer(`allocations ${bookingId}`, []),
    };
    const feature = createBookings({ scope: surroundings.scope, onFailure: surroundings.failures.handle, api });
    const made = { api, feature, calls, failing, held, asked, waiting: Promise.resolve() };
    return made;
};
