import { latest, paths } from '@booking-dashboard/core'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { createCookieJar } from '../cookies/createCookieJar.js'
import { type Answer, fakeFetch, plain, silent } from '../../test/fakeFetch.js'
import { VirtualTime } from '../../test/VirtualTime.js'
import type { CallAttempt } from '../transport/createTransport.js'
import { ConnectError, connectDashboard } from './connectDashboard.js'
import type { ConnectOptions } from './ConnectOptions.js'
import { createMemoryNavigation } from './MemoryNavigation.js'
import { createScriptedCards } from './ScriptedCards.js'

const authenticated = (is: boolean) => ({ customer: { authenticated: is } })

/** Signs in every customer and identifies them by their cookie. */
const backEnd: Answer = ({ url, headers }) => {
  const { pathname } = new URL(url)
  const isKnown = headers.get('Cookie') === 'session=1'
  if (pathname === '/api/client/id') return Response.json({ client_id: 7 })
  if (pathname === '/api/client/config') return Response.json({ data: null }, { status: 401 })
  if (pathname === '/api/client/genders') return Response.json({ genders: [] })
  if (pathname === '/api/client/countries') return Response.json({ countries: [] })
  if (pathname === '/api/customer/check') return Response.json(authenticated(isKnown))
  if (pathname === '/api/customer/login') {
    return Response.json(authenticated(true), {
      headers: { 'Set-Cookie': 'session=1; Path=/; HttpOnly; SameSite=Lax' },
    })
  }
  return new Response('', { status: 404 })
}

const baseUrl = 'http://aurora.localhost:3000'

describe('a dashboard for scripts', () => {
  it('has its client set up and nobody signed in', async () => {
    const { fetch, seen } = fakeFetch(backEnd)
    const dashboard = await connectDashboard({ baseUrl, fetch, scheduler: new VirtualTime() })
    expect(dashboard.client.state$.value).toMatchObject({ kind: 'loaded', value: { id: '7', config: null } })
    expect(dashboard.session.state$.value).toMatchObject({ kind: 'signedOut' })
    expect(new Set(seen.map(({ headers }) => headers.get('X-Hostname')))).toEqual(new Set(['aurora.localhost']))
    dashboard.dispose()
  })

  it('sends the given client id until the back end returns another', async () => {
    const { fetch, seen } = fakeFetch(backEnd)
    const options = { baseUrl, fetch, scheduler: new VirtualTime(), clientId: '9', hostname: 'harbour.localhost' }
    const dashboard = await connectDashboard(options)
    const named = seen.map(({ headers }) => [headers.get('X-Client-Id'), headers.get('X-Hostname')])
    expect(named[0]).toEqual(['9', 'harbour.localhost'])
    expect(named[1]).toEqual(['7', 'harbour.localhost'])
    dashboard.dispose()
  })

  it('keeps its session by a cookie, also after a reload if the cookies are stored', async () => {
    const scheduler = new VirtualTime()
    const fetch = createCookieJar(fakeFetch(backEnd).fetch, scheduler)
    const first = await connectDashboard({ baseUrl, fetch, scheduler })
    expect(await first.session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })).toEqual({
      kind: 'signedIn',
    })
    first.dispose()
    const second = await connectDashboard({ baseUrl, fetch, scheduler })
    expect(second.session.state$.value).toMatchObject({ kind: 'signedIn' })
    second.dispose()
  })

  it('creates ids in the formats of W3C Trace Context', async () => {
    const { fetch, seen } = fakeFetch(backEnd)
    const dashboard = await connectDashboard({ baseUrl, fetch, scheduler: new VirtualTime() })
    for (const { headers } of seen) expect(headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(new Set(seen.map(({ headers }) => headers.get('traceparent'))).size).toBe(seen.length)
    dashboard.dispose()
  })
})

