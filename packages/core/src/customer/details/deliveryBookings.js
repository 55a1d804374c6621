/** The bookings whose deliveries a new address can still reach. */
export const deliveryBookings = (list) => (list?.upcoming ?? []).filter(({ status }) => status !== 'cancelled').map(({ reference }) => reference);
