import { describe, expect, it } from 'vitest'
import { askEarly, withEarlyAnswers } from './earlyAnswers.js'

const signedIn = { customer: { authenticated: true } }

const begin = (
  check: unknown = signedIn,
  idAnswer = (): Response => Response.json({ client_id: '51' }),
  more: readonly string[] = [],
) => {
  const sent: { readonly url: string; readonly headers: Headers; readonly cache: unknown }[] = []
  const clock = { ms: 0 }
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    sent.push({ url, headers: new Headers(init.headers), cache: init.cache })
    if (url === '/api/client/id') return idAnswer()
    return Response.json(url === '/api/customer/check' ? check : { from: url, at: sent.length })
  }
  const early = askEarly({
    fetch,
    hostname: 'aurora.localhost',
    firstCalls: () => ['/api/customer', '/api/bookings', ...more],
    now: () => clock.ms,
  })
  return { early, fetch: withEarlyAnswers(fetch, early), sent, clock }
}

const settled = async (early: ReturnType<typeof begin>['early']): Promise<void> => {
  await early.take('/api/client/config')
}
const get = { method: 'GET' }

describe('early answers', () => {
  it('are requested in parallel as soon as the client is known, and name it', async () => {
    const { early, sent } = begin()
    expect(sent.map(({ url }) => url)).toEqual(['/api/client/id'])
    await settled(early)
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/client/id',
      '/api/client/config',
      '/api/customer/check',
      '/api/customer',
      '/api/bookings',
    ])
    expect(sent.map(({ headers }) => headers.get('x-client-id'))).toEqual(['44', '51', '51', '51', '51'])
    const [id, config, ...others] = sent.map(({ cache }) => cache)
    expect([id, config]).toEqual(['no-cache', 'no-cache'])
    expect(new Set(others)).toEqual(new Set(['no-store']))
    for (const { headers } of sent) {
      expect(headers.get('x-hostname')).toBe('aurora.localhost')
      expect(headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    }
  })

  it('provide the client’s code as soon as it is known', async () => {
    const answering = (config: unknown) =>
      askEarly({
        fetch: async (url) => Response.json(url === '/api/client/config' ? config : {}),
        hostname: 'aurora.localhost',
        firstCalls: () => [],
        now: () => 0,
      })
    expect(await answering({ data: { client: { code: 'aurora' } } }).clientCode).toBe('aurora')
    expect(await answering({ data: null }).clientCode).toBeNull()
    expect(await answering({ data: { client: { code: 7 } } }).clientCode).toBeNull()
  })

  it('are used once, and then requested again', async () => {
    const { early, fetch, sent } = begin()
    await settled(early)
    const first = await (await fetch('/api/bookings', get)).json()
    expect(sent).toHaveLength(5)
    const second = await (await fetch('/api/bookings', get)).json()
    expect(sent).toHaveLength(6)
    expect(second).not.toEqual(first)
  })

  it('are dropped if nobody is signed in', async () => {
    const { early, fetch, sent } = begin({ customer: { authenticated: false } })
    await settled(early)
    await fetch('/api/customer', get)
    expect(sent.filter(({ url }) => url === '/api/customer')).toHaveLength(2)
  })

  it.each(['/api/client/id', '/api/customer/check'])(
    'are requested again once %s is, for the first request may never be answered',
    async (hangs) => {
      const answer = async (): Promise<Response> => Response.json(signedIn)
      const early = askEarly({
        fetch: (url) => (url === hangs ? new Promise(() => undefined) : answer()),
        hostname: 'aurora.localhost',
        firstCalls: () => ['/api/booking/SUN1001'],
        now: () => 0,
      })
      const fetch = withEarlyAnswers(answer, early)
      void fetch(hangs, get)
      await fetch(hangs, get)
      expect(await (await fetch('/api/booking/SUN1001', get)).json()).toEqual(signedIn)
    },
  )

  it('are never given to the next customer who signs in', async () => {
    const { early, fetch, sent } = begin()
    await settled(early)
    await fetch('/api/customer/login', { method: 'POST' })
    await fetch('/api/customer', get)
    expect(sent.filter(({ url }) => url === '/api/customer')).toHaveLength(2)
  })

  it.each(['/status?basket_id=B1', '/payments/status?basket_id=B1'])(
    'about a basket are dropped when its payment is asked about (%s), which may end it',
    async (status) => {
      const { early, fetch, sent } = begin(signedIn, undefined, ['/api/basket/SUN1001', '/api/basket/SUN1002'])
      await settled(early)
      await fetch(`/api/basket/SUN1001${status}`, get)
      const before = sent.length
      for (const basket of ['SUN1001', 'SUN1002']) await fetch(`/api/basket/${basket}`, get)
      expect(sent.slice(before).map(({ url }) => url)).toEqual(['/api/basket/SUN1001'])
    },
  )

  it('expire after half a minute', async () => {
    const { early, fetch, sent, clock } = begin()
    await settled(early)
    clock.ms = 30_001
    await fetch('/api/bookings', get)
    expect(sent.filter(({ url }) => url === '/api/bookings')).toHaveLength(2)
  })

  it.each([
    ['does not come', (): Response => Response.error()],
    ['cannot be read', (): Response => new Response('<html>')],
  ])('name the default client if its id %s', async (_, answer) => {
    const { early, sent } = begin(signedIn, answer)
    await settled(early)
    expect(sent.at(-1)?.headers.get('x-client-id')).toBe('44')
  })
})
