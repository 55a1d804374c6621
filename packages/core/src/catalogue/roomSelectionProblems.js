import { roomQuantity } from './RoomSelection.js';
import { optionLines, roomsStillOnSale } from './roomSelectionTotals.js';
import { mostOf } from './selectionTotals.js';
export const optionProblems = (selection, extras) => optionLines(selection, extras).flatMap(({ extra, option, quantity }) => quantity > mostOf(option)
    ? [{ kind: 'tooManyOptions', extraId: extra.extraId, optionId: option.optionId, available: mostOf(option) }]
    : []);
export const roomSelectionProblems = (chosen, onSale, extras) => {
    const selection = roomsStillOnSale(chosen, onSale, extras);
    const tooMany = onSale.flatMap(({ rooms }) => rooms.flatMap((room) => roomQuantity(selection, room) > mostOf(room)
        ? [{ kind: 'tooManyRooms', accommodationId: room.accommodationId, roomId: room.id, available: mostOf(room) }]
        : []));
    return [...tooMany, ...optionProblems(selection, extras)];
};
/** The problem of one extra of a room, by the options that the room has; that of any of them where none is named. */
export const problemOfOptions = (problems, options, extraId) => problems.find((one) => one.kind === 'tooManyOptions' &&
    (extraId === undefined || one.extraId === extraId) &&
    options.some((chosen) => chosen.extraId === one.extraId && chosen.optionId === one.optionId));
