/** Grouped by booking. Who travels on several is listed once, with the first: their details are the same on each. */
export const travellersByBooking = (links) => {
    const seen = new Set();
    const groups = new Map();
    for (const { customerId, bookingRef } of links) {
        if (seen.has(customerId))
            continue;
        seen.add(customerId);
        groups.set(bookingRef, [...(groups.get(bookingRef) ?? []), customerId]);
    }
    return [...groups].map(([bookingRef, customerIds]) => ({ bookingRef, customerIds }));
};
