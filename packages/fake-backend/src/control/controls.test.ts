import { clientEndpoints, customerEndpoints, sessionEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import type { FakeBackend } from '../FakeBackend.js'
import { createSetting, createSignedInSetting, type Setting, start } from '../../test/api/createSetting.js'
import { createVisitor } from '../../test/api/createVisitor.js'
import { bookingOf, fillBasket, pay, statusOf } from '../../test/api/shopping.js'

const control = async ({ backend }: Setting, method: string, path: string, body?: unknown, headers = {}) => {
  const response = await backend.fetch(
    new Request(`http://localhost/__fake/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )
  return { status: response.status, answer: await response.json() }
}

describe('/__fake', () => {
  it('sets and clears faults', async () => {
    const setting = createSetting()
    const fault = { match: { path: 'getClientId' }, times: 'always', effect: { kind: 'status', status: 503 } }
    expect((await control(setting, 'POST', 'faults', fault)).status).toBe(200)
    expect((await setting.visitor.call(clientEndpoints.clientId)).status).toBe(503)
    await control(setting, 'DELETE', 'faults')
    expect((await setting.visitor.call(clientEndpoints.clientId)).status).toBe(200)
  })

  it('sets the outcome of the next basket payment and shows the charges', async () => {
    const setting = await createSignedInSetting()
    const basketId = await fillBasket(setting.visitor)
    await control(setting, 'POST', 'payment-outcome', { kind: 'pending', polls: 1 })
    await pay(setting.visitor, { basketId })
    expect([await statusOf(setting.visitor), await statusOf(setting.visitor)]).toEqual(['pending', 'paid'])
    expect((await control(setting, 'GET', 'charges')).answer).toMatchObject({ charges: [{ basketId }] })
  })

  it('switches wallets on in the client’s config, and tells the stand-in which it has and how a sheet ends', async () => {
    const setting = createSetting()
    const config = async () => (await setting.visitor.call(clientEndpoints.config)).answer?.data?.client?.wallets
    const standIn = async () => {
      const request = new Request('http://localhost/__stripe/v1/wallets', { method: 'POST', body: '{}' })
      return (await setting.backend.fetch(request)).json()
    }
    expect([await config(), await standIn()]).toEqual([
      undefined,
      { offered: ['apple_pay', 'google_pay'], sheet: 'asks' },
    ])
    await control(setting, 'POST', 'wallets', { currencies: ['JPY', 'GBP'] })
    await control(setting, 'POST', 'wallets', { offered: ['google_pay'], sheet: 'closed' })
    expect([await config(), await standIn()]).toEqual([
      [
        { symbol: '¥', code: 'JPY' },
        { symbol: '£', code: 'GBP' },
      ],
      { offered: ['google_pay'], sheet: 'closed' },
    ])
    expect((await control(setting, 'GET', 'world')).answer.wallets).toEqual(setting.backend.wallets.settings())
    await control(setting, 'POST', 'reset')
    expect(await config()).toBeUndefined()
  })

  it.each([
    [{ sheet: 'lost' }, 'The body is wrong at sheet: it has to be asks, paid, challenged, declined or closed.'],
    [{ offered: ['paypal'] }, 'The body is wrong at offered.0: it has to be apple_pay or google_pay.'],
    [{ currencies: ['ABC'] }, 'The body is wrong at currencies.0: it has to be GBP, EUR, USD, CHF, JPY or KWD.'],
  ])('refuses wallets that cannot be: %j', async (changes, error) => {
    const setting = createSetting()
    const before = setting.backend.wallets.settings()
    expect(await control(setting, 'POST', 'wallets', changes)).toEqual({ status: 400, answer: { error } })
    expect(setting.backend.wallets.settings()).toBe(before)
  })

  it('moves the clock, ends sessions and resets the world', async () => {
    const setting = await createSignedInSetting()
    const status = async () => (await setting.visitor.call(customerEndpoints.getCustomer)).status
    await control(setting, 'POST', 'clock/advance', { ms: 29 * 60_000 })
    expect(await status()).toBe(200)
    await control(setting, 'POST', 'session/expire')
    expect(await status()).toBe(401)
    await setting.visitor.signIn()
    await fillBasket(setting.visitor)
    await control(setting, 'POST', 'reset')
    expect(setting.backend.inspect.baskets()).toEqual([])
    expect(await status()).toBe(401)
    expect((await control(setting, 'GET', 'clock')).answer).toEqual({ now: new Date(start).toISOString(), ahead: 0 })
  })

  it('goes back to a moment that was stored under a name, in its time and with its session and faults', async () => {
    const setting = await createSignedInSetting()
    const owed = async () => (await bookingOf(setting.visitor)).prices?.outstanding_balance
    const before = await owed()
    const fault = { match: { path: 'getGenders' }, times: 'always', effect: { kind: 'drop' } }
    await control(setting, 'POST', 'faults', fault)
    await control(setting, 'POST', 'moments', { name: ' before the refund ' })
    await control(setting, 'DELETE', 'faults')
    await control(setting, 'POST', 'price', { reference: 'SUN1001', by: 1_000 })
    await control(setting, 'POST', 'clock/advance', { ms: 600_000 })
    expect(await owed()).not.toEqual(before)
    expect((await control(setting, 'POST', 'moments/back', { name: 'before the refund' })).status).toBe(200)
    expect(await owed()).toEqual(before)
    expect((await control(setting, 'GET', 'clock')).answer).toMatchObject({ ahead: 0 })
    expect((await control(setting, 'GET', 'faults')).answer).toMatchObject([{ fault: { match: fault.match } }])
    // A moment outlives what follows, so a tester goes back to it as often as needed.
    await control(setting, 'POST', 'reset')
    expect((await control(setting, 'GET', 'moments')).answer).toEqual([
      { name: 'before the refund', now: new Date(start).toISOString() },
    ])
  })

  it('says why a moment cannot be stored, or that there is none of this name', async () => {
    const setting = createSetting()
    for (const name of ['', '  ', 'a'.repeat(61)])
      expect(await control(setting, 'POST', 'moments', { name })).toMatchObject({
        status: 400,
        answer: { error: 'A name has 1 to 60 characters.' },
      })
    for (let count = 0; count < 20; count += 1) await control(setting, 'POST', 'moments', { name: `moment ${count}` })
    expect((await control(setting, 'POST', 'moments', { name: 'one more' })).answer.error).toMatch(/the most/)
    expect((await control(setting, 'POST', 'moments', { name: 'moment 3' })).status).toBe(200)
    expect(await control(setting, 'POST', 'moments/back', { name: 'never' })).toMatchObject({ status: 404 })
  })

  it('gives the demo customer many bookings, until the world is reset', async () => {
    const setting = createSetting()
    const held = () => setting.backend.inspect.bookings().length
    const before = held()
    await control(setting, 'POST', 'bookings', { count: 105 })
    expect(held()).toBe(before + 100)
    await control(setting, 'POST', 'reset')
    expect(held()).toBe(before)
  })

  it('gives the demo customer a booking with many tickets, sells a listed ticket and advances a delivery', async () => {
    const setting = await createSignedInSetting()
    expect((await control(setting, 'POST', 'big-booking', { tickets: 12 })).status).toBe(200)
    expect((await bookingOf(setting.visitor, 'SUN5000')).tickets).toHaveLength(12)
    expect((await control(setting, 'POST', 'resale/sold', { ticket: '5303' })).status).toBe(200)
    expect((await control(setting, 'POST', 'resale/sold', { ticket: '5303' })).status).toBe(404)
    expect((await control(setting, 'POST', 'delivery', { delivery: '6101', status: 3 })).status).toBe(200)
    expect((await control(setting, 'POST', 'delivery', { delivery: '1', status: 3 })).status).toBe(404)
    expect((await bookingOf(setting.visitor)).delivery?.[0]?.status).toBe(3)
    expect((await bookingOf(setting.visitor, 'SUN1003')).tickets[2]?.resale?.code).toBe(3)
  })

  it('shows the e-mails that were sent, to pages of this site', async () => {
    const setting = createSetting()
    await setting.visitor.call(sessionEndpoints.resetPassword, { body: { email: 'plan@example.com' } })
    expect((await control(setting, 'GET', 'outbox')).answer).toEqual(setting.backend.inspect.outbox())
    expect(setting.backend.inspect.outbox()).toMatchObject([{ to: 'plan@example.com' }])
    expect((await control(setting, 'GET', 'outbox', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it.each([
    ['faults', 'not JSON', 'the top'],
    ['faults', { match: {}, times: 'twice', effect: { kind: 'drop' } }, 'times'],
    ['faults', { match: {}, times: 'once', effect: { kind: 'status', status: 204 } }, 'effect'],
    ['payment-outcome', { kind: 'pending', polls: -1 }, 'polls'],
    ['bookings', { count: -1 }, 'count'],
    ['big-booking', { tickets: 0 }, 'tickets'],
    ['resale/sold', {}, 'ticket'],
    ['delivery', { delivery: '6101', status: 4 }, 'status'],
    ['clock/advance', { ms: 'soon' }, 'ms'],
  ])('answers an invalid body for %s with 400 and the field', async (path, body, field) => {
    const { status, answer } = await control(createSetting(), 'POST', path, body)
    expect(status).toBe(400)
    expect(answer.error).toContain(field)
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'http://localhost:5173' }],
    [{ origin: 'null' }],
  ])('is closed to pages of another origin: %j', async (headers) => {
    const setting = await createSignedInSetting()
    for (const [method, path] of [['POST', 'reset'] as const, ['GET', 'journal'] as const, ['GET', ''] as const])
      expect((await control(setting, method, path, undefined, headers)).status).toBe(403)
    expect(setting.backend.inspect.sessions()).toBe(1)
  })

  it('is closed to a rebound host name unless it is allowed', async () => {
    const ask = (backend: FakeBackend, host: string) => backend.fetch(`http://${host}/__fake/world`)
    const backend = createFakeBackend({ hosts: ['bench.test'] })
    for (const host of ['localhost', 'aurora.localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'bench.test'])
      expect((await ask(backend, host)).status).toBe(200)
    const refused = await ask(backend, 'rebound.example')
    expect(refused.status).toBe(403)
    expect(await refused.json()).toEqual({ error: expect.stringContaining('rebound.example') })
  })
})

describe('an added fault', () => {
  const lost = { match: { path: 'createBasket' }, times: 2, effect: { kind: 'lostAnswer' } }

  it('reports how often it occurred until it is removed', async () => {
    const setting = await createSignedInSetting()
    const { id } = (await control(setting, 'POST', 'faults', lost)).answer
    const list = async () => (await control(setting, 'GET', 'faults')).answer
    expect(await list()).toEqual([{ id, fault: lost, struck: 0, left: 2 }])
    await expect(fillBasket(setting.visitor)).rejects.toThrow(TypeError)
    expect(await list()).toMatchObject([{ struck: 1, left: 1 }])
    expect((await control(setting, 'DELETE', `faults/${id}`)).status).toBe(200)
    expect((await control(setting, 'DELETE', `faults/${id}`)).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it('answers with a given status, body and headers', async () => {
    const setting = createSetting()
    const effect = { kind: 'answer', status: 429, body: { errors: ['Slow down.'] }, headers: { 'Retry-After': '7' } }
    await control(setting, 'POST', 'faults', { match: { path: 'getClientId' }, times: 'once', effect })
    const response = await setting.backend.fetch('/api/client/id')
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      429,
      '7',
      { errors: ['Slow down.'] },
    ])
  })

  it('may answer with no body at all', async () => {
    const { backend } = createSetting()
    backend.faults.add({ match: {}, times: 'once', effect: { kind: 'answer', status: 204, body: '' } })
    expect((await backend.fetch('/api/client/id')).status).toBe(204)
  })

  it.each([
    [{ match: { path: 'addTicket' } }, 'There is no operation addTicket. Did you mean addTickets?'],
    [{ match: { path: 'noSuchOperation' } }, 'There is no operation noSuchOperation.'],
    [{ match: { path: '/api/nothing' } }, 'No call of the contract has the path /api/nothing.'],
    [{ match: { path: 'addTickets', method: 'GET' } }, 'addTickets is not called by GET.'],
    [{ match: { method: 'PATCH' } }, 'No call is made by PATCH'],
    [{ match: { paht: 'pay' } }, 'This fault is wrong at match.paht: there is no such field, but method, path.'],
    [{ effect: { kind: 'explode' } }, 'This fault is wrong at effect.kind: it has to be error, refusal, errors, drop'],
    [{ effect: { kind: 'delay' } }, 'effect.milliseconds: it has to be a whole number from 0 to 600000'],
    [{ effect: { kind: 'status', status: 204 } }, 'effect.status: it has to be a whole number from 400 to 599'],
    [{ effect: { kind: 'refusal', code: 1 }, match: { path: 'addTickets' } }, 'its match.path has to be pay'],
    [{ times: 0 }, 'times: it has to be once, always or a whole number from 1 to 1000'],
  ])('that is invalid is refused with a sentence, over HTTP and in process: %j', async (wrong, sentence) => {
    const setting = createSetting()
    const fault = { ...lost, ...wrong }
    const { status, answer } = await control(setting, 'POST', 'faults', fault)
    expect(status).toBe(400)
    expect(answer.error.replace('The body', 'This fault')).toContain(sentence)
    expect(() => setting.backend.faults.add(fault as never)).toThrow(sentence)
    expect(setting.backend.faults.list()).toEqual([])
  })
})

describe('the world', () => {
  it('reports its customers and bookings', async () => {
    const setting = await createSignedInSetting()
    await control(setting, 'POST', 'payment-outcome', { kind: 'failed' })
    const { answer } = await control(setting, 'GET', 'world')
    expect(answer).toEqual(setting.backend.world.report())
    expect(answer).toMatchObject({ scenario: 'demo', nextOutcome: { kind: 'failed' }, listed: [{ ticket: '5303' }] })
    expect(answer.customers.find(({ email }: { email: string }) => email === 'demo@example.com').sessions).toBe(1)
    expect(answer.plans).toMatchObject([{ booking: 'PLN2001', status: 'active', overdue: 11850 }])
    expect(JSON.stringify(answer)).not.toContain('Passw0rd')
  })

  it('loads a scenario or a description, to which a reset returns', async () => {
    const setting = createSetting()
    const { backend } = setting
    await control(setting, 'POST', 'scenario', { name: 'overdue-plan' })
    expect(backend.inspect.bookings().map(({ reference }) => reference)).toEqual(['ADA1'])
    const own = { customers: [{ email: 'Bo@example.com', bookings: [{ currency: 'JPY', tickets: [{ count: 2 }] }] }] }
    await control(setting, 'POST', 'world', own)
    await control(setting, 'POST', 'customers', { email: 'cy@example.com' })
    await control(setting, 'POST', 'customers/bo@example.com/bookings', { reference: 'BO2' })
    expect(backend.world.report()).toMatchObject({
      scenario: 'own',
      customers: [{ email: 'bo@example.com', name: 'Bo Miller' }, { email: 'cy@example.com' }],
      bookings: [{ reference: 'TRIP0001', currency: { symbol: '¥', exponent: 0 }, total: 9500 }, { reference: 'BO2' }],
    })
    await control(setting, 'POST', 'reset')
    expect(backend.inspect.bookings()).toHaveLength(1)
    expect((await setting.visitor.signIn('bo')).answer?.customer.authenticated).toBe(true)
  })

  it.each([
    ['scenario', { name: 'sunny' }, 'There is no scenario sunny: it has to be demo, empty'],
    ['world', { customers: [{ email: 'a@b.c', bookings: [{ curency: 'JPY' }] }] }, 'bookings.0.curency'],
    ['world', { customers: [{ email: 'nobody' }] }, '“nobody” is no e-mail address'],
    ['customers', { email: 'demo@example.com', firstName: 'Other' }, 'only bookings can be added'],
    ['customers/nobody@example.com/bookings', {}, 'There is no customer nobody@example.com'],
    ['customers/demo@example.com/bookings', { reference: 'SUN1001' }, 'There is a booking SUN1001 already'],
    ['customers/demo@example.com/bookings', { reference: 'a/b' }, 'letters, digits and hyphens'],
    ['payments', { reference: 'NONE', amount: 1 }, 'There is no booking NONE'],
  ])('stays unchanged after an invalid request: %s %j', async (path, body, sentence) => {
    const setting = createSetting()
    const before = setting.backend.world.report()
    const { status, answer } = await control(setting, 'POST', path, body)
    expect([status, answer.error]).toEqual([400, expect.stringContaining(sentence)])
    expect(setting.backend.world.report()).toEqual(before)
  })

  it('allows payment by telephone, a plan that fails, and the end of one customer’s sessions', async () => {
    const setting = await createSignedInSetting()
    await createVisitor(setting.backend).signIn('new')
    expect((await control(setting, 'POST', 'payments', { reference: 'SUN1001', amount: 5000 })).status).toBe(200)
    expect((await control(setting, 'POST', 'plan-error', { reference: 'SUN1001' })).status).toBe(404)
    await control(setting, 'POST', 'plan-error', { reference: 'PLN2001' })
    expect(setting.backend.inspect.plan('PLN2001')?.inError).toBe(true)
    await control(setting, 'POST', 'customers/new@example.com/session/expire')
    expect((await setting.visitor.call(customerEndpoints.getCustomer)).status).toBe(200)
  })
})
