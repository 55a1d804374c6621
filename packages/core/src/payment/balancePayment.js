import { balanceToPay, nothingToPay } from '../bookings/money/balanceToPay.js';
import { zeroMinor } from '../money/Money.js';
import { combine } from '../reactive/Behavior.js';
import { latest } from '../reactive/Loadable.js';
import { isOver } from '../session/SessionScope.js';
import { viewOf } from './machine/view.js';
import { createShownPayment, invalidCard } from './pendingPayments.js';
export const createBalancePayment = ({ bookingRef, part, bookings, pending, scope, now }) => {
    const booking$ = bookings.booking(bookingRef);
    const shown = createShownPayment(pending, scope);
    const stateOf = (loadable, record) => {
        const booking = latest(loadable);
        if (booking === null)
            return loadable.kind === 'failed' ? { kind: 'failed' } : { kind: 'loading' };
        const due = balanceToPay(booking, part);
        if (record === null)
            return due === null ? { kind: 'nothingToPay', why: nothingToPay(booking), booking } : { kind: 'open', booking, due, payment: { kind: 'checking' } };
        const payment = viewOf(record, now());
        if (payment.kind === 'paid' && record.pressed !== null)
            return { kind: 'paid', payment: payment.payment };
        const isFree = payment.kind === 'form' || payment.kind === 'paid';
        if (isFree && due === null)
            return { kind: 'nothingToPay', why: nothingToPay(booking), booking };
        return { kind: 'open', booking, due, payment };
    };
    /** What is owed has changed under the form: the payment of what is owed now, beside what was told of the one before. */
    const follow = () => {
        const booking = latest(booking$.value);
        const record = shown.record$.value;
        if (booking === null || record?.step.kind !== 'form' || record.purchase.kind !== 'balance')
            return;
        const { outstandingBalance: owed } = booking.prices;
        if (record.purchase.owed === owed)
            return;
        const run = pending.of({ kind: 'balance', bookingRef, owed });
        shown.show(run);
        run.send({ kind: 'arrived', here: false, told: record.notice });
    };
    booking$.subscribe(follow);
    shown.record$.subscribe(follow);
    const open = async () => {
        if (!(await shown.endUnended(bookingRef, ({ kind }) => kind === 'balance')))
            return;
        if (latest(booking$.value) === null)
            await bookings.load(bookingRef)();
        const booking = latest(booking$.value);
        // Where nothing of it is due there is nothing to look for either.
        if (booking === null || balanceToPay(booking, part) === null)
            return shown.show(null);
        const run = pending.of({ kind: 'balance', bookingRef, owed: booking.prices.outstandingBalance });
        shown.show(run);
        await run.ready();
    };
    const press = async (card) => {
        const isOpened = shown.isLookedAt();
        const session = scope.context();
        if (!isOpened)
            await open();
        if (isOver(session))
            return { kind: 'cancelled' };
        const record = shown.record$.value;
        const booking = latest(booking$.value);
        // Whoever pays without having been shown how it stands has to be shown it first.
        if (record === null || booking === null || (!isOpened && record.notice !== null))
            return shown.end();
        const due = balanceToPay(booking, part);
        if (record.step.kind === 'form' && due === null)
            return { kind: 'nothingToPay' };
        const known = booking.payments.map(({ reference }) => reference);
        return shown.press({ amount: due?.amount.amount ?? zeroMinor, at: now(), known, wish: null }, card);
    };
    return {
        state$: combine(booking$, shown.record$, stateOf),
        open,
        pay: async (card) => invalidCard(card) ?? press(card),
        ...shown.commands,
    };
};
