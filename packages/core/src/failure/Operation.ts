/** What was being done when a call failed; each has its own entry in the operation catalogue (specification 1, §8; 2, §8). */
export const operations = [
  'login',
  'authenticationCheck',
  'logout',
  'clientId',
  'clientConfig',
  'genders',
  'countries',
  'getCustomer',
  'getBookings',
  'getBooking',
  'tickets',
  'ticketsAvailability',
  'createBasket',
  'getBasket',
  'addTickets',
  'removeItems',
  'resetBasket',
  'completeBasket',
  'payment',
] as const

export type Operation = (typeof operations)[number]
