import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { addToBasket } from './changeBasket.js';
import { failedStep } from './internalMessages.js';
import { customersPaxId } from './paxRules.js';
import { extrasByAccommodation } from './roomExtras.js';
import { countsByName } from './toastTexts.js';
/** One call for each accommodation, in sequence, stopping at the first errors (specification 2, §4). */
const sendExtras = async ({ api, bookingRef }, selected, roomsBefore, context) => {
    for (const { accommodationId, extras } of extrasByAccommodation(selected, roomsBefore)) {
        const added = await api.addRoomExtras(bookingRef, accommodationId, extras, context)();
        if (isLeft(added))
            return left(failedStep('addExtras', 'roomExtras')(added.left));
    }
    return right(undefined);
};
const sendRooms = async ({ api, bookingRef }, { customerId, basketPax, selectedRooms }, basket, context) => {
    const paxId = customersPaxId(customerId, [...basketPax, ...(basket?.pax ?? [])]);
    const added = await api.addRooms(bookingRef, selectedRooms.map((room) => ({ ...room, paxId })), context)();
    return isLeft(added) ? left(failedStep('addAccommodation', 'rooms')(added.left)) : right(undefined);
};
const roomsIn = (basket) => (accommodationId) => basket?.accommodations.filter((room) => room.accommodationId === accommodationId).length ?? 0;
/** The flag speaks of the last adding of accommodation alone. */
const flagged = async (deps, run) => {
    deps.store.raise({ accommodationsAdded: false });
    const outcome = await run();
    if (!isLeft(outcome))
        deps.store.raise({ accommodationsAdded: true });
    return outcome;
};
/** Rooms first; their extras only where there are any, and the rooms stay where these fail (specification 2, §4). */
export const addAccommodation = (deps, input) => {
    const { selectedRooms, selectedExtras } = input;
    const { added, optionsAdded } = deps.texts.basket;
    const rooms = countsByName(selectedRooms.map(({ name }) => name)).map(([name, count]) => added(count, name));
    return flagged(deps, () => addToBasket(deps, {
        add: (context, basket) => sendRooms(deps, input, basket, context),
        afterwards: selectedExtras.length === 0
            ? undefined
            : (context, basket) => sendExtras(deps, selectedExtras, roomsIn(basket), context),
        successMessages: selectedExtras.length === 0 ? rooms : [...rooms, optionsAdded(selectedExtras.length)],
    }));
};
/** Extras of rooms that are held already. */
export const addAccommodationOptions = (deps, { selectedExtras }) => addToBasket(deps, {
    add: (context) => sendExtras(deps, selectedExtras, () => 0, context),
    successMessages: [deps.texts.basket.optionsAdded(selectedExtras.length)],
});
