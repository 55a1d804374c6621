import { isLeft, left, map, right } from 'fp-ts/lib/Either.js';
import { failedAt } from '../failure/Failure.js';
import { createResource, keyed } from '../reactive/resource.js';
import { sortBookings } from './sortBookings.js';
/** Specification 1, §9: only this status is kept. */
const isAllocated = (allocation) => allocation.status === 'ALLOCATED';
const loadBooking = async (api, bookingRef, context) => {
    const failed = failedAt('getBooking');
    const booking = await api.get(bookingRef, context)();
    if (isLeft(booking))
        return left(failed(booking.left));
    const allocations = await api.ticketAllocations(booking.right.id, context)();
    if (isLeft(allocations))
        return left(failed(allocations.left));
    return right({ ...booking.right, ticketAllocations: allocations.right.filter(isAllocated) });
};
export const createBookings = (deps) => {
    const list = createResource(deps, (context) => async () => {
        const found = await deps.api.list(context)();
        return isLeft(found) ? left(failedAt('getBookings')(found.left)) : map(sortBookings)(found);
    });
    const booking = keyed((bookingRef) => createResource(deps, (context) => () => loadBooking(deps.api, bookingRef, context)));
    return {
        list$: list.state$,
        loadList: list.load,
        learnPast: () => (list.state$.value.kind === 'idle' ? list.loadQuietly() : Promise.resolve(right(undefined))),
        booking: (bookingRef) => booking(bookingRef).state$,
        load: (bookingRef) => booking(bookingRef).load,
        refresh: (bookingRef) => booking(bookingRef).refresh,
    };
};
