import { answering, at, forgettingKeys, type PlantedBreach, saying, withHeader } from './plantBreach.js'

const signedOut = /^GET \/api\/customer$/
const booking = /^GET \/api\/booking\/SUN1001$/

export const plantedBreaches: readonly PlantedBreach[] = [
  {
    name: 'an amount that is text',
    found: { rule: 'type', operation: 'getBooking', path: 'booking.prices.paid.value' },
    plant: saying(booking, (body) => {
      const paid = at(body, 'booking.prices.paid')
      paid['value'] = String(paid['value'])
    }),
  },
  {
    name: 'a field that is not there',
    found: { rule: 'missing', operation: 'getBookings', path: 'upcoming.0.departure_date' },
    plant: saying(/^GET \/api\/bookings$/, (body) => {
      delete at(body, 'upcoming.0')['departure_date']
    }),
  },
  {
    name: 'whoever is signed out is forbidden, not unauthorised',
    found: { rule: 'status', operation: 'getCustomer', path: 'status' },
    plant: answering(signedOut, (answer) =>
      answer.status === 401 ? new Response(answer.body, { status: 403, headers: answer.headers }) : answer,
    ),
  },
  {
    name: 'JSON that is called text',
    found: { rule: 'header', operation: 'getCountries', path: 'Content-Type' },
    plant: answering(
      /countries$/,
      withHeader('content-type', () => 'text/plain'),
    ),
  },
  {
    name: 'an answer that says it is another customer’s',
    found: { rule: 'header', operation: 'getBookings', path: 'X-Customer-Id' },
    plant: answering(
      /^GET \/api\/bookings$/,
      withHeader('x-customer-id', () => '7999'),
    ),
  },
  {
    name: 'a session cookie that scripts can read',
    found: { rule: 'cookie', operation: 'login', path: 'booking_session' },
    plant: answering(
      /login$/,
      withHeader('set-cookie', (cookie) => cookie.replace('; HttpOnly', '')),
    ),
  },
  {
    name: 'a session cookie that other sites can send',
    found: { rule: 'cookie', operation: 'login', path: 'booking_session' },
    plant: answering(
      /login$/,
      withHeader('set-cookie', (cookie) => cookie.replace('SameSite=Lax', 'SameSite=None')),
    ),
  },
  {
    name: 'a repeated payment that acts twice',
    found: { rule: 'idempotency', operation: 'getBooking', path: 'booking.payments' },
    plant: forgettingKeys(/\/api\/payment\/$/, (backend, { bookingReference, amount }) => {
      const reference = backend.payments.enter(String(bookingReference), Number(amount))
      return Response.json({ payment: { requires_action: false, reference } })
    }),
  },
  {
    name: 'a repeated payment that is refused as a second one',
    found: { rule: 'idempotency', operation: 'pay', path: 'answer' },
    plant: forgettingKeys(/\/api\/payment\/$/, () =>
      Response.json({ errors: [{ code: 16000110, message: 'This basket was paid.' }] }),
    ),
  },
  {
    name: 'a declined key that pays when it is repeated',
    found: { rule: 'idempotency', operation: 'pay', path: 'answer' },
    plant: saying(
      /^POST \/api\/payment\/$/,
      (() => {
        const declined = new Set<string>()
        return (body, { init }) => {
          const key = new Headers(init.headers).get('idempotency-key') ?? ''
          if (at(body, 'errors.0')['code'] !== 16000140) return
          if (declined.has(key)) {
            delete body['errors']
            body['payment'] = { requires_action: false, reference: 'PAY-1' }
          }
          declined.add(key)
        }
      })(),
    ),
  },
  {
    name: 'a check of the bank whose secret is told once',
    found: { rule: 'idempotency', operation: 'pay', path: 'payment.payment_intent_client_secret' },
    plant: saying(
      /^POST \/api\/payment\/$/,
      (() => {
        const told = new Set<string>()
        return (body) => {
          const payment = at(body, 'payment')
          const secret = payment['payment_intent_client_secret']
          if (typeof secret !== 'string') return
          if (told.has(secret)) payment['payment_intent_client_secret'] = null
          told.add(secret)
        }
      })(),
    ),
  },
  {
    name: 'a basket that is given up while the bank checks',
    found: { rule: 'agreement', operation: 'getBasketStatus', path: 'status' },
    plant: saying(/\/status$/, (body, { path }) => {
      if (!path.includes('payments') && body['status'] === 'pending') body['status'] = 'failed'
    }),
  },
  {
    name: 'a poll that never ends',
    found: { rule: 'poll', operation: 'getBasketStatus', path: 'status' },
    plant: saying(/\/status$/, (body, { path }) => {
      if (!path.includes('payments')) body['status'] = 'pending'
    }),
  },
  {
    name: 'instalments in no order',
    found: { rule: 'order', operation: 'getPaymentPlanProjection', path: 'projection.1' },
    plant: saying(/projection$/, ({ projection }) => void (Array.isArray(projection) && projection.reverse())),
  },
  {
    name: 'errors that are an object',
    found: { rule: 'errors', operation: 'getBooking', path: 'errors' },
    plant: saying(/^GET \/api\/booking\/NO-SUCH-BOOKING$/, (body) => {
      body['errors'] = { code: at(body, 'errors.0')['code'] }
    }),
  },
  {
    name: 'an error that says nothing',
    found: { rule: 'errors', operation: 'login', path: 'errors.0' },
    plant: saying(/login$/, (body) => {
      if (body['errors'] !== undefined) body['errors'] = [{}]
    }),
  },
  {
    name: 'a day that is in no calendar',
    found: { rule: 'date', operation: 'getBooking', path: 'booking.accommodations.0.check_in.iso_value' },
    plant: saying(booking, (body) => {
      at(body, 'booking.accommodations.0.check_in')['iso_value'] = '2026-02-30'
    }),
  },
  {
    name: 'a list and a booking that disagree on what is owed',
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.prices.outstanding_balance.value' },
    plant: saying(/^GET \/api\/bookings$/, (body) => {
      for (const place of Object.keys(at(body, 'upcoming'))) {
        const balance = at(body, `upcoming.${place}.prices.outstanding_balance`)
        balance['value'] = Number(balance['value']) + 1
      }
    }),
  },
  {
    name: 'another amount than the basket’s that is taken',
    found: { rule: 'refusal', operation: 'pay', path: 'answer' },
    plant: answering(/^POST \/api\/payment\/$/, async (answer) =>
      (await answer.clone().text()).includes('16000307')
        ? Response.json({ payment: { requires_action: false, reference: 'PAY-1' } })
        : answer,
    ),
  },
  {
    name: 'a removed ticket that stays in the basket',
    found: { rule: 'agreement', operation: 'getBasket', path: 'basket' },
    plant: (backend) => async (url, init) =>
      init.method === 'DELETE' && url.includes('/tickets/') ? Response.json({}) : backend.fetch(url, init),
  },
  {
    name: 'a sign-out that leaves the session open',
    found: { rule: 'agreement', operation: 'checkSession', path: 'customer.authenticated' },
    plant: (backend) => async (url, init) => (url.endsWith('/logout') ? Response.json({}) : backend.fetch(url, init)),
  },
  {
    name: 'a confirmation that is a page',
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
    found: { rule: 'type', operation: 'getGenders', path: 'answer' },
    plant: answering(/genders$/, () => new Response('<html>', { headers: { 'content-type': 'application/json' } })),
  },
]
