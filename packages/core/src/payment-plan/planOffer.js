import { zeroMinor } from '../money/Money.js';
import { isPlanFinished, isPlanInError } from './planRules.js';
export const planOffer = (booking) => {
    const { paymentPlan, paymentPlanAvailable, outstandingBalance, status } = booking;
    const finished = paymentPlan !== null && isPlanFinished(paymentPlan);
    if (paymentPlan !== null && !finished)
        return isPlanInError(paymentPlan) ? 'error' : 'change';
    if (paymentPlanAvailable && outstandingBalance > zeroMinor && status !== 'cancelled')
        return 'setUp';
    return finished ? 'finished' : 'none';
};
