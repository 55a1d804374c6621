/** The change was made and only reading the booking again failed: nothing has to be sent twice. */
export const bookingWasChanged = ({ operation }) => operation === 'getBooking';
