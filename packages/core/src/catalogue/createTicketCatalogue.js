import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { failedAt } from '../failure/Failure.js';
import { createResource, keyed } from '../reactive/resource.js';
import { eventsOnSale } from './eventsOnSale.js';
const loadEvents = async (api, bookingRef, context) => {
    const [events, availability] = await Promise.all([
        api.events(bookingRef, context)(),
        api.availability(bookingRef, context)(),
    ]);
    if (isLeft(events))
        return left(failedAt('tickets')(events.left));
    if (isLeft(availability))
        return left(failedAt('ticketsAvailability')(availability.left));
    return right(eventsOnSale(events.right, availability.right));
};
export const createTicketCatalogue = (deps) => {
    const events = keyed((bookingRef) => createResource(deps, (context) => () => loadEvents(deps.api, bookingRef, context)));
    return { events: (bookingRef) => events(bookingRef).state$, load: (bookingRef) => events(bookingRef).load };
};
