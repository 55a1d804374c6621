import { creditTotals } from '../../customer/creditTotals.js';
import { addMinor, money, negateMinor, zeroMinor } from '../../money/Money.js';
import { isPlanFinished, isPlanInError } from '../../payment-plan/planRules.js';
import { missedInstalments } from './missedInstalments.js';
const less = (amount, taken) => addMinor(amount, negateMinor(taken));
const atMost = (amount, most) => (amount < most ? amount : most);
/** The one statement of what is owed: every screen, script and calendar entry takes its amounts from it. */
export const owed = (booking, credit = []) => {
    const { outstandingBalance, currency, status } = booking;
    const inCurrency = (amount) => money(amount, currency);
    const all = outstandingBalance > 0 && status !== 'cancelled' ? outstandingBalance : zeroMinor;
    return {
        outstanding: inCurrency(all),
        ...(all === 0 ? nothingDue : whatIsDue(booking, all, inCurrency)),
        overpaid: outstandingBalance < 0 ? inCurrency(negateMinor(outstandingBalance)) : null,
        credit: creditTotals(credit).filter(({ amount }) => amount > 0),
    };
};
const nothingDue = { overdue: null, next: null, plan: 'none' };
const whatIsDue = (booking, all, inCurrency) => {
    const { paymentPlan } = booking;
    if (paymentPlan === undefined)
        return dueOfUnknownPlan(booking, all, inCurrency);
    if (paymentPlan !== null && !isPlanFinished(paymentPlan))
        return dueOfPlan(booking, paymentPlan, all, inCurrency);
    const { paymentStatus, paymentDueDate } = booking;
    const [amount, left] = [inCurrency(all), inCurrency(zeroMinor)];
    return paymentStatus === 'overdue'
        ? { overdue: { amount, since: paymentDueDate, left }, next: null, plan: 'none' }
        : { overdue: null, next: { amount, date: paymentDueDate, taken: 'byHand', left }, plan: 'none' };
};
/** A plan may take it by itself, on other days and in other amounts: no amount is said to be due on a day. */
const dueOfUnknownPlan = ({ paymentStatus, paymentDueDate }, all, inCurrency) => paymentStatus === 'overdue'
    ? { overdue: { amount: null, since: paymentDueDate, left: null }, next: null, plan: 'unknown' }
    : { overdue: null, next: { amount: inCurrency(all), date: null, taken: 'byHand', left: inCurrency(zeroMinor) }, plan: 'unknown' };
/** While a plan runs, its days count; that of the booking does not. */
const dueOfPlan = (booking, plan, all, inCurrency) => {
    const overdue = atMost(plan.overdueAmount, all);
    const inError = isPlanInError(plan);
    const next = inError ? null : nextInstalment(plan);
    const amount = next === null ? zeroMinor : atMost(next.amount, all);
    return {
        overdue: overdue > 0 ? { amount: inCurrency(overdue), since: overdueSince(booking, plan), left: inCurrency(less(all, overdue)) } : null,
        next: next === null ? null : { amount: inCurrency(amount), date: next.date, taken: 'byItself', left: inCurrency(less(all, amount)) },
        plan: inError ? 'inError' : 'running',
    };
};
const overdueSince = ({ payments, paymentStatus, paymentDueDate }, plan) => missedInstalments(payments ?? [], plan).overdue[0]?.date ?? (paymentStatus === 'overdue' ? paymentDueDate : null);
const nextInstalment = ({ projection, nextPaymentDate, amount }) => {
    const [first] = projection.toSorted((a, b) => a.date.localeCompare(b.date));
    if (first !== undefined)
        return first;
    return nextPaymentDate === null ? null : { date: nextPaymentDate, amount };
};
/** Whether there is anything left to pay. */
export const isOwed = (booking) => owed(booking).outstanding.amount > 0;
