import { paths } from '../navigation/paths.js';
/** Where, inside the booking, the customer sees to what needs attention. */
export const attentionPath = (bookingRef, attention) => {
    switch (attention.kind) {
        case 'questions':
            return paths.mandatoryInformation(bookingRef);
        case 'bankDetails':
            return paths.bankAccount;
        case 'planInError':
            return paths.changePlanPayment(bookingRef);
        case 'balance':
            return paths.makePayment(bookingRef);
        case 'balanceOverdue':
            return attention.amount === null || attention.isAll ? paths.makePayment(bookingRef) : paths.payOverdue(bookingRef);
    }
};
