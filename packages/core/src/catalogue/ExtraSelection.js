import { displayedCost } from '../money/Cost.js';
import { sumMinor, timesMinor } from '../money/Money.js';
import { mostOf } from './selectionTotals.js';
const isOf = ({ extraId, optionId }) => (chosen) => chosen.extraId === extraId && chosen.optionId === optionId;
export const extraQuantity = (selection, option) => selection.find(isOf(option))?.quantity ?? 0;
export const setExtraQuantity = (selection, { extraId, optionId }, quantity) => {
    const others = selection.filter((chosen) => !isOf({ extraId, optionId })(chosen));
    return quantity <= 0 ? others : [...others, { extraId, optionId, quantity }];
};
/** In the order of what is on sale; what is no longer on sale counts for nothing. */
const linesOf = (selection, onSale) => onSale.flatMap((extra) => extra.groups.flatMap(({ options }) => options.flatMap((option) => {
    const quantity = extraQuantity(selection, option);
    return quantity === 0 ? [] : [{ extra, option, quantity, cost: timesMinor(displayedCost(option.cost), quantity) }];
})));
/** What the chosen extras come to, before anything is added. */
export const extraSelectionTotals = (selection, onSale) => {
    const lines = linesOf(selection, onSale);
    return {
        lines,
        count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        bookingFee: sumMinor(lines.map(({ option, quantity }) => timesMinor(option.cost.bookingFee, quantity))),
        total: sumMinor(lines.map(({ cost }) => cost)),
    };
};
export const extraSelectionProblems = (selection, onSale) => linesOf(selection, onSale)
    .filter(({ option, quantity }) => quantity > mostOf(option))
    .map(({ option }) => ({ kind: 'tooMany', extraId: option.extraId, optionId: option.optionId, available: mostOf(option) }));
/** What is sent: several of one option are one entry each. Null while something has to be put right, or nothing is chosen. */
export const toAddExtrasInput = (selection, onSale, { customerId, basketPax }) => {
    if (extraSelectionProblems(selection, onSale).length > 0)
        return null;
    const selectedExtras = linesOf(selection, onSale).flatMap(({ extra, option, quantity }) => {
        const { extraId, optionId, groupId } = option;
        return Array.from({ length: quantity }, () => ({ extraId, optionId, groupId, name: extra.name }));
    });
    return selectedExtras.length === 0 ? null : { customerId, basketPax, selectedExtras };
};
