import { optionQuantity } from './roomSelectionTotals.js';
import { availabilityLevel, mostOf } from './selectionTotals.js';
/** What is left of an option for one room of a selection, beside what its other rooms have of it. */
export const roomOptionState = (selection, roomKey, extra, option) => {
    const level = availabilityLevel(option);
    if (level === 'soldOut')
        return { kind: 'soldOut' };
    const others = { ...selection, rooms: selection.rooms.filter(({ key }) => key !== roomKey) };
    const left = mostOf(option) - optionQuantity(others, extra, option.optionId);
    if (left <= 0)
        return { kind: 'taken' };
    return level === 'few' ? { kind: 'few', left } : { kind: 'open' };
};
/** A choice that was made stays open, so that it can be seen and changed. */
export const canHaveOption = ({ kind }, isChosen) => isChosen || kind === 'open' || kind === 'few';
