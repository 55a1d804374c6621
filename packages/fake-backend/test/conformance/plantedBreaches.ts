import {
  actingUnseen,
  answering,
  changing,
  freezing,
  granting,
  heading,
  ignoring,
  lettingIn,
  type Plant,
  repeating,
  restating,
  rewriting,
  sending,
  sendingBody,
  signingIn,
  withoutHeader,
} from './plantBreach.js'

const list = /^GET \/api\/bookings$/
const booking = /^GET \/api\/booking\/SUN\d+$/
const basket = /^GET \/api\/basket\/SUN\d+$/
const status = /\/SUN\d+\/status$/
const rows = /\/payments\/status$/
const login = /\/login$/
const passwords = /password\/change$/
const pay = /^POST \/api\/payment\/$/
const resale = /^POST .*\/resale$/
const delivery = /^PUT .*\/delivery\/\w+$/
const file = /\/booking\/download\//
const update = /^PUT \/api\/customer\/update$/
const additional = /^PUT \/api\/customer\/\d+$/

const price = 'booking.prices.total_booking_price.value'
const paid = 'booking.prices.paid.value'
const owed = 'booking.prices.outstanding_balance.value'
const charges = 'basket.charges.CHANGE_TICKET_CUSTOMER_DATA.*.prices'

interface Row {
  readonly type: string
  readonly reference: string
  readonly amount: { readonly value: number }
  readonly status: { readonly value: number }
}
const refusal = (code: number): Response => Response.json({ errors: [{ code, message: 'It is refused.' }] })
const isPaid = { payment: { requires_action: false, reference: 'PAY-1' } }

