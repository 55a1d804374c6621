import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { failedAt } from '../failure/Failure.js';
import { addToBasket } from './changeBasket.js';
import { uniqueJoined } from './toastTexts.js';
const sendPassengers = async ({ api, bookingRef }, pax, operation, context) => {
    const passengers = await api.addPax(bookingRef, pax, context)();
    return isLeft(passengers) ? left(failedAt(operation)(passengers.left)) : right(undefined);
};
const sendTickets = async (deps, input, context) => {
    const added = await deps.api.addTickets(deps.bookingRef, input.tickets, context)();
    if (isLeft(added))
        return left(failedAt('addTickets')(added.left));
    // A failure of the additional passengers stops; the tickets stay (specification 2, §4).
    return input.additionalPax.length === 0 ? right(undefined) : sendPassengers(deps, input.additionalPax, 'addTickets', context);
};
export const addTickets = (deps, input) => addToBasket(deps, {
    add: (context) => sendTickets(deps, input, context),
    successMessages: [deps.texts.basket.ticketsAdded(uniqueJoined(input.tickets.map(({ ticketName }) => ticketName)))],
});
/** Passengers without tickets of their own: those who were refused after their tickets had been added. */
export const addPassengers = (deps, pax) => addToBasket(deps, {
    add: (context) => sendPassengers(deps, pax, 'addPassengers', context),
    successMessages: [deps.texts.basket.passengersAdded(pax.length)],
});
