/** The two constants of specification 1, §3: what is to become of a ticket. */
export const resaleStatus = { putUp: 'PUT_UP_FOR_RESALE', cancel: 'CANCEL_RESALE' };
export const emptyResaleSelection = new Map();