describe('the page of a script', () => {
  const atBooking = async (answer: Answer) => {
    const navigation = createMemoryNavigation(paths.booking('SUN1001'))
    const scheduler = new VirtualTime()
    const dashboard = await connectDashboard({ baseUrl, fetch: fakeFetch(answer).fetch, scheduler, navigation })
    return { dashboard, navigation, scheduler }
  }

  it('is /login for a visitor, and the requested one after the sign-in', async () => {
    const { dashboard, navigation } = await atBooking(backEnd)
    expect(navigation.current()).toBe('/login')
    await dashboard.session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })
    expect(navigation.current()).toBe('/booking/SUN1001')
    dashboard.dispose()
    expect(navigation.current()).toBe('/booking/SUN1001')
  })
})

describe('the cards of a script', () => {
  const card = { publicKey: 'pk', cardholderName: 'Ada King' }

  it('are payment methods, passed on unchanged', async () => {
    const { tokenise } = createScriptedCards()
    expect(await tokenise({ ...card, source: { kind: 'paymentMethod', id: 'pm_card_visa' } })()).toEqual(
      right({ paymentMethodId: 'pm_card_visa', cardholderName: 'Ada King', expiryDate: '12/30' }),
    )
    expect(await tokenise({ ...card, source: { kind: 'fields' } })()).toMatchObject(left({ kind: 'unavailable' }))
  })

  it('report that the challenge cannot be shown, unless the script answers it', async () => {
    const challenge = { publicKey: 'pk', clientSecret: 'pi_1_secret_2' }
    expect(await createScriptedCards().authenticatePayment(challenge)).toBe('unavailable')
    expect(await createScriptedCards().authenticateSetup(challenge)).toBe('unavailable')
    expect(await createScriptedCards(async () => 'completed').authenticateSetup(challenge)).toBe('completed')
    expect(
      await createScriptedCards(
        async () => 'completed',
        async () => 'closed',
      ).authenticateSetup(challenge),
    ).toBe('closed')
    expect(await createScriptedCards(async () => 'completed').authenticatePayment(challenge)).toBe('completed')
  })
})

