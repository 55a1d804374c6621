import { planCalls } from '../payment-plan/planCalls.js';
import { createPlanForm } from '../payment-plan/planForm.js';
import { createProjection } from '../payment-plan/projection.js';
import { createBalancePayment } from '../payment/balancePayment.js';
import { createCheckout } from '../payment/checkout.js';
import { startPayment } from '../payment/interpreter.js';
import { createPendingPayments } from '../payment/pendingPayments.js';
import { balanceCalls, basketCalls } from '../payment/purchaseCalls.js';
import { keyed } from '../reactive/resource.js';
/** Everything that is paid for or changed once, over one store of what is under way. */
export const createPayments = (deps) => {
    const { ports, scheduler, scope, navigation, basket, bookings } = deps;
    const { paymentApi: api, paymentPlanApi: planApi, basketApi, bookingsApi, cardGateway: cards, paymentVault: vault } = ports;
    const now = () => scheduler.now();
    const callsOf = (purchase) => {
        const asked = { ...deps, api, planApi, basketApi, bookingsApi, cards };
        switch (purchase.kind) {
            case 'basket':
                return basketCalls(asked, purchase);
            case 'balance':
                return balanceCalls(asked, purchase);
            case 'plan':
                return planCalls(asked, purchase);
        }
    };
    const start = (purchase, stored) => startPayment({ ...deps, vault, current: navigation.current }, callsOf(purchase), purchase, stored);
    const pending = createPendingPayments(vault, start, now);
    const session = deps.sessionStore.state$.subscribe((state) => {
        if (state.kind === 'signedIn')
            void pending.resume();
        if (state.kind === 'signedOut' && state.chosen)
            pending.forget();
    });
    scope.ended$.subscribe(pending.end);
    const paying = { pending, scope, bookings, now };
    const balances = {
        outstanding: keyed((bookingRef) => createBalancePayment({ ...paying, bookingRef, part: 'outstanding' })),
        overdue: keyed((bookingRef) => createBalancePayment({ ...paying, bookingRef, part: 'overdue' })),
    };
    return {
        checkout: keyed((bookingRef) => createCheckout({ ...paying, bookingRef, basket: basket(bookingRef) })),
        balancePayment: (bookingRef, part) => balances[part](bookingRef),
        plan: keyed((bookingRef) => {
            const projection = createProjection({ ...deps, bookingRef, api: planApi });
            const form = (action) => createPlanForm({ ...paying, bookingRef, action, projection });
            return { setUp: form('create'), changeCard: form('changePayment'), changeDay: form('changeDay') };
        }),
        unendedPayment: pending.unended$,
        resumePayments: pending.resume,
        dispose: () => {
            session.unsubscribe();
            pending.dispose();
        },
    };
};
