import { activePax, fullName } from '../bookings/passengers.js';
export const travellersToChoose = (pax, held) => {
    const travelling = new Set(held.map(({ paxId }) => paxId));
    return activePax(pax).map((one) => ({
        paxId: one.id,
        name: fullName(one),
        lead: one.lead,
        hasTransport: travelling.has(one.id),
    }));
};
