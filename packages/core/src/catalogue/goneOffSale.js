import { extraSelectionTotals } from './ExtraSelection.js';
import { roomsStillOnSale } from './roomSelectionTotals.js';
const optionsIn = ({ rooms }) => rooms.reduce((sum, { options }) => sum + options.length, 0);
/** Whether something that was chosen is no longer on sale, and is therefore left out. `extras` null while they are not known. */
export const roomsGoneOffSale = (selection, onSale, extras) => {
    const left = roomsStillOnSale(selection, onSale, extras ?? []);
    if (left.rooms.length < selection.rooms.length)
        return true;
    return extras !== null && optionsIn(left) < optionsIn(selection);
};
export const extrasGoneOffSale = (selection, onSale) => extraSelectionTotals(selection, onSale).count < selection.reduce((sum, { quantity }) => sum + quantity, 0);
