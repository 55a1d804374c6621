import { basketOf, type Dashboard } from '@booking-dashboard/core'
import { demoPassword } from '../../src/worlds/demo/customers/demoCustomers.js'
import { addTickets, removeOne } from '../purchases.js'
import { accountCalls } from './accountCalls.js'
import { basketCalls } from './basketCalls.js'
import { bookingCalls } from './bookingCalls.js'
import { catalogueCalls } from './catalogueCalls.js'
import { type FaultyCall, foundDone, missingInSilence, shapeless } from './FaultyCall.js'

const ref = 'SUN1001'

const shown = (dashboard: Dashboard) => basketOf(dashboard.basket(ref).state$.value)
const order = { ref, ticketTypeId: '41022', count: 1 } as const

/** The new passenger gets an id that no existing passenger has. */
const withNewPassenger = async (dashboard: Dashboard): Promise<unknown> => {
  await dashboard.bookings.load(ref)
  await dashboard.basket(ref).check()
  return addTickets(dashboard, { ...order, passenger: 'new' })
}

/** Exceptions of the discard are swallowed (behaviour/bookings#2.4). */
const swallowed = {
  'a dropped connection': null,
  'a lost answer': null,
  'an answer that comes too late': null,
  'a request that arrives too late': null,
  'HTTP 400': null,
  'HTTP 404': null,
  'HTTP 429': null,
  'HTTP 500': null,
  'HTTP 503 after the change': null,
  'a body that is no JSON': null,
  'a body of the wrong shape': null,
} as const

export const calls: readonly FaultyCall[] = [
  {
    operationId: 'login',
    operation: 'login',
    signedOut: true,
    act: ({ session }) => session.signIn({ email: 'demo@example.com', password: demoPassword }),
  },
  {
    operationId: 'checkSession',
    operation: 'authenticationCheck',
    signedOut: true,
    act: ({ session }) => session.check(),
  },
  { operationId: 'logout', operation: 'logout', act: ({ session }) => session.signOut(), instead: shapeless },
  { operationId: 'getClientId', operation: 'clientId', needsNoSession: true, act: ({ client }) => client.setUp() },
  // A 401 means "no config" (behaviour/bookings#1.4).
  {
    operationId: 'getClientConfig',
    operation: 'clientConfig',
    needsNoSession: true,
    act: ({ client }) => client.setUp(),
    // An answer without a client is a failure without a message.
    instead: {
      'HTTP 401': null,
      'a body of the wrong shape': null,
      'an unknown error code': null,
      'an error in plain words': null,
    },
  },
  { operationId: 'getCustomer', operation: 'getCustomer', act: ({ customer }) => customer.load() },
  { operationId: 'getBookings', operation: 'getBookings', act: ({ bookings }) => bookings.loadList() },
  { operationId: 'getBooking', operation: 'getBooking', act: ({ bookings }) => bookings.load(ref) },
  {
    operationId: 'getTicketAllocations',
    operation: 'getBooking',
    act: ({ bookings }) => bookings.load(ref),
    instead: missingInSilence,
  },
  { operationId: 'getTicketEvents', operation: 'tickets', act: ({ ticketShop }) => ticketShop(ref).open() },
  {
    operationId: 'getTicketAvailability',
    operation: 'ticketsAvailability',
    act: ({ ticketShop }) => ticketShop(ref).open(),
  },
  {
    operationId: 'getBasket',
    operation: 'getBasket',
    act: ({ basket }) => basket(ref).load(),
    // Stops without a message on errors of the back end (behaviour/basket#2.4).
    instead: { 'an unknown error code': null, 'an error in plain words': null },
  },
  {
    operationId: 'createBasket',
    operation: 'createBasket',
    act: async (dashboard) => {
      await dashboard.basket(ref).discard()
      return addTickets(dashboard, { ...order, passenger: 1 })
    },
  },
  {
    operationId: 'addTickets',
    operation: 'addTickets',
    act: (dashboard) => addTickets(dashboard, { ...order, passenger: 2 }),
    instead: foundDone,
  },
  { operationId: 'addPax', operation: 'addTickets', act: withNewPassenger, instead: foundDone },
  {
    operationId: 'removeTicket',
    operation: 'removeItems',
    act: (dashboard) => removeOne(dashboard.basket(ref), [`tickets/${shown(dashboard)?.tickets[0]?.id}`]),
    instead: shapeless,
  },
  {
    operationId: 'removePax',
    operation: 'removeItems',
    act: async (dashboard) => {
      await withNewPassenger(dashboard)
      return dashboard.basket(ref).remove(shown(dashboard)?.passengers.map(({ id }) => `passengers/${id}`) ?? [])
    },
    instead: shapeless,
  },
  {
    operationId: 'resetBasket',
    operation: 'resetBasket',
    act: ({ basket }) => basket(ref).discard(),
    instead: swallowed,
  },
  ...basketCalls,
  ...catalogueCalls,
  ...bookingCalls,
  ...accountCalls,
]

/** Calls that move money or can be made only once have separate tables. */
export const callsOfOtherTables: readonly string[] = [
  // Lists for forms (clientLists.test.ts).
  'getGenders',
  'getCountries',
  'pay',
  'getBasketStatus',
  'getBasketPayments',
  'completeBasket',
  'updatePaymentPlan',
  'getPaymentPlanProjection',
  'changePassword',
  // Called only after extras were refused, so the extras shop's tests cover it.
  'getExtraAvailability',
]
