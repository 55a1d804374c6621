import { countItems, mandatorySections } from './Basket.js';
/** The sections that have to be put right before the basket can be paid for. */
export const invalidSections = (basket) => mandatorySections.flatMap((section) => {
    const { valid, errors } = basket.mandatoryStatus[section];
    return valid ? [] : [{ section, errors }];
});
/** Why checkout is not possible; null where it is. */
export const checkoutObstacle = (basket) => {
    if (invalidSections(basket).length > 0)
        return 'mandatorySection';
    return countItems(basket) > 0 ? null : 'nothingToBuy';
};
/** Passengers whom this basket adds, and for whom it would hold neither a ticket nor a seat once these are gone. */
export const paxLeftOver = (basket, removedTicketIds, removedTransportIds = []) => {
    const [tickets, seats] = [new Set(removedTicketIds), new Set(removedTransportIds)];
    const before = new Set([...basket.tickets, ...basket.transport].map(({ paxId }) => paxId));
    const kept = [...basket.tickets.filter(({ id }) => !tickets.has(id)), ...basket.transport.filter(({ id }) => !seats.has(id))];
    const after = new Set(kept.map(({ paxId }) => paxId));
    return basket.pax.filter(({ id }) => before.has(id) && !after.has(id));
};
/** Who holds tickets of the basket without being known to it or to the booking: passengers who were refused after their tickets. */
export const missingPaxIds = (basket, bookingPax) => {
    const known = new Set([...bookingPax, ...basket.pax].map(({ id }) => id));
    return [...new Set(basket.tickets.map(({ paxId }) => paxId))].filter((id) => !known.has(id)).toSorted((a, b) => a - b);
};
/** Passengers whom this basket adds, and for whom it holds neither a ticket nor a seat nor a room. */
export const paxWithoutLines = (basket) => {
    const used = new Set([
        ...[...basket.tickets, ...basket.transport].map(({ paxId }) => paxId),
        ...basket.accommodations.flatMap(({ paxIds }) => paxIds),
    ]);
    return basket.pax.filter(({ id }) => !used.has(id));
};
