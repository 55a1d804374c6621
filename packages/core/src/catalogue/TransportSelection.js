import { activePax } from '../bookings/passengers.js';
import { displayedCost } from '../money/Cost.js';
import { sumMinor, timesMinor } from '../money/Money.js';
import { chosenStops, isJourneyChosen } from './chooseTransport.js';
import { mostOf } from './selectionTotals.js';
/** Everybody who is not cancelled, until the customer says otherwise. */
export const everybody = (pax) => activePax(pax).map(({ id }) => id);
export const toggleTraveller = (travellers, paxId) => travellers.includes(paxId) ? travellers.filter((id) => id !== paxId) : [...travellers, paxId];
/** What the chosen stops come to for so many travellers, before anything is added. */
export const transportTotals = (search, travellers) => {
    const quantity = travellers.length;
    const stops = chosenStops(search);
    const lines = stops.map((stop) => ({ stop, quantity, cost: timesMinor(displayedCost(stop.cost), quantity) }));
    return {
        lines,
        bookingFee: sumMinor(stops.map(({ cost }) => timesMinor(cost.bookingFee, quantity))),
        total: sumMinor(lines.map(({ cost }) => cost)),
    };
};
export const transportProblems = (search, travellers) => [
    ...(isJourneyChosen(search) ? [] : [{ kind: 'journeyOpen' }]),
    ...(travellers.length > 0 ? [] : [{ kind: 'nobodyTravels' }]),
    ...chosenStops(search).flatMap((stop) => travellers.length > mostOf(stop) ? [{ kind: 'tooMany', stopId: stop.id, available: mostOf(stop) }] : []),
];
const toChoice = (stop, pax) => ({
    stopId: stop.id,
    traveller: pax.customerId === null ? { paxId: pax.id } : { customerId: pax.customerId },
    routes: [stop.routeId],
    direction: stop.direction,
    date: stop.departureDate.slice(0, 10),
    departureLocation: stop.departureLocation,
    arrivalLocation: stop.arrivalLocation,
});
/** A seat for each traveller on each stop; null while something has to be put right. `pax` are booking's and basket's. */
export const toAddTransportInput = (search, travellers, pax) => {
    const travelling = activePax(pax).filter(({ id }) => travellers.includes(id));
    if (travelling.length === 0 || transportProblems(search, travellers).length > 0)
        return null;
    return { basketPax: pax, transport: chosenStops(search).flatMap((stop) => travelling.map((one) => toChoice(stop, one))) };
};
