import { zeroMinor } from '../money/Money.js';
import { digestOf } from '../payment/machine/record.js';
import { viewOf } from '../payment/machine/view.js';
import { createShownPayment, invalidCard } from '../payment/pendingPayments.js';
import { combine } from '../reactive/Behavior.js';
import { latest } from '../reactive/Loadable.js';
import { isOver } from '../session/SessionScope.js';
import { cardOf, stoodOf } from './planCalls.js';
import { isPlanDay } from './planRules.js';
export const createPlanForm = ({ bookingRef, action, bookings, pending, projection, scope, now }) => {
    const shown = createShownPayment(pending, scope);
    const bookingNow = () => latest(bookings.booking(bookingRef).value);
    const stateOf = (projected, record) => ({
        projection: projected,
        payment: record === null ? { kind: 'checking' } : viewOf(record, now()),
    });
    const open = async () => {
        if (!(await shown.endUnended(bookingRef, (purchase) => purchase.kind === 'plan' && purchase.action === action)))
            return;
        if (bookingNow() === null)
            await bookings.load(bookingRef)();
        const booking = bookingNow();
        if (booking === null)
            return shown.show(null);
        const run = pending.of({ kind: 'plan', bookingRef, action, stood: stoodOf(action, booking) });
        shown.show(run);
        await run.ready();
    };
    const press = async (day, card) => {
        const session = scope.context();
        if (!shown.isLookedAt())
            await open();
        if (isOver(session))
            return { kind: 'cancelled' };
        const booking = bookingNow();
        if (booking === null)
            return shown.end();
        const wish = { day, card: card && digestOf(card.cardholderName.trim()), cardBefore: cardOf(booking.paymentPlan) };
        return shown.press({ amount: zeroMinor, at: now(), known: null, wish }, card);
    };
    return {
        state$: combine(projection.state$, shown.record$, stateOf),
        open,
        chooseDay: projection.ask,
        submit: async ({ day, card }) => {
            const wantsDay = action !== 'changePayment';
            if (wantsDay && (day === undefined || !isPlanDay(day)))
                return { kind: 'invalid', problem: 'day' };
            if (action === 'changeDay')
                return press(day ?? null, null);
            if (card === undefined)
                return { kind: 'invalid', problem: 'cardholderMissing' };
            return invalidCard(card) ?? press(day ?? null, card);
        },
        leave: () => void (shown.record$.value?.step.kind === 'form' && shown.show(null)),
        acknowledge: () => void (shown.record$.value?.step.kind === 'paid' && shown.show(null)),
        ...shown.commands,
    };
};
