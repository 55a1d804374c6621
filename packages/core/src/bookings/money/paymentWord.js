/** Payment status (specification 2, §4). */
const words = { 2: 'paid', 3: 'confirmed', 6: 'failed', 7: 'pending' };
const table = words;
/** How a payment of a booking stands. What is said to be paid beside its status is paid, whatever the status. */
export const paymentWord = ({ status, paid }) => {
    const word = table[status] ?? 'unknown';
    return paid === true && word !== 'confirmed' ? 'paid' : word;
};
/** Confirmed counts as paid. */
export const isPaid = (payment) => ['paid', 'confirmed'].includes(paymentWord(payment));