/** Breaches of the contract by the part of `behaviour` that each breaks. */
export const plantedBreaches: Readonly<Record<string, Readonly<Record<string, Plant>>>> = {
  'money#d3.1': { 'an amount that is text': changing(booking, paid, String) },
  'contract#d1.2': { 'a field that is not there': changing(list, 'upcoming.0.departure_date', () => undefined) },
  'errors#1.8': {
    'whoever is signed out is forbidden, not unauthorised': restating(/^GET \/api\/customer$/, 'errors', 403),
    'empty lists for whoever is signed out': answering(list, (answer) =>
      answer.status === 401 ? Response.json({ upcoming: [], past: [] }) : answer,
    ),
    'a catalogue that is forbidden, not unauthorised, to whoever is signed out': restating(/\/extras$/, 'errors', 403),
  },
  'contract#d1.1': {
    'JSON that is called text': heading(/countries$/, 'content-type', () => 'text/plain'),
    'an answer that is no JSON': answering(/genders$/, ({ headers }) => new Response('<html>', { headers })),
    'a day that is in no calendar': changing(
      booking,
      'booking.accommodations.0.check_in.iso_value',
      () => '2026-02-30',
    ),
    'a payment for items that cost something else': changing(booking, 'booking.payments.0', (row: Row) => ({
      ...row,
      bought: [{ name: 'Stalls', quantity: 2, amount: { value: row.amount.value + 1 } }],
    })),
    'a payment for no item that has a name': changing(booking, 'booking.payments.0', (row: Row) => ({
      ...row,
      bought: [{ name: ' ', quantity: 0, amount: row.amount }],
    })),
  },
  'session#whose-session-it-is': {
    'an answer that says it is another customer’s': heading(list, 'x-customer-id', () => '7999'),
  },
  'contract#revalidation': {
    'a catalogue that shared caches may store': heading(/\/extras$/, 'cache-control', () => 'public, max-age=60'),
    'a catalogue that is sent again with the same entity tag': withoutHeader(/ticketevents$/, 'if-none-match'),
    'an entity tag that does not depend on the customer': answering(/client\/config$/, (answer, init) => {
      const headers = new Headers(answer.headers)
      headers.set('etag', '"one"')
      const isKnown = new Headers(init.headers).get('if-none-match') === '"one"'
      return isKnown ? new Response(null, { status: 304, headers }) : new Response(answer.body, { headers })
    }),
  },
  'contract#d1.4': {
    'a session cookie that scripts can read': heading(login, 'set-cookie', (text) => text.replace('; HttpOnly', '')),
  },
  'contract#d1.6': {
    'errors that are an object': changing(
      /^GET \/api\/booking\/NO-SUCH-BOOKING$/,
      'errors',
      ([first]: unknown[]) => first,
    ),
  },
  'contract#1.7': {
    'a confirmation that is a page': heading(/confirmation$/, 'content-type', () => 'text/html'),
  },
  'promises#d7.10a': {
    'a repeated payment that acts twice': repeating((_, { bookingReference, amount }, { payments }) => {
      const reference = payments.enter(String(bookingReference), Number(amount))
      return Response.json({ payment: { requires_action: false, reference } })
    }),
    'a repeated payment that is refused as a second one': repeating(() => refusal(16000110)),
    'a declined key that pays when it is repeated': repeating((before) =>
      before.includes('16000140') ? Response.json(isPaid) : null,
    ),
    'a refusal that began nothing and spends its key': repeating((before) =>
      before.includes('16000307') ? refusal(16000307) : null,
    ),
  },
  'promises#d7.10b': {
    'a basket that is given up while the bank checks': rewriting(status, '"pending"', '"failed"'),
  },
  'promises#d7.10c': {
    'a second payment of something paid that is refused with no reason of the contract': rewriting(
      pay,
      16000110,
      16000010,
    ),
    'a bank’s check that failed and leaves its attempt open': rewriting(status, '"failed"', '"pending"'),
  },
  'promises#d7.10d': {
    'a declined attempt that the basket does not list': changing(rows, 'payments', (all: { status: number }[]) =>
      all.filter((row) => row.status !== 6),
    ),
    'a declined attempt that the booking lists without its key': changing(
      booking,
      'booking.payments.*.idempotency_key',
      () => undefined,
    ),
  },
  'promises#d7.10e': {
    'a check of the bank whose secret is told once': repeating((before) =>
      before.includes('client_secret":"')
        ? new Response(before.replace(/(client_secret":)"[^"]*"/, '$1null'), {
            headers: { 'content-type': 'application/json' },
          })
        : null,
    ),
    'a bank’s check that never expires': rewriting(status, '"cancelled"', '"pending"'),
  },
  'promises#d7.10f': {
    'a request that was sent too long ago and is taken': withoutHeader(/./, 'x-sent-at'),
    'a request that was refused as too old and is listed': (backend) => {
      let late = ''
      return async (url, init) => {
        const answer = await backend.fetch(url, init)
        const key = new Headers(init.headers).get('idempotency-key') ?? ''
        if (late === '' && (await answer.clone().text()).includes('16000190')) late = key
        if (late === '' || !url.includes('/payments/status')) return answer
        return Response.json({ payments: [{ id: 'PAY-1', paid: false, status: 6, idempotency_key: late }] }, answer)
      }
    },
  },
  'payments#2.4': { 'a poll that never ends': changing(status, 'status', () => 'pending') },
  'payments#d8.8': {
    'a key that acts for whoever sends it': repeating((before) =>
      before.includes('"reference"') ? Response.json(JSON.parse(before)) : null,
    ),
  },
  'payments#d2.4': {
    'a declined attempt that makes the booking dearer': changing(
      booking,
      [price, owed],
      (value: number, { inspect }) =>
        inspect.baskets().some(({ attempts }) => attempts.some((attempt) => attempt.status === 6))
          ? value + 500
          : value,
    ),
    'less than the basket’s amount that is taken': answering(pay, async (answer, { body }, { inspect }) => {
      if (!(await answer.clone().text()).includes('16000307')) return answer
      const { amount } = JSON.parse(String(body)) as { amount: number }
      const isLess = inspect.baskets().some(({ state, total }) => state === 'open' && total === amount + 1)
      return isLess ? Response.json(isPaid) : answer
    }),
  },
  'money#d8.10': {
    'a payment whose row goes with its money': changing(booking, 'booking.payments', (all: Row[], { inspect }) => {
      const gone = inspect.returns().flatMap(({ payment, id }) => [payment, id])
      return all.filter(({ reference }) => !gone.includes(reference))
    }),
    'a refund that nothing lists': changing(booking, 'booking.payments', (all: Row[]) =>
      all.filter(({ type }) => type !== 'refund'),
    ),
    'what is paid and what is owed do not make the total': changing(booking, paid, (value: number) => value + 1),
  },
  'money#2.9-prices': {
    'a total without a part of the booking fee': changing(
      basket,
      ['booking_fee', 'total_ticket_price'].map((name) => `basket.tickets.*.prices.${name}.value`),
      (value: number) => value + 100,
    ),
  },
  'money#2.9-summary': {
    'a change of name that costs more than its ticket says': changing(
      basket,
      [`${charges}.price.value`, `${charges}.total.value`],
      (value: number) => value + 500,
    ),
  },
  'basket#2.4-zero': {
    'a basket that costs something and is completed for nothing': granting(/^POST .*\/complete$/, 'has to be paid for'),
    'a free basket that is charged for': changing(booking, [price, owed], (value: number, { inspect }) =>
      inspect.baskets().some(({ state, total }) => state === 'completed' && total === 0) ? value + 100 : value,
    ),
  },
  'basket#2.4-removing': { 'a removed ticket that stays in the basket': ignoring(/^DELETE .*\/tickets\//) },
  'demo-world#d6': {
    'the option of a room that is answered and not added': ignoring(/^POST .*\/accommodation\/\d+\/extra$/),
    'tickets that never run out': freezing(/ticketavailability$/),
    'more extras than are left': granting(/^POST .*\/extra$/, 'left of'),
    'a booking that costs the same after a paid basket': (backend) => {
      let first: unknown
      return changing(booking, 'booking.prices', (prices) => (first ??= prices))(backend)
    },
    'a paid basket that is owed all the same': changing(booking, owed, (value: number, { inspect }) =>
      inspect.charges().reduce((sum, { amount }) => sum + amount, value),
    ),
    'a ticket that is put up for resale and is not': ignoring(resale),
    'a ticket that is taken back and stays on resale': ignoring(/^DELETE .*\/resale\/\d+$/),
  },
  'index#2.6': {
    'a booking that anybody can read': lettingIn('nobody', booking),
    'events that anybody can read': lettingIn('nobody', /ticketevents$/),
    'departures that anybody can read': lettingIn('nobody', /transportstops$/),
    'a confirmation that anybody can download': lettingIn('nobody', /\/downloads\/confirmation$/),
    'tickets that anybody can download': lettingIn('nobody', file),
    'details that anybody can change': lettingIn('nobody', update),
    'an address that anybody can change': lettingIn('nobody', delivery),
    'tickets that anybody can put up for resale': lettingIn('nobody', resale),
    'a basket that anybody can fill': lettingIn('nobody', /^POST .*\/tickets$/),
    'a booking that anybody can pay': lettingIn('nobody', pay),
    'a booking that every customer can read': lettingIn('another', booking),
    'allocations by the id of another’s booking': lettingIn('another', /\/bookingAllocations\/\w+$/),
    'additional customers of another customer': lettingIn('another', /^GET \/api\/customer\/\d+$/),
    'additional customers whom another customer can change': lettingIn('another', additional),
    'a basket that every customer can read': lettingIn('another', basket),
    'how another’s payment stands': lettingIn('another', status),
    'tickets that another customer can download': lettingIn('another', file),
    'a basket from which another customer can take a ticket': lettingIn('another', /^DELETE .*\/tickets\/\d+$/),
    'the projection of another’s plan': lettingIn('another', /\/projection$/),
    'a payment of another’s booking that asks the card first': lettingIn('another', pay),
    'a basket that another customer throws away unseen': actingUnseen(/^DELETE \/api\/basket\/SUN\d+$/),
    'a list with the bookings of every customer': (backend) => {
      let all: unknown[] = []
      return changing(list, 'upcoming', (own: unknown[]) => (all = [...all, ...own]))(backend)
    },
    'a sign-out that only takes the cookie away': sending(/\/logout$/, () => ({ method: 'GET' })),
    'a wrong password that signs the customer in': sendingBody(login, (body) =>
      body['email'] === 'demo@example.com' ? { ...body, password: 'Passw0rd!' } : body,
    ),
  },
  'session#1.4-sign-out': { 'a sign-out that leaves the session open': ignoring(/\/logout$/) },
  'session#1.4': {
    'a login that does not say that the password has to be changed': changing(
      login,
      'customer.reset_required',
      () => false,
    ),
    'a check that does not say that the password has to be changed': changing(
      /\/check$/,
      'customer.reset_required',
      () => false,
    ),
  },
  'errors#1.8-codes': {
    'another’s booking that signs the customer out': restating(/\/booking\/\w+\/requireddata$/, '13000010', 401),
    'an unknown customer who is told by another code': rewriting(login, 15000010, 15000020),
    'a wrong password that is told by another code': rewriting(login, 15000050, 15000020),
    'a locked account that is told by another code': rewriting(login, 15000030, 15000050),
    'a locked account that signs in': signingIn('locked@example.com', 'new@example.com'),
    'a locked account that is refused and signed in': (backend) => async (url, init) => {
      const answer = await backend.fetch(url, init)
      if (!(await answer.clone().text()).includes('15000030')) return answer
      const opened = await signingIn('locked@example.com', 'new@example.com')(backend)(url, init)
      return new Response(answer.body, { status: answer.status, headers: opened.headers })
    },
    'an account that was never verified and signs in': signingIn('unverified@example.com', 'new@example.com'),
    'an account that is not verified and is told as unknown': rewriting(login, 15000040, 15000010),
    'a password that is changed without the current one': granting(passwords, 15000190),
    'a wrong current password that is told by another code': rewriting(passwords, 15000190, 15000050),
    'a password that is changed to itself': granting(passwords, 15000080),
  },
  'session#1.4-reset': { 'a reset link that was never sent': granting(passwords, 'This link') },
  'customer#1.4-update': {
    'details that are accepted and not saved': ignoring(update),
    'changes of an additional customer that are accepted and not saved': ignoring(additional),
  },
  'delivery#1.4': {
    'the third line of an address that is saved as the second': sendingBody(delivery, ({ address, ...body }) => {
      const lines = address as Record<string, unknown>
      return { ...body, address: { ...lines, address_2: lines['address_3'] } }
    }),
  },
  'resale#1.4': { 'a ticket that cannot be resold and is put up all the same': granting(resale, 500036010) },
  'errors#2.8-codes': {
    'a plan that is changed where there is none': granting(/^PUT .*\/paymentplan$/, 16000303, {
      requires_action: false,
    }),
  },
  'payment-plan#2.3': {
    'instalments in no order': changing(/projection$/, 'projection', (all: unknown[]) => all.toReversed()),
  },
  'screens#d4': {
    'a list and a booking that disagree on what is owed': changing(
      list,
      'upcoming.*.prices.outstanding_balance.value',
      (value: number) => value + 1,
    ),
  },
}
