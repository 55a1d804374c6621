import { owed } from './money/owed.js';
const bookingTone = (status) => (status === 'cancelled' || status === 'abandoned' ? 'danger' : 'neutral');
const paymentTones = {
    outstanding: 'warning',
    overdue: 'danger',
    fullyPaid: 'success',
    awaiting: 'info',
    overpaid: 'info',
    unknown: 'neutral',
};
/** While a payment plan runs, what is overdue is what it could not take: the day by which the booking was to be paid no longer counts. */
const paymentStatusOf = (booking) => {
    const { plan, overdue } = owed(booking);
    if (plan !== 'running' && plan !== 'inError')
        return booking.paymentStatus;
    if (overdue !== null)
        return 'overdue';
    return booking.paymentStatus === 'overdue' ? 'outstanding' : booking.paymentStatus;
};
/** A booking that is made says how its payment stands; any other says how the booking itself stands. */
export const statusOf = (booking) => {
    const { status } = booking;
    if (status !== 'completed')
        return { of: 'booking', status, tone: bookingTone(status) };
    const paymentStatus = paymentStatusOf(booking);
    return { of: 'payment', status: paymentStatus, tone: paymentTones[paymentStatus] };
};
