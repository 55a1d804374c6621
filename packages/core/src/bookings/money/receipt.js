import { paymentMade } from './paymentsMade.js';
import { owed } from './owed.js';
/** Null where the booking lists no such payment, or none that was paid. */
export const receiptOf = (booking, paymentReference) => {
    const payment = booking.payments.find(({ reference }) => reference === paymentReference);
    if (payment === undefined)
        return null;
    const made = paymentMade(payment, booking);
    const { reference, name, departureDate, returnDate } = booking;
    return made.isPaid ? { ...made, booking: { reference, name, departureDate, returnDate }, outstanding: owed(booking).outstanding } : null;
};
