import { money } from '../../money/Money.js';
import { toBookingPaymentType } from './paymentTypes.js';
import { isPaid, paymentWord } from './paymentWord.js';
/**
 * The back end calls a payment by card "in full" whatever it paid: for a basket, for what was owed, or for the whole booking.
 * One that names neither a request nor a basket may have been for either.
 */
const paidFor = ({ type, basketId, idempotencyKey, amount }, { prices }) => {
    if (basketId !== null)
        return 'addedItems';
    switch (toBookingPaymentType(type)) {
        case 'deposit':
            return 'deposit';
        case 'paymentPlan':
            return 'instalment';
        default:
            if (amount >= prices.totalBookingPrice)
                return 'inFull';
            return idempotencyKey === null ? 'payment' : 'balance';
    }
};
export const paymentMade = (payment, booking) => ({
    reference: payment.reference,
    paidFor: paidFor(payment, booking),
    amount: money(payment.amount, booking.currency),
    date: payment.paymentDate,
    fourDigits: payment.fourDigits,
    word: paymentWord(payment),
    isPaid: isPaid(payment),
    apportionments: payment.apportionments,
});
/** The payments of a booking, in the back end's order; attempts that failed stand apart. */
export const paymentsMade = (booking) => {
    const all = booking.payments.map((payment) => paymentMade(payment, booking));
    return { payments: all.filter(({ word }) => word !== 'failed'), failed: all.filter(({ word }) => word === 'failed') };
};
