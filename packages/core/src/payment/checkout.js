import { basketOf } from '../basket/BasketState.js';
import { checkoutObstacle } from '../basket/basketChecks.js';
import { money, zeroMinor } from '../money/Money.js';
import { combine } from '../reactive/Behavior.js';
import { isOver } from '../session/SessionScope.js';
import { viewOf } from './machine/view.js';
import { createShownPayment, invalidCard } from './pendingPayments.js';
export const createCheckout = ({ bookingRef, basket, pending, scope, now }) => {
    const { state$: basket$ } = basket.store;
    const shown = createShownPayment(pending, scope);
    const stateOf = (contents, record) => {
        if (record === null)
            return contents.contents.kind === 'failed' ? { kind: 'failed' } : { kind: 'loading' };
        const open = basketOf(contents);
        const payment = viewOf(record, now());
        const isFree = (record.pressed?.amount ?? open?.total) === zeroMinor;
        if (payment.kind === 'paid' && record.pressed !== null)
            return { kind: 'paid', payment: payment.payment, isFree };
        if (payment.kind === 'form' || payment.kind === 'paid') {
            if (contents.contents.kind === 'none')
                return { kind: 'empty' };
            if (contents.contents.kind === 'failed')
                return { kind: 'failed' };
            if (open === null)
                return { kind: 'loading' };
            if (checkoutObstacle(open) !== null)
                return { kind: 'blocked', basket: open };
            return { kind: 'open', basket: open, total: money(open.total, open.currency), isFree: open.total === zeroMinor, payment };
        }
        return { kind: 'open', basket: open, total: open && money(open.total, open.currency), isFree, payment };
    };
    /** What was left without an end comes first, then the basket that is open, or else the last one there was. */
    const open = async () => {
        if (!(await shown.endUnended(bookingRef, ({ kind }) => kind === 'basket')))
            return;
        await basket.reload();
        const { contents } = basket$.value;
        if (contents.kind === 'failed' || contents.kind === 'unknown')
            return shown.show(null);
        const basketId = contents.kind === 'loaded' ? contents.basket.id : null;
        const run = pending.of({ kind: 'basket', bookingRef, basketId });
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
        const held = basketOf(basket$.value);
        // Whoever pays without having been shown how it stands has to be shown it first.
        if (record === null || (!isOpened && record.notice !== null))
            return shown.end();
        if (record.step.kind === 'form' && held === null)
            return { kind: 'nothingToPay' };
        const total = held?.total ?? zeroMinor;
        return shown.press({ amount: card === null ? zeroMinor : total, at: now(), known: null, wish: null }, total === zeroMinor ? null : card);
    };
    return {
        state$: combine(basket$, shown.record$, stateOf),
        open,
        pay: async (card) => invalidCard(card) ?? press(card),
        complete: () => press(null),
        ...shown.commands,
    };
};
