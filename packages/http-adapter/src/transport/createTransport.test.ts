import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { get, post } from '../contract/endpoint.js'
import { brokenBody, dropped, fakeFetch, hangingBody, json, plain, silent } from '../testing/fakeFetch.js'
import { settled, VirtualTime } from '../testing/VirtualTime.js'
import { createTransport, type TransportDeps } from './createTransport.js'
import type { Fetch } from './Fetch.js'

const Name = t.type({ name: t.string })
const read = get('read', '/api/thing/:ref', Name)
const change = post('change', '/api/thing/:ref', Name, { body: Name })
const pay = post('pay', '/api/pay', Name, { body: Name, idempotent: true })
const found = json({ name: 'a' })
const traceId = '0af7651916cd43dd8448eb211c80319c'

const setUp = (fetch: Fetch, more: Partial<TransportDeps> = {}) => {
  const time = new VirtualTime()
  let spans = 0
  const spanId = (): string => String((spans += 1)).padStart(16, '0')
  const transport = createTransport({
    fetch,
    baseUrl: 'http://back.end/',
    clientId: () => '44',
    hostname: 'aurora.localhost',
    scheduler: time,
    random: () => 0,
    ids: { spanId },
    ...more,
  })
  return { time, transport }
}

const readThing = ({ transport }: ReturnType<typeof setUp>, signal?: AbortSignal) =>
  transport.call(read, { params: { ref: 'A' }, context: signal ? { traceId, signal } : { traceId } })()

describe('a request', () => {
  it('names the client, the host and the trace, and speaks JSON', async () => {
    const { fetch, seen } = fakeFetch(found)
    await setUp(fetch).transport.call(change, { params: { ref: 'A/1' }, body: { name: 'ü' }, context: { traceId } })()
    expect(seen[0]).toMatchObject({
      url: 'http://back.end/api/thing/A%2F1',
      init: { method: 'POST', credentials: 'same-origin', body: '{"name":"ü"}' },
    })
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-client-id': '44',
      'x-hostname': 'aurora.localhost',
      traceparent: `00-${traceId}-0000000000000001-01`,
    })
  })

  it('carries the idempotency key where the endpoint is idempotent, and nowhere else', async () => {
    const { fetch, seen } = fakeFetch(found)
    const { transport } = setUp(fetch)
    const request = { body: { name: 'a' }, idempotencyKey: 'key-1', context: { traceId } }
    await transport.call(pay, { ...request, params: {} })()
    await transport.call(change, { ...request, params: { ref: 'A' } })()
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', null])
  })

  it('has no body and no content type where none is sent, and escapes its query', async () => {
    const { fetch, seen } = fakeFetch(found)
    await setUp(fetch).transport.call(read, { params: { ref: 'A' }, query: { day: '1 & 2' }, context: { traceId } })()
    expect(seen[0]?.url).toBe('http://back.end/api/thing/A?day=1+%26+2')
    expect(seen[0]?.init.body).toBeUndefined()
    expect(seen[0]?.headers.has('Content-Type')).toBe(false)
  })

  it.each(['', '.', '..'])('never leaves for the parameter "%s", which would reach another resource', async (ref) => {
    const { fetch, seen } = fakeFetch(found)
    const answer = await setUp(fetch).transport.call(read, { params: { ref }, context: { traceId } })()
    expect(answer).toEqual(left({ kind: 'notFound' }))
    expect(seen).toEqual([])
  })

  it('asks for the client id each time, as it may be learnt late', async () => {
    const { fetch, seen } = fakeFetch(found)
    let clientId = '44'
    const world = setUp(fetch, { clientId: () => clientId })
    await readThing(world)
    clientId = '7'
    await readThing(world)
    expect(seen.map(({ headers }) => headers.get('X-Client-Id'))).toEqual(['44', '7'])
  })
})

