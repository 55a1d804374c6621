import { money, zeroMinor } from '../../money/Money.js';
import { owed } from './owed.js';
/** What a payment of this part of the balance comes to; null where nothing of it is due, or it is not known how much. */
export const balanceToPay = (booking, part) => {
    const { outstanding, overdue } = owed(booking);
    if (outstanding.amount === 0)
        return null;
    if (part === 'outstanding')
        return { amount: outstanding, left: money(zeroMinor, booking.currency) };
    const { amount = null, left = null } = overdue ?? {};
    return amount === null || left === null ? null : { amount, left };
};
export const nothingToPay = (booking) => {
    if (booking.status === 'cancelled')
        return 'cancelled';
    return owed(booking).outstanding.amount > 0 ? 'nothingOverdue' : 'allPaid';
};
