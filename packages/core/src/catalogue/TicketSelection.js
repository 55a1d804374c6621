export const newcomerFields = ['firstName', 'lastName', 'email', 'telephone'];
export const emptySelection = { tickets: [], newcomers: [], nextKey: 1 };
export const quantityOf = ({ tickets }, ticketTypeId) => tickets.filter((ticket) => ticket.ticketTypeId === ticketTypeId).length;
/** The drafts that a ticket is for; the others are kept, in case the customer comes back to them. */
export const newcomersInUse = ({ tickets, newcomers }) => newcomers.filter(({ key }) => tickets.some(({ passenger }) => passenger.kind === 'newcomer' && passenger.key === key));
