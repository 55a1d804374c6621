import { answering, at, type PlantedBreach, changingBody, withHeader } from './plantBreach.js'
import { sentences } from './sentences.js'
import { plantedAccessBreaches } from './plantedAccessBreaches.js'
import { plantedAccountBreaches } from './plantedAccountBreaches.js'
import { plantedMoneyBreaches } from './plantedMoneyBreaches.js'
import { plantedPaymentBreaches } from './plantedPaymentBreaches.js'
import { plantedRefundBreaches } from './plantedRefundBreaches.js'
import { plantedStockBreaches } from './plantedStockBreaches.js'

const signedOut = /^GET \/api\/customer$/
const booking = /^GET \/api\/booking\/SUN1001$/

export const plantedBreaches: readonly PlantedBreach[] = [
  {
    name: 'an amount that is text',
    call: 'getBooking',
    breaks: sentences.minorUnits,
    found: { rule: 'type', operation: 'getBooking', path: 'booking.prices.paid.value' },
    plant: changingBody(booking, (body) => {
      const paid = at(body, 'booking.prices.paid')
      paid['value'] = String(paid['value'])
    }),
  },
  {
    name: 'a field that is not there',
    call: 'getBookings',
    breaks: sentences.strictFields,
    found: { rule: 'missing', operation: 'getBookings', path: 'upcoming.0.departure_date' },
    plant: changingBody(/^GET \/api\/bookings$/, (body) => {
      delete at(body, 'upcoming.0')['departure_date']
    }),
  },
  {
    name: 'whoever is signed out is forbidden, not unauthorised',
    call: 'getCustomer',
    breaks: sentences.unauthorised,
    found: { rule: 'status', operation: 'getCustomer', path: 'status' },
    plant: answering(signedOut, (answer) =>
      answer.status === 401 ? new Response(answer.body, { status: 403, headers: answer.headers }) : answer,
    ),
  },
  {
    name: 'JSON that is called text',
    call: 'getCountries',
    breaks: sentences.codecs,
    found: { rule: 'header', operation: 'getCountries', path: 'Content-Type' },
    plant: answering(
      /countries$/,
      withHeader('content-type', () => 'text/plain'),
    ),
  },
  {
    name: 'an answer that says it is another customer’s',
    call: 'getBookings',
    breaks: sentences.owner,
    found: { rule: 'header', operation: 'getBookings', path: 'X-Customer-Id' },
    plant: answering(
      /^GET \/api\/bookings$/,
      withHeader('x-customer-id', () => '7999'),
    ),
  },
  {
    name: 'a catalogue that shared caches may store',
    call: 'getExtras',
    breaks: sentences.privateAnswers,
    found: { rule: 'header', operation: 'getExtras', path: 'Cache-Control' },
    plant: answering(
      /\/extras$/,
      withHeader('cache-control', () => 'public, max-age=60'),
    ),
  },
  {
    name: 'a catalogue that is sent again with the same entity tag',
    call: 'getTicketEvents',
    breaks: sentences.sameAnswer,
    found: { rule: 'status', operation: 'getTicketEvents', path: 'status' },
    plant: answering(/ticketevents$/, (answer, { backend, path, init }) => {
      if (answer.status !== 304) return answer
      const headers = new Headers(init.headers)
      headers.delete('if-none-match')
      return backend.fetch(`http://localhost${path}`, { ...init, headers })
    }),
  },
  {
    name: 'an entity tag that does not depend on the customer',
    call: 'getClientConfig',
    breaks: sentences.tagOfCustomer,
    found: { rule: 'header', operation: 'getClientConfig', path: 'ETag' },
    plant: answering(/client\/config$/, (answer, { init }) => {
      const headers = new Headers(answer.headers)
      headers.set('etag', '"one"')
      const isKnown = new Headers(init.headers).get('if-none-match') === '"one"'
      return isKnown ? new Response(null, { status: 304, headers }) : new Response(answer.body, { headers })
    }),
  },
  {
    name: 'a session cookie that scripts can read',
    call: 'login',
    breaks: sentences.cookie,
    found: { rule: 'cookie', operation: 'login', path: 'booking_session' },
    plant: answering(
      /login$/,
      withHeader('set-cookie', (cookie) => cookie.replace('; HttpOnly', '')),
    ),
  },
  ...plantedPaymentBreaches,
  ...plantedRefundBreaches,
  ...plantedMoneyBreaches,
  ...plantedStockBreaches,
  ...plantedAccessBreaches,
  ...plantedAccountBreaches,
  {
    name: 'instalments in no order',
    call: 'getPaymentPlanProjection',
    breaks: sentences.projection,
    found: { rule: 'order', operation: 'getPaymentPlanProjection', path: 'projection.1' },
    plant: changingBody(/projection$/, ({ projection }) => void (Array.isArray(projection) && projection.reverse())),
  },
  {
    name: 'errors that are an object',
    call: 'getBooking',
    breaks: sentences.errorEntries,
    found: { rule: 'errors', operation: 'getBooking', path: 'errors' },
    plant: changingBody(/^GET \/api\/booking\/NO-SUCH-BOOKING$/, (body) => {
      body['errors'] = { code: at(body, 'errors.0')['code'] }
    }),
  },
  {
    name: 'a day that is in no calendar',
    call: 'getBooking',
    breaks: sentences.calendar,
    found: { rule: 'date', operation: 'getBooking', path: 'booking.accommodations.0.check_in.iso_value' },
    plant: changingBody(booking, (body) => {
      at(body, 'booking.accommodations.0.check_in')['iso_value'] = '2026-02-30'
    }),
  },
  {
    name: 'a list and a booking that disagree on what is owed',
    call: 'getBookings',
    breaks: sentences.sameBooking,
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.prices.outstanding_balance.value' },
    plant: changingBody(/^GET \/api\/bookings$/, (body) => {
      for (const place of Object.keys(at(body, 'upcoming'))) {
        const balance = at(body, `upcoming.${place}.prices.outstanding_balance`)
        balance['value'] = Number(balance['value']) + 1
      }
    }),
  },
  {
    name: 'a removed ticket that stays in the basket',
    call: 'removeTicket',
    breaks: sentences.removing,
    found: { rule: 'agreement', operation: 'getBasket', path: 'basket' },
    plant: (backend) => async (url, init) =>
      init.method === 'DELETE' && url.includes('/tickets/') ? Response.json({}) : backend.fetch(url, init),
  },
  {
    name: 'a sign-out that leaves the session open',
    call: 'logout',
    breaks: sentences.signOut,
    found: { rule: 'agreement', operation: 'checkSession', path: 'customer.authenticated' },
    plant: (backend) => async (url, init) => (url.endsWith('/logout') ? Response.json({}) : backend.fetch(url, init)),
  },
  {
    name: 'a confirmation that is a page',
    call: 'downloadConfirmation',
    breaks: sentences.confirmation,
    found: { rule: 'header', operation: 'downloadConfirmation', path: 'Content-Type' },
    plant: answering(
      /confirmation$/,
      () =>
        new Response('<html></html>', {
          headers: { 'content-type': 'text/html', 'content-disposition': 'filename=a' },
        }),
    ),
  },
  {
    name: 'an answer that is no JSON',
    call: 'getGenders',
    breaks: sentences.codecs,
    found: { rule: 'type', operation: 'getGenders', path: 'answer' },
    plant: answering(/genders$/, () => new Response('<html>', { headers: { 'content-type': 'application/json' } })),
  },
]
