import { minutes } from '../../environment/durations.js';
import { paymentNextStep } from '../paymentCodes.js';
export const paymentStages = ['sending', 'bank', 'confirming'];
const supportAfter = minutes(48 * 60);
const codesOf = (notice) => (notice.kind === 'refused' ? notice.errors.flatMap(({ code }) => code ?? []) : []);
const stepsThatEnd = ['checkBooking', 'contactUs', 'payOtherwise', 'doNotPayAgain'];
const targets = {
    checkBooking: 'booking',
    doNotPayAgain: 'booking',
    payOtherwise: 'waysToPay',
};
const moneyOf = ({ notice, unanswered }) => {
    if (notice?.kind === 'pending')
        return 'pending';
    if (unanswered.length > 0 || notice?.kind === 'noPayment')
        return 'safeOnce';
    switch (notice?.kind) {
        case undefined:
        case 'signedOut':
        case 'challengeFailed':
        case 'challengeClosed':
        case 'checkUnavailable':
        case 'planError':
            return null;
        case 'refused':
            return codesOf(notice).some((code) => stepsThatEnd.includes(paymentNextStep(code))) ? 'notCharged' : 'safeToTryAgain';
        default:
            return 'safeToTryAgain';
    }
};
const failureOf = (record) => {
    const { notice } = record;
    if (notice === null)
        return null;
    const recovery = codesOf(notice).flatMap((code) => targets[paymentNextStep(code)] ?? [])[0] ?? null;
    return { notice, money: moneyOf(record), recovery };
};
/** What is shown of a payment at `now`, in milliseconds since the epoch. */
export const viewOf = (record, now) => {
    const { step, pressed } = record;
    switch (step.kind) {
        case 'new':
            return { kind: 'checking' };
        case 'looking':
            if (step.reason === 'wait' && step.looks > 0)
                return undecidedView(record, now, false);
            return step.reason === 'press' || (pressed !== null && step.reason === 'wait') ? { kind: 'moving', stage: 'confirming' } : { kind: 'checking' };
        case 'waiting':
        case 'settling':
            return { kind: 'moving', stage: 'confirming' };
        case 'unchecked':
            return { kind: 'notChecked' };
        case 'form':
            return { kind: 'form', failure: failureOf(record) };
        case 'preparing':
        case 'sending':
            return { kind: 'moving', stage: 'sending' };
        case 'atBank':
            return { kind: 'moving', stage: 'bank' };
        case 'bankOffered':
            return { kind: 'bankOffered', failure: failureOf(record) };
        case 'undecided':
            return undecidedView(record, now, step.because === 'pending');
        case 'paid':
            return step;
        case 'bookingFailed':
            return step;
    }
};
const undecidedView = ({ pressed }, now, mayStartAgain) => ({
    kind: 'undecided',
    mayStartAgain,
    contactSupport: pressed !== null && now - pressed.at >= supportAfter,
});
/** Nothing moves until the customer, or time, does something. */
export const isAtRest = ({ step }) => ['unchecked', 'form', 'bankOffered', 'undecided', 'paid', 'bookingFailed'].includes(step.kind);
const endOfForm = ({ notice, unanswered }) => {
    const mayArrive = unanswered.length > 0;
    switch (notice?.kind) {
        case undefined:
            return { kind: 'failed', notice: null, mayArrive };
        case 'noPayment':
        case 'pending':
            return { kind: 'failed', notice, mayArrive };
        case 'card':
        case 'cardsUnavailable':
        case 'signedOut':
        case 'notAccepted':
            return { kind: 'notSent', notice };
        default:
            return mayArrive || notice === null ? { kind: 'failed', notice, mayArrive } : { kind: 'refused', notice };
    }
};
/** How a payment that is at rest ended, as far as that is known. */
export const endOf = (record) => {
    const { step } = record;
    switch (step.kind) {
        case 'paid':
            return step;
        case 'bookingFailed':
            return { kind: 'paidButBookingFailed', paymentId: step.paymentId };
        case 'form':
            return endOfForm(record);
        case 'bankOffered':
            return { kind: 'bankCheckOpen' };
        case 'unchecked':
            return { kind: 'notChecked' };
        case 'undecided':
            return { kind: 'undecided' };
        default:
            return { kind: 'cancelled' };
    }
};