describe('a retry', () => {
  it.each([
    ['a dropped connection', dropped],
    ['a body that breaks off', brokenBody],
    ['a 502', plain('', 502)],
    ['a 503', plain('', 503)],
    ['a 504', plain('', 504)],
  ])('follows %s of a GET', async (_, mishap) => {
    const { fetch, seen } = fakeFetch(mishap, mishap, found)
    const world = setUp(fetch)
    const answer = readThing(world)
    await world.time.advance(600)
    expect(await answer).toEqual(right({ name: 'a' }))
    expect(seen).toHaveLength(3)
  })

  it('comes twice and no more, and the last failure is the answer', async () => {
    const { fetch, seen } = fakeFetch(dropped, plain('', 502), plain('', 503))
    const world = setUp(fetch)
    const answer = readThing(world)
    await world.time.advance(60_000)
    expect(await answer).toEqual(left({ kind: 'http', status: 503 }))
    expect(seen).toHaveLength(3)
  })

  it('waits from 200 to 400 ms, then from 400 to 800 ms', async () => {
    for (const [random, first, second] of [[0, 200, 400], [0.5, 300, 600], [0.999_999, 400, 800]] as const) {
      const { fetch, seen } = fakeFetch(dropped)
      const world = setUp(fetch, { random: () => random })
      void readThing(world)
      await world.time.advance(first - 1)
      expect(seen).toHaveLength(1)
      await world.time.advance(1)
      expect(seen).toHaveLength(2)
      await world.time.advance(second - 1)
      expect(seen).toHaveLength(2)
      await world.time.advance(1)
      expect(seen).toHaveLength(3)
    }
  })

  it('is a new span of the same trace', async () => {
    const { fetch, seen } = fakeFetch(dropped, found)
    const world = setUp(fetch)
    void readThing(world)
    await world.time.advance(400)
    expect(seen.map(({ headers }) => headers.get('traceparent'))).toEqual([
      `00-${traceId}-0000000000000001-01`,
      `00-${traceId}-0000000000000002-01`,
    ])
  })

  it.each([
    ['a dropped connection', dropped, left({ kind: 'network' })],
    ['a 503', plain('', 503), left({ kind: 'http', status: 503 })],
  ])('never follows %s of a request that changes something', async (_, mishap, expected) => {
    const { fetch, seen } = fakeFetch(mishap)
    const world = setUp(fetch)
    const answer = world.transport.call(pay, { params: {}, body: { name: 'a' }, context: { traceId } })()
    await world.time.advance(60_000)
    expect(await answer).toEqual(expected)
    expect(seen).toHaveLength(1)
  })

  it.each([500, 429, 404, 401, 403])('never follows a %i', async (status) => {
    const { fetch, seen } = fakeFetch(plain('', status))
    const world = setUp(fetch)
    void readThing(world)
    await world.time.advance(60_000)
    expect(seen).toHaveLength(1)
  })
})

describe('the time-out', () => {
  it.each([
    ['the answer', silent],
    ['the end of the body', hangingBody],
  ])('gives up on %s after 30 s, aborts, and does not retry', async (_, mishap) => {
    const { fetch, seen } = fakeFetch(mishap)
    const world = setUp(fetch)
    let answer: unknown = 'pending'
    void readThing(world).then((outcome) => (answer = outcome))
    await world.time.advance(29_999)
    expect(answer).toBe('pending')
    await world.time.advance(1)
    expect(answer).toEqual(left({ kind: 'timeout' }))
    expect(seen.map(({ aborted }) => aborted())).toEqual([true])
  })

  it('begins anew with each attempt', async () => {
    const { fetch, seen } = fakeFetch(dropped, silent)
    const world = setUp(fetch)
    const answer = readThing(world)
    await world.time.advance(30_199)
    expect(world.time.waiting).toBe(1)
    await world.time.advance(1)
    expect(await answer).toEqual(left({ kind: 'timeout' }))
    expect(seen).toHaveLength(2)
  })

  it('leaves no timer behind once the answer is there', async () => {
    const world = setUp(fakeFetch(found).fetch)
    await readThing(world)
    expect(world.time.waiting).toBe(0)
  })
})

describe('a cancelled call', () => {
  it('never leaves when it was cancelled before', async () => {
    const { fetch, seen } = fakeFetch(found)
    expect(await readThing(setUp(fetch), AbortSignal.abort())).toEqual(left({ kind: 'cancelled' }))
    expect(seen).toEqual([])
  })

  it.each([
    ['the answer is awaited', silent],
    ['the body is read', hangingBody],
  ])('is aborted while %s', async (_, mishap) => {
    const { fetch, seen } = fakeFetch(mishap)
    const world = setUp(fetch)
    const source = new AbortController()
    const answer = readThing(world, source.signal)
    await settled()
    source.abort()
    expect(await answer).toEqual(left({ kind: 'cancelled' }))
    expect(seen.map(({ aborted }) => aborted())).toEqual([true])
    expect(world.time.waiting).toBe(0)
  })

  it('is not tried again when it is cancelled during the pause', async () => {
    const { fetch, seen } = fakeFetch(dropped)
    const world = setUp(fetch)
    const source = new AbortController()
    const answer = readThing(world, source.signal)
    await world.time.advance(100)
    source.abort()
    expect(await answer).toEqual(left({ kind: 'cancelled' }))
    expect(seen).toHaveLength(1)
    expect(world.time.waiting).toBe(0)
  })

  it('keeps its answer when it is cancelled afterwards', async () => {
    const source = new AbortController()
    const answer = await readThing(setUp(fakeFetch(found).fetch), source.signal)
    source.abort()
    expect(answer).toEqual(right({ name: 'a' }))
  })
})

describe('what throws', () => {
  it('is a network failure when fetch throws at once', async () => {
    const fetch: Fetch = () => {
      throw new TypeError('invalid header')
    }
    const { transport } = setUp(fetch)
    const answer = await transport.call(pay, { params: {}, body: { name: 'a' }, context: { traceId } })()
    expect(answer).toEqual(left({ kind: 'network' }))
  })

  it('is a network failure when the request cannot be built', async () => {
    const { fetch, seen } = fakeFetch(found)
    const answer = await setUp(fetch).transport.call(read, { params: { ref: '\uD800' }, context: { traceId } })()
    expect(answer).toEqual(left({ kind: 'network' }))
    expect(seen).toEqual([])
  })
})
