import { left, right } from 'fp-ts/lib/Either.js';
import { createBasket } from '../basket/createBasket.js';
import { createBookings } from '../bookings/createBookings.js';
import { createPayments } from '../composition/createPayments.js';
import { serverFailure } from '../failure/ApiFailure.js';
import { nameOf } from '../payment/machine/record.js';
import { paymentSeverity } from '../payment/paymentCodes.js';
import { createState } from '../reactive/Behavior.js';
import { keyed } from '../reactive/resource.js';
import { createSurroundings } from './createSurroundings.js';
import { bookingRef, createPaymentBackEnd } from './paymentBackEnd.js';
export const card = { cardholderName: ' Amelia Hart ', source: { kind: 'paymentMethod', id: 'pm_card_visa' } };
export const refusal = (...codes) => {
    const [first, ...others] = codes.map((code) => ({ code, message: null }));
    return left(serverFailure([first ?? { code: null, message: null }, ...others]));
};
export const challenge = (reference = 'PAY-9') => right({ kind: 'requiresAction', clientSecret: 'secret', reference });
export const accepted = right({ kind: 'accepted', reference: 'PAY-9' });
export const basketPurchase = { kind: 'basket', bookingRef, basketId: 'b1' };
/** One page of the dashboard with every payment of one booking: the real core over ports in memory, in virtual time. */
export const openPayment = ({ backEnd = createPaymentBackEnd(), kept = { stored: new Map(), listeners: new Set() } } = {}) => {
    const surroundings = createSurroundings(() => '7001');
    const { failures, time, sessionStore, texts } = surroundings;
    failures.speak(texts, paymentSeverity);
    const shared = { ...surroundings, scheduler: time, onFailure: failures.handle, customerId: createState('7001'), endings: new Set() };
    const basket = keyed((ref) => createBasket({ ...shared, api: backEnd.basketApi, bookingRef: ref }));
    const bookings = createBookings({ ...shared, api: backEnd.bookingsApi });
    const bank = { refuses: null, outcome: 'completed', meanwhile: () => undefined, secrets: [] };
    const shows = async ({ clientSecret }) => {
        bank.secrets.push(clientSecret);
        await bank.meanwhile();
        return bank.outcome;
    };
    const cardGateway = {
        tokenise: ({ cardholderName }) => async () => {
            await bank.meanwhile();
            return bank.refuses === null ? right({ paymentMethodId: 'pm_card_visa', cardholderName, expiryDate: '12/30' }) : left(bank.refuses);
        },
        authenticatePayment: shows,
        authenticateSetup: shows,
    };
    const keptAtRequest = [];
    const tell = (name) => kept.listeners.forEach((listener) => listener(name));
    const paymentVault = {
        all: () => [...kept.stored.values()],
        read: (name) => kept.stored.get(name) ?? null,
        write: (name, payment) => void kept.stored.set(name, payment),
        clear: (name) => void kept.stored.delete(name),
        onChange: (listener) => {
            kept.listeners.add(listener);
            return () => void kept.listeners.delete(listener);
        },
    };
    const paymentApi = {
        pay: (request, context) => {
            keptAtRequest.push([...kept.stored.values()].at(-1) ?? null);
            return backEnd.paymentApi.pay(request, context);
        },
    };
    const { basketApi, bookingsApi, planApi: paymentPlanApi } = backEnd;
    const ports = { basketApi, bookingsApi, paymentApi, paymentPlanApi, cardGateway, paymentVault };
    const payments = createPayments({ ...shared, basket, bookings, ports });
    return {
        ...backEnd,
        ...surroundings,
        kept,
        bank,
        keptAtRequest,
        bookings,
        payments,
        basket: basket(bookingRef).feature,
        checkout: payments.checkout(bookingRef),
        balance: payments.balancePayment(bookingRef, 'outstanding'),
        overdue: payments.balancePayment(bookingRef, 'overdue'),
        plan: payments.plan(bookingRef),
        signIn: () => sessionStore.set({ kind: 'signedIn', since: time.now(), resetRequired: false, email: null }),
        elsewhere: (purchase, stored) => {
            const name = nameOf(purchase);
            if (stored === null)
                kept.stored.delete(name);
            else
                kept.stored.set(name, stored);
            tell(name);
        },
    };
};
/** The same customer's page after a reload. */
export const reloaded = (before) => openPayment({ backEnd: before, kept: { stored: before.kept.stored, listeners: new Set() } });
/** At the checkout, where a look found that nothing stands against paying. */
export const atCheckout = async () => {
    const page = openPayment();
    page.standAt(`/booking/${bookingRef}/checkout`);
    await page.checkout.open();
    page.log.length = 0;
    return page;
};
/** Where what a booking owes is paid. */
export const atPayInFull = async () => {
    const page = openPayment();
    page.standAt(`/booking/${bookingRef}/pay-in-full`);
    await page.balance.open();
    page.log.length = 0;
    return page;
};
/** So many answers to the poll. */
export const pendingStatuses = (count) => Array.from({ length: count }, () => ({ kind: 'pending' }));
