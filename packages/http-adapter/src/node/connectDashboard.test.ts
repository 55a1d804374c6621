import { paths } from '@booking-dashboard/core'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { createCookieJar } from '../cookies/createCookieJar.js'
import { type Answer, fakeFetch } from '../testing/fakeFetch.js'
import { VirtualTime } from '../testing/VirtualTime.js'
import { connectDashboard } from './connectDashboard.js'
import { createMemoryNavigation } from './MemoryNavigation.js'
import { createScriptedCards } from './ScriptedCards.js'

const authenticated = (is: boolean) => ({ customer: { authenticated: is } })

/** Signs anybody in, and knows them by their cookie. */
const backEnd: Answer = ({ url, headers }) => {
  const { pathname } = new URL(url)
  const isKnown = headers.get('Cookie') === 'session=1'
  if (pathname === '/api/client/id') return Response.json({ client_id: 7 })
  if (pathname === '/api/client/config') return Response.json({ data: null })
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

  it('names the client that it was given until the back end tells another', async () => {
    const { fetch, seen } = fakeFetch(backEnd)
    const options = { baseUrl, fetch, scheduler: new VirtualTime(), clientId: '9', hostname: 'harbour.localhost' }
    const dashboard = await connectDashboard(options)
    const named = seen.map(({ headers }) => [headers.get('X-Client-Id'), headers.get('X-Hostname')])
    expect(named[0]).toEqual(['9', 'harbour.localhost'])
    expect(named[1]).toEqual(['7', 'harbour.localhost'])
    dashboard.dispose()
  })

  it('keeps its session by a cookie, over a reload too where the cookies outlive it', async () => {
    const scheduler = new VirtualTime()
    const fetch = createCookieJar(fakeFetch(backEnd).fetch, scheduler)
    const first = await connectDashboard({ baseUrl, fetch, scheduler })
    expect(await first.session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })()).toEqual(right(undefined))
    first.dispose()
    const second = await connectDashboard({ baseUrl, fetch, scheduler })
    expect(second.session.state$.value).toMatchObject({ kind: 'signedIn' })
    second.dispose()
  })

  it('sends the ids that it was given', async () => {
    const { fetch, seen } = fakeFetch(backEnd)
    const ids = { uuid: () => 'u', traceId: () => 'a'.repeat(32), spanId: () => 'b'.repeat(16) }
    const dashboard = await connectDashboard({ baseUrl, fetch, scheduler: new VirtualTime(), ids })
    expect(seen[0]?.headers.get('traceparent')).toBe(`00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`)
    dashboard.dispose()
  })

  it('draws its own ids in the forms that W3C Trace Context has', async () => {
    const { fetch, seen } = fakeFetch(backEnd)
    const dashboard = await connectDashboard({ baseUrl, fetch, scheduler: new VirtualTime() })
    for (const { headers } of seen) expect(headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(new Set(seen.map(({ headers }) => headers.get('traceparent'))).size).toBe(seen.length)
    dashboard.dispose()
  })
})

describe('the cards of a script', () => {
  const card = { publicKey: 'pk', cardholderName: 'Ada King' }

  it('are payment methods, passed on as they are', async () => {
    const { tokenise } = createScriptedCards()
    expect(await tokenise({ ...card, source: { kind: 'paymentMethod', id: 'pm_card_visa' } })()).toEqual(
      right({ paymentMethodId: 'pm_card_visa', cardholderName: 'Ada King', expiryDate: '12/30' }),
    )
    expect(await tokenise({ ...card, source: { kind: 'fields' } })()).toEqual(left({ kind: 'unavailable' }))
  })

  it('say that the check of the bank cannot be shown, unless the script answers it', async () => {
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

describe('what stands in for a page', () => {
  it('knows where it was sent', () => {
    const navigation = createMemoryNavigation()
    expect(navigation.current()).toBe('/')
    navigation.goTo(paths.login)
    expect(navigation.current()).toBe('/login')
  })
})
