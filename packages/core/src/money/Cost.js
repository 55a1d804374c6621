import { addMinor, zeroMinor } from './Money.js';
export const noCost = { price: null, allocations: zeroMinor, supplement: zeroMinor, bookingFee: zeroMinor };
/** Price, or allocations plus supplement, without the booking fee. */
export const netCost = ({ price, allocations, supplement }) => price ?? addMinor(allocations, supplement);
/** Displayed cost (specification 2, §9): price, or allocations plus supplement, plus the booking fee. */
export const displayedCost = (cost) => addMinor(netCost(cost), cost.bookingFee);
