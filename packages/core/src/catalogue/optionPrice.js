import { displayOf } from '../bookings/money/priceLines.js';
import { displayedCost } from '../money/Cost.js';
/** What stands where the price of an option stands: its amount, nothing, 'Free' or 'Included' (specification 2, §4). */
export const optionPrice = ({ priceDisplayCode, cost }) => displayOf(priceDisplayCode, displayedCost(cost));
/** The same for several of an option, which come to `cost`. */
export const optionLinePrice = ({ priceDisplayCode }, cost) => displayOf(priceDisplayCode, cost);
/** A booking fee is said beside an amount alone: what hides its amount hides its fee. */
export const optionFee = (option) => optionPrice(option).kind === 'amount' && option.cost.bookingFee !== 0 ? option.cost.bookingFee : null;