describe('an option', () => {
  const wrong = (options: object) => connectDashboard({ baseUrl, ...options } as ConnectOptions)

  it.each(['localhost:3100', '/api', '', 'ftp://localhost', 'http://localhost?page=1', undefined, 3100])(
    'is refused before anything is sent if the address is %s',
    async (address) => {
      const { fetch, seen } = fakeFetch(backEnd)
      await expect(wrong({ baseUrl: address, fetch })).rejects.toThrow(/^baseUrl has to be an address/)
      expect(seen).toEqual([])
    },
  )

  it.each([
    [{ timeout: 0 }, 'timeout has to be a number of milliseconds above 0, at most 2147483647; it is 0'],
    [{ timeout: '5' }, 'timeout has to be'],
    [{ fetch: 'fetch' }, 'fetch has to be a function like fetch; it is "fetch"'],
    [{ headers: { 'a b': '1' } }, 'headers has to be'],
    [{ signal: true }, 'signal has to be'],
    [{ logger: console }, 'logger has to be'],
    [{ clock: Date.now }, 'clock has to be'],
    [{ timeOut: 5 }, 'There is no option timeOut'],
    // A timer of Node takes no more, and fires at once.
    [{ timeout: 2 ** 31 }, 'timeout has to be a number of milliseconds above 0, at most 2147483647; it is 2147483648'],
    [{ headers: new Headers({ 'X-Team': 'north' }) }, 'headers has to be'],
    [{ headers: [['X-Team', 'north']] }, 'headers has to be'],
    [{ vault: 'payments' }, 'vault has to be a store of payments such as createFileVault(folder); it is "payments"'],
    [{ vault: null }, 'vault has to be'],
    [{ cards: 'pm_card_visa' }, 'cards has to be a CardGateway; it is "pm_card_visa"'],
    [{ ids: { uuid: () => '' } }, 'ids has to be an object with uuid(), traceId(), spanId()'],
    [{ navigation: {} }, 'navigation has to be'],
    [{ sessionChannel: { announce: () => undefined } }, 'sessionChannel has to be'],
    [{ storedBookings: {} }, 'storedBookings has to be'],
    [{ telemetry: { error: true } }, 'telemetry has to be'],
    [{ random: 0.5 }, 'random has to be a function'],
    [{ clientId: 44 }, 'clientId has to be a text'],
    [{ hostname: '' }, 'hostname has to be a text that is not empty'],
    [{ baseUrl: undefined, baseURL: baseUrl }, 'There is no option baseURL'],
  ])('is refused by name: %j', async (options, words) => {
    await expect(wrong(options)).rejects.toThrow(words)
  })

  it('is used: headers, a time-out, a logger and a clock', async () => {
    const { fetch, seen } = fakeFetch(backEnd)
    const heard: CallAttempt[] = []
    const time = new VirtualTime()
    const dashboard = await connectDashboard({
      baseUrl,
      fetch,
      scheduler: time,
      timeout: 5000,
      headers: { 'X-Team': 'north' },
      logger: (attempt) => heard.push(attempt),
    })
    expect(new Set(seen.map(({ headers }) => headers.get('X-Team')))).toEqual(new Set(['north']))
    expect(heard.map(({ path, end }) => [path, end])).toContainEqual(['/api/customer/check', 200])
    dashboard.dispose()
    const hanging = connectDashboard({ baseUrl, fetch: fakeFetch(silent).fetch, scheduler: time, timeout: 5000 })
    const end = hanging.catch((thrown: unknown) => thrown)
    await time.advance(20_000)
    expect(await end).toMatchObject({ name: 'ConnectError', failure: { cause: { kind: 'timeout' } } })
    const clocked = await connectDashboard({ baseUrl, fetch, clock: { now: () => 42 } })
    await clocked.session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })
    expect(clocked.session.state$.value).toMatchObject({ kind: 'signedIn', since: 42 })
    clocked.dispose()
  })
})

describe('an argument of a script', () => {
  it('must be a day of the month', async () => {
    const { fetch } = fakeFetch(backEnd)
    const dashboard = await connectDashboard({ baseUrl, fetch })
    const { chooseDay, state$ } = dashboard.plan('SUN1001').changeDay
    await Reflect.apply(chooseDay, null, ['31'])
    const { status, failure } = state$.value.chosen
    expect(status).toBe('failed')
    expect(failure?.cause).toMatchObject({ reason: expect.stringContaining('day has to be a day from 1 to 31') })
    dashboard.dispose()
  })
})

describe('a back end that does not answer', () => {
  const failing = async (answer: Answer) => {
    const time = new VirtualTime()
    const connected = connectDashboard({ baseUrl, fetch: fakeFetch(answer).fetch, scheduler: time })
    const end = connected.catch((thrown: unknown) => thrown)
    await time.advance(60_000)
    return end
  }

  it('is reported with the address, the operation and the cause', async () => {
    const refused = new Error('connect ECONNREFUSED 127.0.0.1:3000')
    const error = new TypeError('fetch failed', { cause: refused })
    const end = await failing(() => Promise.reject(error))
    expect(end).toBeInstanceOf(ConnectError)
    expect(end).toMatchObject({
      message: `No back end at ${baseUrl}: authenticationCheck, GET /api/customer/check: no connection: fetch failed (connect ECONNREFUSED 127.0.0.1:3000)`,
      failure: { operation: 'authenticationCheck', cause: { kind: 'network', error } },
      cause: error,
    })
  })

  it('differs from a bug in the caller’s own fetch', async () => {
    const end = await failing(() => {
      throw new TypeError('undefined is not a function')
    })
    expect(end).toMatchObject({ failure: { cause: { kind: 'exception' } } })
    expect(String(end)).toContain('an exception: TypeError: undefined is not a function')
    expect(JSON.stringify(end)).toContain('"reason":"TypeError: undefined is not a function"')
  })

  it('differs from another server at the address', async () => {
    expect(String(await failing(plain('<html>')))).toContain(
      'GET /api/customer/check: HTTP 200, not an answer of the API',
    )
    expect(String(await failing(plain('', 404)))).toContain(
      'GET /api/customer/check: HTTP 404, not an answer of the API',
    )
  })
})

