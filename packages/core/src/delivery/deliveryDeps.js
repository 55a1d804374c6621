import { isLeft, right } from 'fp-ts/lib/Either.js';
import { latest } from '../reactive/Loadable.js';
/** Of this booking's first delivery; null where it has none. The booking is loaded where nobody has yet. */
export const currentAllocation = async ({ bookings, bookingRef }) => {
    const known = latest(bookings.booking(bookingRef).value);
    if (known !== null)
        return right(known.deliveryAllocationId);
    const loaded = await bookings.load(bookingRef)();
    return isLeft(loaded) ? loaded : right(latest(bookings.booking(bookingRef).value)?.deliveryAllocationId ?? null);
};
