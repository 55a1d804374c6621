import { itemsOf } from './basketOverview.js';
import { extraToRemove, roomsToRemove } from './pickedLines.js';
/** Rooms with nothing but themselves by their own flow; those that have extras together with them, in the order of the removal of several. */
export const wayToRemoveRooms = (basket, input) => {
    const rooms = roomsToRemove(basket, input);
    const extras = rooms.flatMap((room) => room.extras.map(({ id }) => id));
    return extras.length === 0
        ? { kind: 'rooms', input }
        : { kind: 'items', input: { accommodations: rooms.map(({ id }) => id), extras } };
};
/** One line by the flow of its kind. */
export const wayToRemove = (basket, line) => {
    if (line.category === 'accommodations') {
        const held = basket.accommodations.find(({ id }) => id === line.id);
        return wayToRemoveRooms(basket, { accoId: line.id, qty: 1, roomName: held?.roomName ?? line.price.title });
    }
    const extra = line.category === 'extras' ? extraToRemove(basket, line.id) : null;
    return extra === null ? { kind: 'items', input: itemsOf([line]) } : { kind: 'extras', input: { extrasToRemove: [extra] } };
};
/** The keys of the lines that go. */
export const keysOfRemoval = ({ kind, input }, basket) => {
    switch (kind) {
        case 'rooms':
            return roomsToRemove(basket, input).map(({ id }) => `accommodations/${id}`);
        case 'extras':
            return input.extrasToRemove.map(({ id }) => `extras/${id}`);
        case 'items':
            return Object.entries(input).flatMap(([category, ids]) => [...(ids ?? [])].map((id) => `${category}/${id}`));
    }
};
