import { sumMinor, timesMinor } from '../money/Money.js';
import { joined, parted } from './choiceDrafts.js';
import { chooseRoomOption, extrasForRoom, heldRoomsSelection } from './RoomSelection.js';
import { optionLines } from './roomSelectionTotals.js';
/** `optionId` null takes the extra off the room again. */
export const chooseHeldOption = (options, lineId, extraId, optionId) => {
    const others = options.filter((one) => one.lineId !== lineId || one.extraId !== extraId);
    return optionId === null ? others : [...others, { lineId, extraId, optionId }];
};
/** The extras that a room of the basket can still have: of each at most one option. */
export const extrasForHeldRoom = (extras, room) => extrasForRoom(extras, room).filter(({ extraId }) => room.extras.every((held) => held.extraId !== extraId));
/** As a selection over the rooms of the basket, without what has gone meanwhile: the room, the extra, or the need of it. */
export const heldOptionsSelection = (options, rooms, extras) => options.reduce((selection, { lineId, extraId, optionId }) => {
    const place = rooms.findIndex(({ id }) => id === lineId);
    const room = rooms[place];
    const key = selection.rooms[place]?.key;
    if (room === undefined || key === undefined)
        return selection;
    const offered = extrasForHeldRoom(extras, room).find((extra) => extra.extraId === extraId);
    const isOffered = offered?.options.some((option) => option.optionId === optionId) === true;
    return isOffered ? chooseRoomOption(selection, key, extraId, optionId) : selection;
}, heldRoomsSelection(rooms));
export const heldOptionsTotals = (selection, extras) => {
    const lines = optionLines(selection, extras);
    return {
        lines,
        count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        bookingFee: sumMinor(lines.map(({ option, quantity }) => timesMinor(option.cost.bookingFee, quantity))),
        total: sumMinor(lines.map(({ cost }) => cost)),
    };
};
export const toHeldOptionsDraft = (options) => Object.fromEntries(options.map(({ lineId, extraId, optionId }) => [joined(lineId, extraId), optionId]));
export const fromHeldOptionsDraft = (draft) => Object.entries(draft).map(([name, optionId]) => {
    const [lineId = '', extraId = ''] = parted(name);
    return { lineId, extraId, optionId };
});
