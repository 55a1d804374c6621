const path = (text) => text;
const booking = (reference, part = '') => path(`/booking/${encodeURIComponent(reference)}${part}`);
/** The routes of specification 1, §2. */
export const paths = {
    bookings: path('/'),
    login: path('/login'),
    resetPassword: path('/resetpassword'),
    changePassword: path('/changepassword'),
    error: path('/error'),
    unauthorised: path('/unauthorised'),
    notFound: path('/404'),
    profile: path('/profile'),
    bankAccount: path('/profile/details/bank-account'),
    booking: (reference) => booking(reference),
    /** The tickets that can be shown at a gate, first on the booking's page. */
    readyTickets: (reference) => booking(reference, '#tickets-ready'),
    accommodations: (reference) => booking(reference, '/accommodation'),
    accommodation: (reference, id) => booking(reference, `/accommodation/${encodeURIComponent(id)}`),
    extras: (reference) => booking(reference, '/extras'),
    transport: (reference) => booking(reference, '/transport'),
    ticketDetails: (reference) => booking(reference, '/ticket-details'),
    resale: (reference) => booking(reference, '/resale'),
    mandatoryInformation: (reference) => booking(reference, '/mandatory-information'),
    requiredAddress: (reference, customerId) => booking(reference, `/required-data/${encodeURIComponent(customerId)}/address/update`),
    deliveryUpdate: (reference) => booking(reference, '/delivery/update'),
    makePayment: (reference) => booking(reference, '/make-payment'),
    /** The receipt of one payment. */
    receipt: (reference, paymentReference) => booking(reference, `/make-payment?receipt=${encodeURIComponent(paymentReference)}`),
    payInFull: (reference) => booking(reference, '/pay-in-full'),
    /** What is overdue of the payment plan, by itself. */
    payOverdue: (reference) => booking(reference, '/pay-in-full?part=overdue'),
    paymentPlan: (reference) => booking(reference, '/payment-plan'),
    changePlanPayment: (reference) => booking(reference, '/payment-plan/change-payment'),
    changePlanDay: (reference) => booking(reference, '/payment-plan/change-day'),
    tickets: (reference) => booking(reference, '/tickets'),
    basket: (reference) => booking(reference, '/cart'),
    checkout: (reference) => booking(reference, '/checkout'),
};
/** Where a payment plan is set up, and where its card and its day are changed. */
export const planPages = { create: paths.paymentPlan, changePayment: paths.changePlanPayment, changeDay: paths.changePlanDay };
const publicPaths = [paths.login, paths.resetPassword, paths.error, paths.unauthorised, paths.notFound];
/** Pages that nobody has to sign in for. */
export const isPublicPath = (pathname) => publicPaths.includes(pathname);
