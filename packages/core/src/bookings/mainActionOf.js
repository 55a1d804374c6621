import { owed } from './money/owed.js';
/**
 * What is due by the customer's own hand is paid first; what a payment plan takes by itself is not asked for. Null while a
 * payment is on its way, which must not be made twice, and of a trip that does not go ahead.
 */
export const mainActionOf = (booking, { inBasket, isPaying, past }) => {
    if (booking.status === 'cancelled' || isPaying)
        return null;
    const { overdue, next, plan } = owed(booking);
    if (overdue !== null)
        return overdue.left?.amount === 0 ? 'waysToPay' : 'payOverdue';
    if (plan === 'inError')
        return 'mendPlan';
    if (next?.taken === 'byHand')
        return 'waysToPay';
    if (past)
        return null;
    return inBasket > 0 ? 'viewBasket' : 'addTickets';
};
