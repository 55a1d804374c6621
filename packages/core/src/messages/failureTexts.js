/** Texts of the failures behind the sign-in that are not payment codes (both specifications, §8; wording by decisions §5). */
export const failureTexts = {
    bookingNotFound: "We couldn't find a matching booking. Please try again.",
    getCustomer: "We're unable to load your details right now. Please try again.",
    getRequiredData: "We're unable to load the information that your booking needs right now. Please try again.",
    updateCustomer: "We're unable to update your details right now. Please try again.",
    updateCustomerBookingDeliveries: "We're unable to update your details and delivery addresses right now. Please try again.",
    getAdditionalCustomer: "We're unable to load the details of your fellow traveller right now. Please try again.",
    updateAdditionalCustomer: "We're unable to update the details of your fellow traveller right now. Please try again.",
    getBookings: "We're unable to load your bookings right now. Please try again.",
    cardNumber: 'This looks like a card number, so nothing was sent. Please leave it out and try again.',
    getBooking: "We're unable to load your booking right now. Please try again.",
};