it('reads nothing after a stray 401, although the back end still knows the session, until the next sign-in', async () => {
  let isAstray = false
  const { fetch, seen } = fakeFetch((request) =>
    isAstray ? new Response('', { status: 401 }) : request.url.includes('/api/bookings') ? bookings : backEnd(request),
  )
  const bookings = Response.json({ upcoming: [], past: [] })
  const dashboard = await connectDashboard({ baseUrl, fetch, scheduler: new VirtualTime() })
  await dashboard.session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })
  isAstray = true
  await dashboard.bookings.loadList()
  isAstray = false
  const before = seen.length
  expect(await dashboard.bookings.loadList()).toEqual({ kind: 'cancelled', reason: 'signedOut' })
  expect([seen.length, latest(dashboard.bookings.list$.value)]).toEqual([before, null])
  await dashboard.session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })
  expect(await dashboard.bookings.loadList()).toEqual({ kind: 'loaded' })
  dashboard.dispose()
})

describe('the end of a dashboard', () => {
  const opened = async (more: Partial<ConnectOptions> = {}) => {
    const time = new VirtualTime()
    let isSilent = false
    const { fetch, seen } = fakeFetch((request) => (isSilent ? silent(request) : backEnd(request)))
    const dashboard = await connectDashboard({ baseUrl, fetch, scheduler: time, ...more })
    await dashboard.session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })
    isSilent = true
    return { dashboard, seen, time }
  }

  it('cancels calls in flight at once, and leaves no timer behind', async () => {
    const { dashboard, seen, time } = await opened()
    const load = dashboard.bookings.load('SUN1001')
    dashboard.dispose()
    expect(await load).toEqual({ kind: 'cancelled', reason: 'disposed' })
    expect(seen.at(-1)?.aborted()).toBe(true)
    expect(time.waiting).toBe(0)
  })

  it('sends nothing more, and each call fails as disposed', async () => {
    const { dashboard, seen } = await opened()
    dashboard.dispose()
    const before = seen.length
    const { session, bookings, client, customer, ticketShop, basket } = dashboard
    const over = { cause: { kind: 'cancelled', reason: 'disposed' } }
    expect(await bookings.load('SUN1001')).toEqual({ kind: 'cancelled', reason: 'disposed' })
    await ticketShop('SUN1001').open()
    expect(ticketShop('SUN1001').state$.value).toMatchObject({ kind: 'failed', failure: over })
    const tickets = [{ ticketTypeId: '41022', ticketName: 'Stalls', passengerId: 1 }]
    expect(await basket('SUN1001').addTickets({ tickets })).toEqual({ kind: 'cancelled', reason: 'disposed' })
    await Promise.all([bookings.loadList(), customer.load(), client.setUp(), session.check(), session.signOut()])
    await session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })
    expect(session.state$.value).toMatchObject({ kind: 'signedOut', failure: over })
    await bookings.load('SUN1001')
    expect(seen).toHaveLength(before)
  })

  it('also follows the given signal', async () => {
    const source = new AbortController()
    const { dashboard } = await opened({ signal: source.signal })
    const load = dashboard.bookings.load('SUN1001')
    source.abort()
    expect(await load).toEqual({ kind: 'cancelled', reason: 'disposed' })
    const { fetch, seen } = fakeFetch(backEnd)
    const late = connectDashboard({ baseUrl, fetch, signal: source.signal })
    await expect(late).rejects.toMatchObject({ failure: { cause: { kind: 'cancelled' } } })
    expect(seen).toEqual([])
  })
})
