import { left, right } from 'fp-ts/lib/Either.js';
import { cancelled } from '../failure/ApiFailure.js';
import { minor, zeroMinor } from '../money/Money.js';
import { aBooking } from './aBooking.js';
import { createInMemoryBasketApi, emptyBasket, ticketLine } from './InMemoryBasketApi.js';
export const bookingRef = 'SUN1001';
export const shownTotal = minor(10_500);
export const bookingPayment = (reference, status, amount = shownTotal, change = {}) => ({
    reference,
    type: 'payInFull',
    amount,
    paymentDate: '2027-01-01',
    fourDigits: '4242',
    status,
    idempotencyKey: null,
    basketId: null,
    apportionments: [],
    ...change,
});
export const basketPayment = (id, status, change = {}) => ({
    id, paid: false, status, idempotencyKey: null, ...change,
});
/** A booking that owes this and lists these payments. */
export const owing = (outstandingBalance, payments = [], paymentPlan = null) => {
    const booking = aBooking(bookingRef);
    return { ...booking, payments, paymentPlan, outstandingBalance, prices: { ...booking.prices, outstandingBalance } };
};
const next = async (answers, otherwise) => {
    const answer = answers.shift();
    if (answer === undefined)
        return right(otherwise());
    return typeof answer === 'function' ? answer() : answer;
};
/** A basket of two tickets beside a booking that owes as much. */
export const createPaymentBackEnd = () => {
    const basketApi = createInMemoryBasketApi();
    basketApi.held = { ...emptyBasket, total: shownTotal, tickets: [ticketLine('t1'), ticketLine('t2')] };
    const { log } = basketApi;
    const held = { booking: owing(shownTotal) };
    const take = ({ basketId, amount, idempotencyKey }) => {
        const { outstandingBalance, payments, paymentPlan } = held.booking;
        if (basketId === null) {
            held.booking = owing(minor(outstandingBalance - amount), [...payments, bookingPayment('PAY-9', 2, amount, { idempotencyKey })], paymentPlan);
        }
        else {
            basketApi.heldStatus = { kind: 'paid' };
            basketApi.held = null;
        }
        return { kind: 'accepted', reference: 'PAY-9' };
    };
    const change = (wish) => {
        const { paymentPlan } = held.booking;
        const card = wish.action === 'changeDay' ? (paymentPlan?.card ?? null) : { cardholderName: wish.card.cardholderName, lastFourDigits: '4444' };
        const day = wish.action === 'changePayment' ? (paymentPlan?.day ?? null) : wish.day;
        const first = {
            id: 'plan_2', amount: minor(100), numberOfPayments: 2, nextPaymentDate: '2027-02-01', finalPaymentDate: '2027-03-01', status: 1,
            projection: [{ date: '2027-02-01', amount: minor(100) }], day, card, overdueAmount: zeroMinor,
        };
        held.booking = { ...held.booking, paymentPlan: wish.action === 'create' || paymentPlan === null ? first : { ...paymentPlan, day, card } };
        return { kind: 'updated' };
    };
    const made = {
        basketApi,
        held,
        log,
        requests: [],
        planRequests: [],
        answers: [],
        planAnswers: [],
        bookingAnswers: [],
        projectionAnswers: [],
        bookingsApi: {
            list: () => async () => left(cancelled),
            requiredData: () => async () => right({}),
            get: () => () => {
                log.push('booking');
                return next(made.bookingAnswers, () => held.booking);
            },
            ticketAllocations: () => async () => {
                log.push('allocations');
                return right([]);
            },
        },
        paymentApi: {
            pay: (request) => () => {
                log.push('pay');
                made.requests.push(request);
                return next(made.answers, () => take(request));
            },
        },
        planApi: {
            update: (_ref, wish, key) => () => {
                log.push('plan');
                made.planRequests.push({ change: wish, key });
                return next(made.planAnswers, () => change(wish));
            },
            projection: (_ref, day) => () => {
                log.push(`projection ${day}`);
                return next(made.projectionAnswers, () => []);
            },
        },
    };
    return made;
};
