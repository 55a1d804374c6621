import { owed } from './money/owed.js';
import { needsBankDetails } from './needsBankDetails.js';
/**
 * What needs attention, the most urgent first: what is overdue, what the trip cannot go on without, what is owed in time.
 * What a payment plan takes by itself waits for nobody.
 */
export const attentionOf = (booking) => {
    if (booking.status === 'cancelled')
        return [];
    const { overdue, next, plan } = owed(booking);
    const found = [];
    if (overdue !== null)
        found.push({ kind: 'balanceOverdue', amount: overdue.amount, since: overdue.since, isAll: overdue.left?.amount === 0 });
    if (plan === 'inError')
        found.push({ kind: 'planInError' });
    if (booking.openQuestions > 0)
        found.push({ kind: 'questions', count: booking.openQuestions });
    if (needsBankDetails(booking))
        found.push({ kind: 'bankDetails' });
    if (next?.taken === 'byHand')
        found.push({ kind: 'balance', amount: next.amount, dueDate: next.date });
    return found;
};
/** Of a trip that is over, the questions about it need no answer any more. */
export const pastAttentionOf = (booking) => attentionOf(booking).filter(({ kind }) => kind !== 'questions');
