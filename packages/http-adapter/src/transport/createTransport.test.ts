import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { bookingsEndpoints } from '../bookings/bookingsContract.js'
import { extrasCatalogueEndpoints } from '../catalogue/extras/extrasCatalogueContract.js'
import { clientEndpoints } from '../client/clientContract.js'
import { downloadFiles } from '../delivery/deliveryContract.js'
import { dropped, fakeFetch, json } from '../../test/fakeFetch.js'
import { change, found, pay, read, readExample, traceId, wire } from '../../test/wire.js'
import { isConnectionError } from '../node/assembleDashboard.js'
import { type Fetch, readText } from './exchange.js'

describe('a request', () => {
  it('names the client, the host and the trace, and speaks JSON', async () => {
    const { fetch, seen } = fakeFetch(found)
    await wire(fetch).transport.call(change, { params: { ref: 'A/1' }, body: { name: 'ü' }, context: { traceId } })()
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

  it('lets the browser store a catalogue, but no booking, whatever its answer allows', async () => {
    const { fetch, seen } = fakeFetch(found)
    const { transport } = wire(fetch)
    const context = { traceId }
    await transport.call(clientEndpoints.config, { params: {}, context })()
    await transport.call(extrasCatalogueEndpoints.extras, { params: { bookingRef: 'A' }, context })()
    await transport.call(bookingsEndpoints.list, { params: {}, context })()
    await transport.call(bookingsEndpoints.get, { params: { bookingRef: 'A' }, context })()
    await transport.download(downloadFiles.byKey, { params: { key: 'k' }, context }, readText)()
    expect(seen.map(({ init }) => init.cache)).toEqual(['no-cache', 'no-cache', 'no-store', 'no-store', 'no-store'])
    expect(seen.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, null, null, null, null])
  })

  it('carries the idempotency key only to idempotent endpoints', async () => {
    const { fetch, seen } = fakeFetch(found)
    const { transport } = wire(fetch)
    const request = { body: { name: 'a' }, idempotencyKey: 'key-1', context: { traceId } }
    await transport.call(pay, { ...request, params: {} })()
    await transport.call(change, { ...request, params: { ref: 'A' } })()
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', null])
  })

  it('that moves money states its sending time by the back end’s clock, once an answer has had a Date', async () => {
    const at = Date.parse('2026-03-02T09:00:00Z')
    const dated = () => Response.json({ name: 'a' }, { headers: { Date: new Date(at).toUTCString() } })
    const { fetch, seen } = fakeFetch(dated)
    const world = wire(fetch, { headers: { 'X-Sent-At': 'never' } })
    const { transport, time } = world
    const request = { body: { name: 'a' }, idempotencyKey: 'key-1', context: { traceId } }
    await transport.call(pay, { ...request, params: {} })()
    await time.advance(1500)
    await transport.call(pay, { ...request, params: {} })()
    await transport.call(change, { ...request, params: { ref: 'A' } })()
    await readExample(world)
    expect(seen.map(({ headers }) => headers.get('X-Sent-At'))).toEqual([null, '2026-03-02T09:00:01.500Z', null, null])
  })

  it('has no content type without a body, and escapes its query', async () => {
    const { fetch, seen } = fakeFetch(found)
    await wire(fetch).transport.call(read, { params: { ref: 'A' }, query: { day: '1 & 2' }, context: { traceId } })()
    expect(seen[0]?.url).toBe('http://back.end/api/thing/A?day=1+%26+2')
    expect(seen[0]?.init.body).toBeUndefined()
    expect(seen[0]?.headers.has('Content-Type')).toBe(false)
  })

  it.each(['', '.', '..'])('never reaches another resource by the parameter "%s"', async (ref) => {
    const { fetch, seen } = fakeFetch(found)
    const answer = await wire(fetch).transport.call(read, { params: { ref }, context: { traceId } })()
    expect(answer).toMatchObject(left({ kind: 'notFound', errors: [] }))
    expect(seen).toEqual([])
  })
})

describe('an exception', () => {
  const payFor = (fetch: Fetch, more = {}) =>
    wire(fetch, more).transport.call(pay, { params: {}, body: { name: 'a' }, context: { traceId } })()
  const broken: Fetch = () => {
    throw new TypeError('undefined is not a function')
  }

  it('is a lost connection with its cause if the fetch is the page’s own', async () => {
    const error = new TypeError('Failed to fetch')
    expect(await payFor(() => Promise.reject(error))).toMatchObject(left({ kind: 'network', error }))
    expect(await payFor(broken)).toMatchObject(left({ kind: 'network' }))
  })

  it('is a bug without the message of a fetch, and is not retried', async () => {
    const { fetch, seen } = fakeFetch(() => Promise.reject(new TypeError('undefined is not a function')))
    const world = wire(fetch, { isConnectionError })
    const answer = await readExample(world)
    expect(answer).toMatchObject(left({ kind: 'exception', error: { message: 'undefined is not a function' } }))
    expect(seen).toHaveLength(1)
    expect(await payFor(broken, { isConnectionError })).toMatchObject(left({ kind: 'exception' }))
  })

  it('is a bug when the request cannot be built', async () => {
    const { fetch, seen } = fakeFetch(found)
    const answer = await wire(fetch).transport.call(read, { params: { ref: '\uD800' }, context: { traceId } })()
    expect(answer).toMatchObject(left({ kind: 'exception' }))
    expect(seen).toEqual([])
  })
})

describe('a failure', () => {
  it.each([
    ['an answer with errors', json({ errors: ['No'] }, 400)],
    ['a status', json({}, 500)],
    ['an answer that cannot be read', json({ id: 1 })],
  ])('names its call, without the query: %s', async (_, answer) => {
    const { transport } = wire(fakeFetch(answer).fetch)
    const request = { params: { ref: 'A 1' }, query: { token: 'secret' }, context: { traceId } }
    expect(await transport.call(read, request)()).toMatchObject(
      left({ call: { method: 'GET', path: '/api/thing/A 1', traceId } }),
    )
  })

  it('does not contain the key of a download', async () => {
    const { transport } = wire(fakeFetch(json({}, 404)).fetch)
    const request = { params: { key: 'k1' }, context: { traceId } }
    const answer = await transport.download(downloadFiles.byKey, request, readText)()
    expect(answer).toMatchObject(right({ status: 404 }))
    const lost = wire(fakeFetch(dropped).fetch)
    const outcome = lost.transport.download(downloadFiles.byKey, request, readText)()
    await lost.time.advance(5000)
    expect(await outcome).toMatchObject(left({ call: { path: '/api/booking/download/:key' } }))
  })
})

describe('an option', () => {
  it('of headers adds to our own, and does not replace them', async () => {
    const { fetch, seen } = fakeFetch(found)
    await readExample(wire(fetch, { headers: { 'X-Team': 'north', 'x-client-id': '1', Traceparent: 'none' } }))
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'x-client-id': '44',
      'x-hostname': 'aurora.localhost',
      'x-team': 'north',
      traceparent: `00-${traceId}-0000000000000001-01`,
    })
  })

  it('of a logger receives each attempt and its end', async () => {
    const { fetch } = fakeFetch(dropped, json({}, 503), found)
    const heard: unknown[] = []
    const world = wire(fetch, { logger: (attempt) => heard.push(attempt) })
    const answer = readExample(world)
    await world.time.advance(5000)
    await answer
    const call = { method: 'GET', path: '/api/thing/A', traceId, took: 0 }
    expect(heard).toEqual([
      { ...call, attempt: 1, end: 'network' },
      { ...call, attempt: 2, end: 503 },
      { ...call, attempt: 3, end: 200 },
    ])
  })

  it('of a reporter receives each attempt by the path of the contract, with its trace and its duration', async () => {
    const { fetch } = fakeFetch(json({}, 503), found)
    const reported: unknown[] = []
    const world = wire(fetch, { onRequest: (request) => reported.push(request) })
    const answer = readExample(world)
    await world.time.advance(5000)
    await answer
    const request = { method: 'GET', path: '/api/thing/:ref', traceId, duration: 0 }
    expect(reported).toEqual([
      { ...request, attempt: 1, end: 503 },
      { ...request, attempt: 2, end: 200 },
    ])
  })
})
