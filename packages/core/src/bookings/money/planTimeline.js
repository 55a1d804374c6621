import { addMinor, negateMinor, sumMinor, zeroMinor } from '../../money/Money.js';
import { barHeight, byDate } from '../../payment-plan/projectionChart.js';
import { missedInstalments, planCounts } from './missedInstalments.js';
import { toBookingPaymentType } from './paymentTypes.js';
import { isPaid } from './paymentWord.js';
const entry = (state, { date, amount }, byHand = false) => ({ state, date, amount, count: 1, byHand });
/** What a projection shows is to come. */
export const entriesToCome = (instalments) => byDate(instalments).map((one) => entry('toCome', one));
const isByHand = (payment) => isPaid(payment) && payment.basketId === null && !['paymentPlan', 'deposit'].includes(toBookingPaymentType(payment.type));
/** Paid by hand before its day came, in one sum with whatever else was paid by hand since the plan began. */
const paidEarly = (payments, known, count) => {
    const begin = known[0]?.date ?? '';
    const paid = payments.filter((payment) => isByHand(payment) && payment.paymentDate >= begin);
    const madeUp = sumMinor(known.filter(({ byHand }) => byHand).map(({ amount }) => amount));
    const amount = addMinor(sumMinor(paid.map((payment) => payment.amount)), negateMinor(madeUp));
    const date = paid.map(({ paymentDate }) => paymentDate).sort().at(-1);
    return count <= 0 || amount <= 0 || date === undefined ? [] : [{ state: 'paid', date, amount, count, byHand: true }];
};
const nothing = { entries: [], paid: 0, toCome: { count: 0, amount: zeroMinor }, final: null };
/**
 * What a plan has taken, what was paid by hand in its place, what is overdue, and what is to come. All that is overdue is
 * one amount, since it is paid as one.
 */
export const planTimeline = ({ payments, paymentPlan }) => {
    if (paymentPlan === null)
        return nothing;
    const counts = planCounts(paymentPlan);
    const { taken, madeUp, overdue } = missedInstalments(payments, paymentPlan);
    const known = [...taken.map((one) => entry('paid', one)), ...madeUp.map((one) => entry('paid', one, true))].toSorted(earlierFirst);
    const paid = [...known, ...paidEarly(payments, known, counts.paid - known.length)];
    const { overdueAmount, projection, finalPaymentDate } = paymentPlan;
    const owing = { state: 'overdue', date: overdue[0]?.date ?? null, amount: overdueAmount, count: counts.overdue, byHand: false };
    return {
        entries: [...paid, ...(overdueAmount > zeroMinor ? [owing] : []), ...entriesToCome(projection)],
        paid: paid.reduce((sum, { count }) => sum + count, 0),
        toCome: { count: counts.toCome, amount: sumMinor(projection.map(({ amount }) => amount)) },
        final: finalPaymentDate ?? byDate(projection).at(-1)?.date ?? null,
    };
};
const earlierFirst = (a, b) => (a.date ?? '').localeCompare(b.date ?? '');
/** A bar for each entry, in their order. */
export const timelineChart = (entries, height) => {
    const amounts = entries.map(({ amount }) => amount);
    return entries.map((one) => ({ ...one, height: barHeight(one.amount, amounts, height) }));
};
