import { bodyOf, type Fetch, lettingIn, listAt, type PlantedBreach, changingBody } from './plantBreach.js'
import type { FakeBackend } from '../../src/FakeBackend.js'
import { sentences } from './sentences.js'

/** Executes another customer's call, but answers it as a refusal. */
const actingUnseen =
  (isMeant: RegExp) =>
  (backend: FakeBackend): Fetch => {
    const open = lettingIn('another', isMeant)(backend)
    return async (url, init) => {
      const refusal = await backend.fetch(url, init)
      if (isMeant.test(`${init.method ?? 'GET'} ${new URL(url).pathname}`)) await open(url, init)
      else await rememberLogin(open, url, init)
      return refusal
    }
  }

/** Lets the helper learn the session from the login's answer. */
const rememberLogin = async (open: Fetch, url: string, init: RequestInit): Promise<void> => {
  if (url.endsWith('/login')) await open(url, init)
}

const foundBy = (operation: string, path = 'answer') => ({ rule: 'access', operation, path }) as const

/** Calls that need a session. Each breach opens one of them to visitors. */
const openToAnybody: readonly (readonly [call: string, name: string, isMeant: RegExp, path?: string])[] = [
  ['getBooking', 'a booking that anybody can read', /^GET \/api\/booking\/SUN\d+$/],
  ['getTicketEvents', 'events that anybody can read', /ticketevents$/],
  ['getTransportStops', 'departures that anybody can read', /transportstops$/],
  ['downloadConfirmation', 'a confirmation that anybody can download', /\/downloads\/confirmation$/],
  ['downloadByKey', 'tickets that anybody can download', /\/booking\/download\//],
  ['updateCustomer', 'details that anybody can change', /^PUT \/api\/customer\/update$/],
  ['updateDelivery', 'an address that anybody can change', /^PUT .*\/delivery\/\w+$/],
  ['putUpForResale', 'tickets that anybody can put up for resale', /^POST .*\/resale$/],
  ['addTickets', 'a basket that anybody can fill', /^POST .*\/tickets$/],
  ['pay', 'a booking that anybody can pay', /^POST \/api\/payment\/$/, 'status'],
]

/** Calls about one customer that another customer may not make. */
const openToAnother: readonly (readonly [call: string, name: string, isMeant: RegExp])[] = [
  ['getBooking', 'a booking that every customer can read', /^GET \/api\/booking\/SUN\d+$/],
  ['getTicketAllocations', 'allocations by the id of another’s booking', /\/bookingAllocations\/\w+$/],
  ['getAdditionalCustomer', 'additional customers of another customer', /^GET \/api\/customer\/\d+$/],
  ['updateAdditionalCustomer', 'additional customers whom another customer can change', /^PUT \/api\/customer\/\d+$/],
  ['getBasket', 'a basket that every customer can read', /^GET \/api\/basket\/SUN\d+$/],
  ['getBasketStatus', 'how another’s payment stands', /^GET .*\/SUN\d+\/status$/],
  ['downloadByKey', 'tickets that another customer can download', /\/booking\/download\//],
  ['removeTicket', 'a basket from which another customer can take a ticket', /^DELETE .*\/tickets\/\d+$/],
  ['getPaymentPlanProjection', 'the projection of another’s plan', /\/projection$/],
]

/** Breaches of the contract's access rules. */
export const plantedAccessBreaches: readonly PlantedBreach[] = [
  ...openToAnybody.map(
    ([call, name, isMeant, path = 'answer']): PlantedBreach => ({
      name,
      call,
      breaks: sentences.onlyTheCustomer,
      found: foundBy(call, path),
      plant: lettingIn('nobody', isMeant),
    }),
  ),
  ...openToAnother.map(
    ([call, name, isMeant]): PlantedBreach => ({
      name,
      call,
      breaks: sentences.onlyTheCustomer,
      found: foundBy(call),
      plant: lettingIn('another', isMeant),
    }),
  ),
  {
    name: 'empty lists for whoever is signed out',
    call: 'getBookings',
    breaks: sentences.unauthorised,
    found: foundBy('getBookings'),
    plant: (backend) => async (url, init) => {
      const answer = await backend.fetch(url, init)
      const isEmpty = url.endsWith('/api/bookings') && answer.status === 401
      return isEmpty ? Response.json({ upcoming: [], past: [] }) : answer
    },
  },
  {
    name: 'a catalogue that is forbidden, not unauthorised, to whoever is signed out',
    call: 'getExtras',
    breaks: sentences.unauthorised,
    found: foundBy('getExtras', 'status'),
    plant: (backend) => async (url, init) => {
      const answer = await backend.fetch(url, init)
      const isMeant = url.endsWith('/extras') && answer.status === 401
      return isMeant ? new Response(answer.body, { status: 403, headers: answer.headers }) : answer
    },
  },
  {
    name: 'another’s booking that signs the customer out',
    call: 'getBookingRequiredData',
    breaks: sentences.bookingNotFound,
    found: foundBy('getBookingRequiredData', 'status'),
    plant: (backend) => async (url, init) => {
      const answer = await backend.fetch(url, init)
      const isMeant = /\/booking\/\w+\/requireddata$/.test(url) && (await answer.clone().text()).includes('13000010')
      return isMeant ? new Response(answer.body, { status: 401, headers: answer.headers }) : answer
    },
  },
  {
    name: 'a list with the bookings of every customer',
    call: 'getBookings',
    breaks: sentences.onlyTheCustomer,
    found: foundBy('getBookings', 'upcoming'),
    plant: (backend) => {
      const all: unknown[] = []
      return changingBody(/^GET \/api\/bookings$/, (body) => {
        all.push(...listAt(body, 'upcoming'))
        if (body['upcoming'] !== undefined) body['upcoming'] = [...all]
      })(backend)
    },
  },
  {
    name: 'a payment of another’s booking that asks the card first',
    call: 'pay',
    breaks: sentences.onlyTheCustomer,
    found: foundBy('pay', 'errors'),
    plant: lettingIn('another', /^POST \/api\/payment\/$/),
  },
  {
    name: 'a basket that another customer throws away unseen',
    call: 'resetBasket',
    breaks: sentences.onlyTheCustomer,
    found: foundBy('getBasket', 'basket.tickets'),
    plant: actingUnseen(/^DELETE \/api\/basket\/SUN\d+$/),
  },
  {
    name: 'a sign-out that only takes the cookie away',
    call: 'logout',
    breaks: sentences.protectedPages,
    found: { rule: 'status', operation: 'getCustomer', path: 'status' },
    plant: (backend) => (url, init) => {
      const isLogout = url.endsWith('/logout')
      return backend.fetch(url, isLogout ? { method: 'GET' } : init)
    },
  },
  {
    name: 'a wrong password that signs the customer in',
    call: 'login',
    breaks: sentences.protectedPages,
    found: { rule: 'refusal', operation: 'login', path: 'answer' },
    plant: (backend) => (url, init) => {
      const { email, password } = bodyOf(init)
      const isMeant = url.endsWith('/login') && email === 'demo@example.com' && password !== 'Passw0rd!'
      const body = JSON.stringify({ email, password: 'Passw0rd!' })
      return backend.fetch(url, isMeant ? { ...init, body } : init)
    },
  },
]
