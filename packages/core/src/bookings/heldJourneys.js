import { itineraryJourneys } from './itineraryJourneys.js';
const inOrder = (a, b) => (a.departureDate < b.departureDate ? -1 : Number(a.departureDate > b.departureDate));
/** Outbound first, then return, each in the order of departure; a direction in which nobody travels is left out. `pax` are booking's and basket's. */
export const heldJourneys = (booking, transport, pax) => ['OUTBOUND', 'RETURN']
    .map((direction) => {
    const oneWay = transport.filter((held) => held.direction === direction).toSorted(inOrder);
    const entries = itineraryJourneys({ ...booking, transport: oneWay, pax });
    return {
        direction,
        journeys: entries.flatMap(({ id, date, time, what }) => (what.kind === 'journey' ? [{ id, date, time, journey: what }] : [])),
    };
})
    .filter(({ journeys }) => journeys.length > 0);
