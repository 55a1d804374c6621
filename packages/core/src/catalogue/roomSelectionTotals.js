import { displayedCost } from '../money/Cost.js';
import { addMinor, sumMinor, timesMinor } from '../money/Money.js';
import { extrasForRoom, roomQuantity } from './RoomSelection.js';
/** Without what went off sale meanwhile: it is no longer on the screen either. */
export const roomsStillOnSale = (selection, onSale, extras) => {
    const isOffered = ({ accommodationId, roomId }) => onSale.some(({ rooms }) => rooms.some((room) => room.accommodationId === accommodationId && room.id === roomId));
    const offeredOptions = (room) => room.options.filter(({ extraId, optionId }) => extrasForRoom(extras, room).some((extra) => extra.extraId === extraId && extra.options.some((option) => option.optionId === optionId)));
    return {
        ...selection,
        rooms: selection.rooms.filter(isOffered).map((room) => ({ ...room, options: offeredOptions(room) })),
    };
};
export const optionQuantity = (selection, { extraId, accommodationId }, optionId) => selection.rooms.filter((room) => room.accommodationId === accommodationId &&
    room.options.some((chosen) => chosen.extraId === extraId && chosen.optionId === optionId)).length;
/** Each kind of option once, with how many rooms have it. */
export const optionLines = (selection, extras) => extras.flatMap((extra) => extra.options.flatMap((option) => {
    const quantity = optionQuantity(selection, extra, option.optionId);
    return quantity === 0 ? [] : [{ extra, option, quantity, cost: timesMinor(displayedCost(option.cost), quantity) }];
}));
/** What the chosen rooms and their extras come to, before anything is added. */
export const roomSelectionTotals = (chosen, onSale, extras) => {
    const selection = roomsStillOnSale(chosen, onSale, extras);
    const rooms = onSale.flatMap((accommodation) => accommodation.rooms.flatMap((room) => {
        const quantity = roomQuantity(selection, room);
        return quantity === 0 ? [] : [{ accommodation, room, quantity, cost: timesMinor(displayedCost(room.cost), quantity) }];
    }));
    const options = optionLines(selection, extras);
    const fees = [
        ...rooms.map(({ room, quantity }) => timesMinor(room.cost.bookingFee, quantity)),
        ...options.map(({ option, quantity }) => timesMinor(option.cost.bookingFee, quantity)),
    ];
    return {
        rooms,
        options,
        count: rooms.reduce((sum, { quantity }) => sum + quantity, 0),
        bookingFee: sumMinor(fees),
        total: addMinor(sumMinor(rooms.map(({ cost }) => cost)), sumMinor(options.map(({ cost }) => cost))),
    };
};
