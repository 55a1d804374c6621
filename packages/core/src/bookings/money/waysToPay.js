import { planOffer } from '../../payment-plan/planOffer.js';
import { balanceToPay } from './balanceToPay.js';
import { owed } from './owed.js';
/**
 * The most urgent first; none where nothing is owed. What is overdue and all there is stands once, as the full amount. Where
 * a plan runs, paying all at once is the last of them.
 */
export const waysToPay = (booking) => {
    const full = balanceToPay(booking, 'outstanding');
    if (full === null)
        return [];
    const { plan, next } = owed(booking);
    const overdue = balanceToPay(booking, 'overdue');
    const allAtOnce = { kind: 'full', amount: full.amount, endsPlan: plan !== 'none' };
    const part = overdue !== null && overdue.left.amount > 0 ? [{ kind: 'overdue', ...overdue, inError: plan === 'inError' }] : [];
    switch (plan) {
        case 'running':
            return overdue !== null && part.length === 0 ? [allAtOnce] : [...part, { kind: 'plan', next }, allAtOnce];
        case 'inError':
            return [...part, { kind: 'mendPlan' }, allAtOnce];
        default:
            return planOffer(booking) === 'setUp' ? [allAtOnce, { kind: 'setUpPlan' }] : [allAtOnce];
    }
};
